import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { dashboardBindings } from '#server/features/dashboard/endpoints.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { principalOf, type TestPerson } from '#tests/support/people.ts';

const mostStatements = 8;
/** Whether another time is free for everybody is found out as it is when somebody agrees to it, once for each. */
const perOtherTime = 13;

let statements = 0;
const db = await preparedDatabase({
  seed: 'demo',
  heard: () => Promise.resolve(void (statements += 1)),
});

type Home = ResponseOf<Endpoints['GET /dashboard']>;

async function homeOf(person: TestPerson) {
  const before = statements;
  const call = { principal: principalOf(person), params: {}, query: {}, now: seededAt };
  const answer: unknown = await dashboardBindings['GET /dashboard'].handle({
    ...call,
    services: { db },
  } as never);
  const home = answer as Home;
  const times = home.toDo.filter(
    ({ kind }) => kind === 'answerSuggestion' || kind === 'answerMove',
  );
  return {
    home,
    kind: home.ledTeams.length > 0 ? 'leader' : person.role,
    most: mostStatements + perOtherTime * times.length,
    asked: statements - before,
  };
}

test('home is put together from eight statements at most, whoever opens it and however much waits', async () => {
  const people = await db.orm.execute<TestPerson & Record<string, unknown>>(
    sql`select id, role, organization_id as "organizationId" from users where status = 'active'`,
  );
  const homes = [];
  for (const person of people) homes.push(await homeOf(person));
  expect(homes.filter(({ asked, most }) => asked > most)).toEqual([]);

  // They are no empty pages.
  const kinds = new Set(homes.filter(({ home }) => home.toDo.length > 0).map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['Member', 'leader', 'Coach']));
  expect(homes.map(({ kind }) => kind)).toContain('OrganizationAdmin');
  expect(homes.some(({ home }) => home.bookAgain !== null)).toBe(true);
  expect(homes.some(({ home }) => home.nextSession !== null)).toBe(true);
});
