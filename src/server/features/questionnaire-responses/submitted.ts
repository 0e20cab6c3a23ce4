import { and, asc, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { beginningOf, daysLater } from '#domain/time/local.ts';
import type { Stamp } from '#machines/person.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { readingRows } from '#database/paged/read-rows.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { questionnaireResponses, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { seesScores, type Around } from './around.ts';

export type SubmittedQuery = QueryOf<Endpoints['GET /submitted-responses']>;

const { assignment, member, status, submittedAt, score, band, unnamed } = questionnaireResponses;

export const submittedSorts = ['submitted', 'name', 'score'] as const;
const sorts: Readonly<Record<(typeof submittedSorts)[number], SQL>> = {
  submitted: sql`${submittedAt}`,
  name: byName(users.fullName),
  score: sql`${score}`,
};
/** What is handed in has its moment and a name; a score it may lack. */
const mayLack: ReadonlySet<string> = new Set(['score']);

type Narrowing = Pick<SubmittedQuery, 'search' | 'band' | 'from' | 'to'>;

/** Whoever is asked has a name like this. */
export const isCalled = (pattern: string): SQL =>
  sql`exists (select 1 from users named where named.id = ${member} and named.full_name ilike ${pattern})`;

/** Those that were handed in. Where nobody is named they are narrowed by nothing that could tell one person from others. */
export function submittedTo(
  { assignment: { id, isAnonymous, timeZone } }: Around,
  { search, band: wanted, from, to }: Narrowing,
): SQL | undefined {
  const all = and(eq(assignment, id), inState(status, questionnaireResponseStates.readable));
  if (isAnonymous) return all;
  const day = (date: string) => beginningOf(timeZone, date);
  return and(
    all,
    search ? isCalled(likePattern(search)) : undefined,
    wanted === undefined ? undefined : eq(band, wanted),
    from === undefined ? undefined : gte(submittedAt, day(from)),
    to === undefined ? undefined : lt(submittedAt, day(daysLater(to, 1))),
  );
}

type Property = (typeof submittedSorts)[number];
type Order = `${Property | 'nothing'} ${'asc' | 'desc'} ${'named' | 'unnamed'}`;

function orderedBy(order: Order): SQL[] {
  const [property = 'nothing', way, naming] = order.split(' ');
  const direction = way === 'asc' ? asc : desc;
  const sort = Object.entries(sorts).find(([name]) => name === property)?.[1];
  const last = naming === 'unnamed' ? asc(unnamed) : direction(questionnaireResponses.id);
  if (!sort) return [last];
  return [mayLack.has(property) ? sql`${direction(sort)} nulls last` : direction(sort), last];
}

/** A page of the responses that were handed in. Without names they come in an order that says nothing. */
export async function submittedPage(
  db: Database,
  query: SubmittedQuery,
  around: Around,
  { by }: Stamp,
) {
  const { isAnonymous } = around.assignment;
  const scores = seesScores(around, by, { isRespondent: false, isCoach: around.isCoach });
  const property = query.orderProperty ?? 'submitted';
  const isShown = property === 'score' ? scores : !isAnonymous;
  const isAsked = query.order !== undefined || query.orderProperty !== undefined;
  const direction = (isAsked ? query.order : 'Descending') === 'Descending' ? 'desc' : 'asc';
  const order: Order = `${isShown ? property : 'nothing'} ${direction} ${isAnonymous ? 'unnamed' : 'named'}`;
  const wanted = submittedTo(around, query);
  const page = db.orm
    .select({
      row: { unnamed, member, submittedAt, score, band },
      member: personReferenceColumns,
    })
    .from(questionnaireResponses)
    .innerJoin(users, eq(users.id, member))
    .where(wanted)
    .orderBy(...orderedBy(order))
    .limit(query.perPage)
    .offset(pageOffset(query))
    .prepare('');
  // Where the database can, it answers both at once.
  const [rows, total] = await Promise.all([
    readingRows(page).execute(),
    db.orm.$count(questionnaireResponses, wanted),
  ]);
  return pageBody(
    rows.map(({ row, member: person }) => ({
      key: isAnonymous ? row.unnamed : row.member,
      member: isAnonymous ? null : person,
      submittedAt: isAnonymous || row.submittedAt === null ? null : wireInstant(row.submittedAt),
      score: scores ? row.score : null,
      band: scores ? row.band : null,
    })),
    query,
    total,
  );
}
