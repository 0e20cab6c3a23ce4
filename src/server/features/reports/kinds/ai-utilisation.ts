import { sql } from 'drizzle-orm';
import { conversationCredit } from '#domain/credits/conversations.ts';
import { counted } from '#domain/text/counted.ts';
import {
  kaiConversationState,
  kaiConversationStates,
} from '#machines/kai-conversation/states.gen.ts';
import { inState } from '#database/in-state.ts';
import type { ReportKind } from '../kind.ts';
import { isEnough, monthOf, peopleIn } from './people-in.ts';

const scored = sql`filter (where f.score is not null)`;

export const aiUtilisation: ReportKind = {
  name: 'ai-utilisation',
  title: 'Use of AI conversations',
  question: 'Are the AI credits put to use, and how do conversations score?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme'],
  period: 'days',
  unit: 'month',
  columns: [
    { key: 'label', label: 'Group', kind: 'text' },
    { key: 'conversations', label: 'Conversations', kind: 'count' },
    { key: 'analyses', label: 'Analyses', kind: 'count' },
    { key: 'gaps', label: 'Analysed with errors', kind: 'count', wide: true },
    { key: 'failed', label: 'Failed', kind: 'count', wide: true },
    { key: 'credits', label: 'AI credits used', kind: 'count' },
    { key: 'average', label: 'Average score', kind: 'rating', ratio: ['points', 'scored'] },
  ],
  drawing: {
    title: 'Conversations and credits by group',
    look: 'bars',
    series: ['conversations', 'analyses', 'credits'],
  },
  sql({ from, until, inGroups, floor, narrowed }) {
    const within = (at: ReturnType<typeof sql>) => sql`${at} >= ${from} and ${at} < ${until}`;
    const theirs = (of: ReturnType<typeof sql>) =>
      narrowed({
        organization: sql`${of}.organization_id`,
        programme: sql`${of}.programme_id`,
      });
    const c = sql.identifier('c');
    // The scores of a few are not told because others had conversations without any.
    const isShown = isEnough(floor, sql`count(distinct f.person) ${scored}`);
    return sql`
      with facts as (
        select c.created_at as at, c."group", c.about_id as person, 'conversations' as what, c.status,
          case when ${inState(sql`c.status`, kaiConversationStates.analysed)} then c.score end as score, 1 as units
        from kai_conversations c where c.deleted_at is null and ${within(sql`c.created_at`)} and ${theirs(sql`${c}`)}
        union all
        select a.at, c."group", c.about_id, 'analyses', null, null, 1
        from kai_analyses a join kai_conversations c on c.id = a.conversation_id
        where c.deleted_at is null and ${within(sql`a.at`)} and ${theirs(sql`${c}`)}
        union all
        select u.spent_at, u.conversation_group, u.member_id, 'credits', null, null, u.units
        from kai_credit_uses u
        where ${inState(sql`u.credit_state`, conversationCredit.spent)} and ${within(sql`u.spent_at`)} and ${theirs(sql`u`)})
      select f."group" as key, ${inGroups ? monthOf(sql`f.at`) : sql`null::text`} as unit, ${peopleIn(inGroups, sql`f.person`)} as people,
        f."group" as label,
        (count(*) filter (where f.what = 'conversations'))::int as conversations,
        (count(*) filter (where f.what = 'analyses'))::int as analyses,
        (count(*) filter (where ${inState(sql`f.status`, kaiConversationState.completeWithErrors)}))::int as gaps,
        (count(*) filter (where ${inState(sql`f.status`, kaiConversationState.failed)}))::int as failed,
        coalesce(sum(f.units) filter (where f.what = 'credits'), 0)::int as credits,
        case when ${isShown} then sum(f.score)::int end as points,
        case when ${isShown} then (count(*) ${scored})::int end as scored
      from facts f group by 1, 2 order by 1, 2`;
  },
  answer(total) {
    if (total('conversations') + total('analyses') + total('credits') === 0)
      return 'Nobody had an AI conversation in this period.';
    const used = `${counted(total('conversations'), 'AI conversation')} were begun, ${counted(total('analyses'), 'analysis was', 'analyses were')} made and ${counted(total('credits'), 'AI credit')} used.`;
    if (total('scored') === 0) return `${used} There is no average score to show.`;
    return `${used} Conversations scored ${Math.round(total('points') / total('scored'))} of 100 on average.`;
  },
};
