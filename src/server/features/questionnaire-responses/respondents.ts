import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import {
  questionnaireResponseStates,
  type QuestionnaireResponseState,
} from '#machines/questionnaire-response/states.gen.ts';
import type { AvailableEvent } from '#machines/decide.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { isDue } from '#machines/questionnaire-response/labels.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { questionnaireResponses, users } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { offersFor } from '#server/records/questions.ts';
import { seesScores, whyNotOpen, type Around } from './around.ts';
import { questionnaireResponseKind } from './kind.ts';
import { isCalled } from './submitted.ts';
import { areAsked } from './visible.ts';

type Query = QueryOf<Endpoints['GET /questionnaire-responses']>;

const { assignment, member, status, submittedAt } = questionnaireResponses;

/** Those who have to answer come first, then those who have begun. */
const place = sql`case when ${inState(status, questionnaireResponseStates.given)} then 3
  when ${inState(status, questionnaireResponseStates.begun)} then 2 else 1 end`;

export const respondentSorts = ['state', 'name', 'submitted'] as const;

const sorts: Readonly<Record<(typeof respondentSorts)[number], SQL>> = {
  state: sql`${place}`,
  name: byName(users.fullName),
  submitted: sql`${submittedAt}`,
};

/** Who is asked, and how far they are. Where nobody is named, nothing tells when somebody answered. */
export async function respondentPage(
  db: Database,
  query: Query,
  around: Around,
  { by, at }: Stamp,
) {
  const { isAnonymous } = around.assignment;
  const standsIn = isStaff(by) && !isAnonymous && whyNotOpen(around.assignment, at) === null;
  const wanted = and(
    eq(assignment, query.assignment),
    areAsked,
    query.status === undefined ? undefined : inState(status, query.status),
    query.team === undefined
      ? undefined
      : sql`exists (select 1 from team_members tm where tm.user_id = ${member} and tm.team_id = ${query.team})`,
    query.search ? isCalled(likePattern(query.search)) : undefined,
  );
  const direction = query.order === 'Descending' ? desc : asc;
  const property = query.orderProperty ?? 'state';
  const order = isAnonymous && property === 'submitted' ? 'name' : property;
  const rows = await db.orm
    .select({ row: questionnaireResponses, member: personReferenceColumns })
    .from(questionnaireResponses)
    .innerJoin(users, eq(users.id, member))
    .where(wanted)
    .orderBy(sql`${direction(sorts[order])} nulls last`, byName(users.fullName), users.id)
    .limit(query.perPage)
    .offset(pageOffset(query));
  const total = await db.orm.$count(questionnaireResponses, wanted);
  const teams = await teamsOf(
    db,
    rows.map(({ row }) => row.member),
  );
  const relation = { isRespondent: false, isCoach: around.isCoach };
  const scores = seesScores(around, by, relation) && !isAnonymous;
  const offers = isAnonymous
    ? new Map<string, AvailableEvent[]>()
    : await offersFor(
        db,
        questionnaireResponseKind,
        rows.map(({ row }) => ({
          id: row.id,
          row: questionnaireResponseKind.rowOf(row),
          extra: row,
        })),
        { by, at },
      );
  const when = (moment: number | null) =>
    moment === null || isAnonymous ? null : wireInstant(moment);
  return pageBody(
    rows.map(({ row, member: person }) => ({
      id: row.id,
      version: row.version,
      status: row.status as QuestionnaireResponseState,
      createdAt: wireInstant(row.createdAt),
      updatedAt: wireInstant(isAnonymous ? row.createdAt : row.updatedAt),
      deletedAt: null,
      availableEvents: offers.get(row.id) ?? [],
      member: person,
      teams: teams.get(person.id) ?? [],
      startedAt: when(row.startedAt),
      submittedAt: when(row.submittedAt),
      score: scores ? row.score : null,
      reminders: row.reminders,
      mayAnswer: standsIn && isDue(row.status),
      isReadable: !isAnonymous && (scores || around.isCoach) && by.role !== 'OrganizationAdmin',
    })),
    query,
    total,
  );
}

async function teamsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; name: string }[]>();
  const rows = await db.orm.execute<{ member: string; id: string; name: string }>(sql`
    select tm.user_id as member, t.id, t.name from team_members tm join teams t on t.id = tm.team_id
    where t.deleted_at is null and tm.user_id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})
    order by ${byName(sql`t.name`)}, t.id`);
  const found = new Map<string, { id: string; name: string }[]>();
  for (const { member: of, id, name } of rows)
    found.set(of, [...(found.get(of) ?? []), { id, name }]);
  return found;
}
