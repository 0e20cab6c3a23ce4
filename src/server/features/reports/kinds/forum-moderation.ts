import { sql } from 'drizzle-orm';
import { rejectionReasons, type RejectionReason } from '#domain/forum/vocabulary.ts';
import { counted } from '#domain/text/counted.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { forumThreadState, forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { ReportKind } from '../kind.ts';
import { monthOf } from './people-in.ts';

const labels: Readonly<Record<RejectionReason, string>> = {
  offTopic: 'Off topic',
  private: 'Private',
  unkind: 'Unkind',
  advertising: 'Advertising',
  duplicate: 'Posted already',
  other: 'Another reason',
};

const hours = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
  sql`extract(epoch from ${to} - ${from})::float8 / 3600`;

export const forumModeration: ReportKind = {
  name: 'forum-moderation',
  title: 'Moderation of the forum',
  question: 'How long do posts wait, and what becomes of them?',
  audience: 'staff',
  filters: ['organization'],
  period: 'days',
  unit: null,
  columns: [
    { key: 'label', label: 'Month from', kind: 'date' },
    { key: 'posts', label: 'Posts', kind: 'count' },
    { key: 'waiting', label: 'Waiting', kind: 'count' },
    { key: 'oldest', label: 'Oldest has waited (hours)', kind: 'hours', isAlone: true },
    { key: 'accepted', label: 'Published', kind: 'count' },
    {
      key: 'median',
      label: 'Median time to publish (hours)',
      kind: 'hours',
      isAlone: true,
      wide: true,
    },
    { key: 'rejected', label: 'Not published', kind: 'count' },
    ...rejectionReasons.map(
      (key) => ({ key, label: labels[key], kind: 'count', wide: true }) as const,
    ),
  ],
  drawing: {
    title: 'Posts by month',
    look: 'stacked',
    series: ['accepted', 'rejected', 'waiting'],
  },
  sql({ from, until, now, narrowed }) {
    const at = sql`${wireInstant(now)}::timestamptz`;
    const columns = sql`created_at, created_by, published_at, reason`;
    const within = sql`created_at >= ${from} and created_at < ${until}`;
    const became = (states: {
      waiting: readonly string[];
      published: readonly string[];
      unpublished: readonly string[];
    }) =>
      sql`case when ${inState(sql`status`, states.waiting)} then 'waiting' when ${inState(sql`status`, states.published)} then 'accepted' else 'rejected' end as became`;
    const written = forumThreadStates.open.filter((state) => state !== forumThreadState.draft);
    const waited = sql`max(${hours(sql`p.created_at`, at)}) filter (where p.became = 'waiting')`;
    return sql`
      with posts as (
        select ${columns}, ${became(forumThreadStates)} from forum_threads where ${within} and ${inState(sql`status`, written)}
        union all
        select ${columns}, ${became(forumCommentStates)} from forum_comments where ${within} and ${inState(sql`status`, forumCommentStates.open)})
      select ${monthOf(sql`p.created_at`)} as key, null as unit, 0 as people, ${monthOf(sql`p.created_at`)} as label, count(*)::int as posts,
        (count(*) filter (where p.became = 'waiting'))::int as waiting, ${waited} as oldest,
        case when row_number() over (order by ${waited} desc nulls last) = 1 then ${waited} end as longest,
        (count(*) filter (where p.became = 'accepted'))::int as accepted,
        (percentile_cont(0.5) within group (order by ${hours(sql`p.created_at`, sql`p.published_at`)}) filter (where p.became = 'accepted'))::float8 as median,
        (count(*) filter (where p.became = 'rejected'))::int as rejected,
        ${sql.join(
          rejectionReasons.map(
            (reason) =>
              sql`(count(*) filter (where p.became = 'rejected' and p.reason = ${reason}))::int as ${sql.identifier(reason)}`,
          ),
          sql`, `,
        )}
      from posts p left join users u on u.id = p.created_by
      where ${narrowed({ organization: sql`u.organization_id` })}
      group by 1 order by 1`;
  },
  answer(total) {
    if (total('posts') === 0) return 'Nobody wrote in the forum in this period.';
    const decided = `Of ${counted(total('posts'), 'post')} ${formatNumber(total('accepted'))} were published and ${formatNumber(total('rejected'))} were not.`;
    if (total('waiting') === 0) return `${decided} None is waiting.`;
    return `${decided} ${counted(total('waiting'), 'is', 'are')} waiting, the oldest for ${counted(Math.round(total('longest')), 'hour')}.`;
  },
};
