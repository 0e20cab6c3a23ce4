/**
 * Questionnaires at size beside bare SQL, on the embedded database and on a PostgreSQL server: 500 assignments with 100,000 responses of 30 questions.
 *
 * The lists of assignments and of responses are asked page by page as `bookings.ts` asks for bookings. Then the results of one assignment are held against the
 * bare sums of the same, and one answer is kept in a questionnaire of one question and of 200. `RESPONSES` sets another number. Exits with 1 where something
 * does not fit.
 */
import { eq, sql } from 'drizzle-orm';
import { questionnaireAssignmentBindings } from '#server/features/questionnaire-assignments/endpoints.ts';
import { resultsFor } from '#server/features/questionnaire-assignments/results.ts';
import { aroundOf } from '#server/features/questionnaire-responses/public.ts';
import { submittedPage } from '#server/features/questionnaire-responses/submitted.ts';
import { questionnaireAssignments } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { bench, median, onBoth, placeOf, timed, type Asked, type Kind } from './lists/frame.ts';
import { benchKeeping } from './questionnaires/keeping.ts';
import { fillResponses, type ManyResponses } from './questionnaires/many-responses.ts';

const RESPONSES = Number(process.env['RESPONSES'] ?? 100_000);
const ROUNDS = 21;
const LIMIT = 1.5;

const staffOf = ({ staff }: ManyResponses) =>
  ({ id: staff, role: 'Admin', organizationId: null }) as unknown as Principal;

function assignmentsOf(many: ManyResponses): Asked {
  return {
    name: 'assignments of a programme, by opening',
    async list(db, page) {
      const call = {
        principal: staffOf(many),
        params: {},
        query: { programme: many.programme, pageNumber: page, perPage: 20 },
        now: Date.now(),
        services: { db },
      };
      const route = questionnaireAssignmentBindings['GET /questionnaire-assignments'];
      const answer: unknown = await route.handle(call as never);
      return (answer as { meta: { total: number } }).meta.total;
    },
    async bare(db, page) {
      const where = sql`a.programme_id = ${many.programme} and a.status <> 'deleted'`;
      const [counted] = await db.orm.execute<{ total: number }>(
        sql`select count(*)::int as total from questionnaire_assignments a where ${where}`,
      );
      const { fromEnd, size, offset } = placeOf(page, counted?.total ?? 0);
      const order = fromEnd ? sql`a.opens_at, a.id` : sql`a.opens_at desc, a.id desc`;
      await db.orm.execute(sql`
        select a.*, q.title, p.name, v.questions, v.scoring, r.asked, r.submitted, r.average
        from (select a.id from questionnaire_assignments a where ${where} order by ${order} limit ${size} offset ${offset}) page
          join questionnaire_assignments a on a.id = page.id join questionnaires q on q.id = a.questionnaire_id
          join questionnaire_versions v on v.questionnaire_id = a.questionnaire_id and v.number = a.questionnaire_version
          join programmes p on p.id = a.programme_id
          cross join lateral (select count(*) filter (where r.status <> 'withdrawn') as asked, count(*) filter (where r.status = 'submitted') as submitted,
            avg(r.score) filter (where r.status = 'submitted') as average from questionnaire_responses r where r.assignment_id = a.id) r
        order by ${order}`);
    },
  };
}

const SORTS = [
  { property: 'submitted', column: sql`r.submitted_at` },
  { property: 'score', column: sql`r.score` },
  { property: 'name', column: sql`u.full_name collate "und-x-icu"` },
] as const;

