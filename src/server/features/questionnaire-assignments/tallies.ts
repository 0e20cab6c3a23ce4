import { sql } from 'drizzle-orm';
import type { Question } from '#domain/questionnaires/definition.ts';
import { isCounted, type Tallies, type Tally } from '#domain/questionnaires/results.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';

interface Line {
  readonly question: string;
  /** Null in the line of the question itself. */
  readonly key: string | null;
  readonly many: number;
  readonly mean: number | null;
}

/** The answers to an assignment that were handed in, counted by the database: of each question how many there are, their mean, and how often each choice was made. */
export async function talliesFor(
  db: Database,
  assignment: string,
  { questions, submitted }: { questions: readonly Question[]; submitted: number },
): Promise<Tallies> {
  const counted = questions.filter(isCounted);
  if (counted.length === 0) return { submitted, questions: new Map() };
  const ids = (of: readonly Question[]) => `{${of.map(({ id }) => id).join(',')}}`;
  const rankings = counted.filter(({ type }) => type === 'ranking');
  const chosen = counted.filter(({ type }) => type !== 'number');
  const lines = await db.orm.execute<Line & Record<string, unknown>>(sql`
    with answered as materialized (
      select a.id as question, a.value as answer, jsonb_typeof(a.value) as kind
      from questionnaire_responses r cross join lateral jsonb_each(r.answers) a(id, value)
      where r.assignment_id = ${assignment} and ${inState(sql`r.status`, questionnaireResponseStates.readable)}
        and a.id = any(${ids(counted)}::text[]) and a.value not in ('""', '[]', '{}', 'null'))
    select question, null as key, count(*)::int as many,
      avg((answer #>> '{}')::float8) filter (where kind = 'number') as mean
    from answered group by question
    union all
    select question, c.key, count(*)::int, null
    from answered cross join lateral (
      select case answer when 'true' then 'yes' when 'false' then 'no' else answer #>> '{}' end as key
        where kind not in ('array', 'object')
      union all
      select o.id from jsonb_array_elements_text(case kind when 'array' then answer else '[]' end)
        with ordinality o(id, place) where place = 1 or question <> all(${ids(rankings)}::text[])
      union all
      select l.line || ':' || l.option from jsonb_each_text(case kind when 'object' then answer else '{}' end) l(line, option)
    ) c
    where question = any(${ids(chosen)}::text[]) group by question, c.key`);
  const tallies = new Map<string, Tally & { readonly chosen: Map<string, number> }>();
  for (const { question, key, many, mean } of lines)
    if (key === null) tallies.set(question, { answered: many, mean, chosen: new Map() });
  for (const { question, key, many } of lines)
    if (key !== null) tallies.get(question)?.chosen.set(key, many);
  return { submitted, questions: tallies };
}
