import { sql } from 'drizzle-orm';
import { leastAnonymous } from '#domain/questionnaires/assignment.ts';
import { canScore } from '#domain/questionnaires/definition.ts';
import { questionTypes } from '#domain/questionnaires/vocabulary.ts';
import { counted } from '#domain/text/counted.ts';
import { questionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';
import { monthOf, peopleIn } from './people-in.ts';

const scoring = sql`(${sql.join(
  questionTypes.filter((type) => canScore({ type })).map((type) => sql`${type}`),
  sql`, `,
)})`;
const bands = ['low', 'between', 'high'] as const;

/**
 * How answers score, by the bands of the questionnaire. An assignment is in it as a whole or not at all, so that two periods never differ by one answer; it is counted by
 * itself where enough people have answered it, and together with the other small ones of its month where not. Admins of organisations see what is closed, by the month in
 * which it closed. Scores that sensitive answers count for are in no report, and those of anonymous answers only where enough people gave them.
 */
export const questionnaireResults: ReportKind = {
  name: 'questionnaire-results',
  title: 'Results of questionnaires',
  question: 'How do answers to questionnaires score, and does it change?',
  audience: 'organizationAdminsAndStaff',
  filters: ['organization', 'programme'],
  period: 'days',
  unit: 'month',
  columns: [
    { key: 'label', label: 'Questionnaire', kind: 'text' },
    { key: 'month', label: 'Month from', kind: 'date' },
    { key: 'responses', label: 'Responses', kind: 'count' },
    {
      key: 'average',
      label: 'Average score',
      kind: 'rating',
      ratio: ['points', 'scored'],
      isAlone: true,
    },
    { key: 'low', label: 'Lowest band', kind: 'count' },
    { key: 'between', label: 'Bands between', kind: 'count', wide: true },
    { key: 'high', label: 'Highest band', kind: 'count' },
  ],
  drawing: {
    title: 'Responses by questionnaire and band',
    look: 'stacked',
    series: bands,
  },
  sql({ from, until, inGroups, floor, narrowed }) {
    const at = inGroups ? sql`a.closes_at` : sql`coalesce(a.opens_at, a.created_at)`;
    const least = floor ?? leastAnonymous;
    const isShown = sql`(not s.is_sensitive and (not s.is_anonymous or s.many >= ${leastAnonymous}))`;
    const inBand = (band: string) => sql`(count(*) filter (where s.place = ${band}))::int`;
    // Admins are not told of a band that a few people are in, nor of the others, from which it follows.
    const isDistributed = inGroups
      ? sql`bool_and(${isShown}) and ${sql.join(
          [...bands, 'none'].map((band) => sql`${inBand(band)} not between 1 and ${least} - 1`),
          sql` and `,
        )}`
      : sql`true`;
    return sql`
      with asked as (
        select a.id, a.questionnaire_id, a.questionnaire_version, a.is_anonymous, ${monthOf(at)} as month
        from questionnaire_assignments a left join programmes p on p.id = a.programme_id left join bookings b on b.id = a.booking_id
        where a.deleted_at is null and ${at} >= ${from} and ${at} < ${until}
          and ${inGroups ? inState(sql`a.status`, questionnaireAssignmentState.closed) : sql`true`}
          and ${narrowed({
            organization: sql`coalesce(p.organization_id, b.organization_id)`,
            programme: sql`coalesce(a.programme_id, b.programme_id)`,
          })}),
      submitted as (
        select a.*, r.user_id, r.score, v.is_sensitive, n.many,
          case when r.band is null or v.is_sensitive then 'none' when r.band = v.bands ->> 0 then 'low'
            when r.band = v.bands ->> -1 then 'high' else 'between' end as place
        from asked a
          join questionnaire_responses r on r.assignment_id = a.id and ${inState(sql`r.status`, questionnaireResponseStates.readable)}
          cross join lateral (
            select count(*)::int as many from questionnaire_responses r
            where r.assignment_id = a.id and ${inState(sql`r.status`, questionnaireResponseStates.readable)}) n
          cross join lateral (
            select exists (select 1 from jsonb_array_elements(v.questions) q (question)
                where (question ->> 'sensitive')::boolean and (question ->> 'weight')::float8 <> 0 and question ->> 'type' in ${scoring}) as is_sensitive,
              (select jsonb_agg(each -> 'label' order by (each ->> 'from')::float8) from jsonb_array_elements(v.scoring -> 'bands') b (each)) as bands
            from questionnaire_versions v
            where v.questionnaire_id = a.questionnaire_id and v.number = a.questionnaire_version) v)
      select s.questionnaire_id || ':' || s.questionnaire_version || ':' || s.month as key, s.month as unit, ${peopleIn(inGroups, sql`s.user_id`)} as people,
        q.title || ' (version ' || s.questionnaire_version || ')' as label, s.month, count(*)::int as responses,
        (sum(s.score) filter (where ${isShown}))::float8 as points,
        (count(s.score) filter (where ${isShown}))::int as scored,
        ${sql.join(
          bands.map(
            (band) =>
              sql`case when ${isDistributed} then (count(*) filter (where s.place = ${band} and ${isShown}))::int end as ${sql.identifier(band)}`,
          ),
          sql`, `,
        )}
      from submitted s join questionnaires q on q.id = s.questionnaire_id
      group by s.questionnaire_id, s.questionnaire_version, s.month, q.title, case when s.many >= ${least} then s.id end
      order by ${byName(sql`q.title`)}, s.questionnaire_id, s.questionnaire_version, s.month, 3 desc`;
  },
  answer(total) {
    const [responses, inBands] = [
      total('responses'),
      total('low') + total('between') + total('high'),
    ];
    if (responses === 0) return 'Nobody answered a questionnaire that was asked in this period.';
    const given = `${counted(responses, 'response')} ${responses === 1 ? 'was' : 'were'} handed in.`;
    if (inBands === 0) return `${given} There are no scores to show.`;
    return `${given} Of ${inBands} whose score lies in a band, ${total('high')} are in the highest of their questionnaire and ${total('low')} in the lowest.`;
  },
};