const responsesBy = (many: ManyResponses, { property, column }: (typeof SORTS)[number]): Asked => ({
  name: `responses to one, by ${property}`,
  async list(db, page) {
    const by = staffOf(many);
    const around = (await aroundOf(db, [many.assignment], { by })).get(many.assignment);
    if (!around) throw new Error('Nothing was filled');
    const query = {
      assignment: many.assignment,
      pageNumber: page,
      perPage: 20,
      search: null,
      orderProperty: property,
      order: 'Descending',
    } as const;
    const found = await submittedPage(db, query, around, { by, at: Date.now() });
    return found.meta.total;
  },
  async bare(db, page) {
    const where = sql`r.assignment_id = ${many.assignment} and r.status = 'submitted'`;
    await db.orm
      .execute(sql`select a.*, q.title, v.questions, v.scoring from questionnaire_assignments a
      join questionnaires q on q.id = a.questionnaire_id
      join questionnaire_versions v on v.questionnaire_id = a.questionnaire_id and v.number = a.questionnaire_version
      where a.id = ${many.assignment}`);
    await db.orm.execute(
      sql`select count(*)::int as total from questionnaire_responses r where ${where}`,
    );
    await db.orm.execute(sql`
      select r.id, r.user_id, r.submitted_at, r.score, r.band, u.full_name, u.picture_url
      from questionnaire_responses r join users u on u.id = r.user_id
      where ${where} order by ${column} desc, r.id desc limit 20 offset ${(page - 1) * 20}`);
  },
});

/** The results of one assignment, beside the bare sums of its answers, bands and times. */
async function benchResults(kind: Kind): Promise<boolean> {
  const db = await preparedDatabase();
  try {
    const many = await fillResponses(db, RESPONSES);
    const [row] = await db.orm
      .select()
      .from(questionnaireAssignments)
      .where(eq(questionnaireAssignments.id, many.assignment));
    if (!row) throw new Error('Nothing was filled');
    const by = staffOf(many);
    const results = () => resultsFor(db, row, { by, at: Date.now() });
    const bare = () => bareSums(db, many);
    await results();
    await bare();
    const rounds: { results: number; bare: number }[] = [];
    while (rounds.length < ROUNDS)
      rounds.push({ bare: await timed(bare), results: await timed(results) });
    const [ours, floor] = [
      median(rounds.map((round) => round.results)),
      median(rounds.map((round) => round.bare)),
    ];
    const times = median(rounds.map((round) => round.results / round.bare));
    const fits = times <= LIMIT;
    console.log(
      `${kind}: results in ${ours.toFixed(1)} ms, bare sums in ${floor.toFixed(1)} ms: ${times.toFixed(2)} times, at most ${LIMIT}${fits ? '' : ' (too slow)'}`,
    );
    return fits;
  } finally {
    await db.close();
  }
}

async function bareSums(db: Database, { assignment, programme }: ManyResponses): Promise<void> {
  const where = sql`r.assignment_id = ${assignment} and r.status = 'submitted'`;
  await db.orm.execute(sql`
    with answered as (select a.id as question, a.value as answer from questionnaire_responses r cross join lateral jsonb_each(r.answers) a(id, value) where ${where})
    select question, answer #>> '{}' as chosen, count(*)::int as many, avg((answer #>> '{}')::float8) as mean from answered
    group by grouping sets ((question), (question, answer #>> '{}'))`);
  await db.orm.execute(
    sql`select r.band, count(*)::int as many from questionnaire_responses r where ${where} group by r.band`,
  );
  await db.orm.execute(sql`
    select t.id, t.name, count(*)::int, avg(r.score) from questionnaire_responses r join team_members m on m.user_id = r.user_id join teams t on t.id = m.team_id
    where ${where} group by t.id, t.name`);
  await db.orm.execute(sql`
    select a.id, a.opens_at, count(r.id)::int, avg(r.score) from questionnaire_assignments a
      join questionnaire_responses r on r.assignment_id = a.id and r.status = 'submitted'
    where a.programme_id = ${programme} group by a.id order by a.opens_at`);
}

await onBoth(async (kind) => {
  const filled = new WeakMap<Database, ManyResponses>();
  const isReadInTime = await bench(
    {
      of: 'responses to a programme that asked 500 times',
      rows: { embedded: RESPONSES, server: RESPONSES },
      fill: async (db, rows) => void filled.set(db, await fillResponses(db, rows)),
      async asked(db) {
        const many = filled.get(db);
        if (!many) throw new Error('Nothing was filled');
        return [assignmentsOf(many), ...SORTS.map((sort) => responsesBy(many, sort))];
      },
    },
    kind,
  );
  const areSummedInTime = await benchResults(kind);
  return (await benchKeeping(kind)) && areSummedInTime && isReadInTime;
});
