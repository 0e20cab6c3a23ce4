import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import { bookingTabs } from '#domain/bookings/vocabulary.ts';
import { bookingRequestBindings } from '#server/features/booking-requests/endpoints.ts';
import { bookingBindings } from '#server/features/bookings/endpoints.ts';
import '#server/reactions.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { principalOf, type TestPerson } from '#tests/support/people.ts';

/** The session takes one more, once a second. */
const most = 5;
/** Where rules of the credit count sessions, these are looked up besides. */
const mostOfTimes = 6;
/** To look, lock, decide, write, keep the history and the key, and tell. */
const mostOfCommand = 14;

let statements = 0;
const db = await preparedDatabase({
  seed: 'demo',
  heard: () => Promise.resolve(void (statements += 1)),
});
const bindings = { ...bookingBindings, ...bookingRequestBindings };
type Route = keyof typeof bindings;

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** Asks as a request does, and says how many statements it took. */
async function asked<T>(person: TestPerson, route: Route, input: Input = {}) {
  const before = statements;
  const { query } = endpoints[route] as { query?: { parse(value: unknown): unknown } };
  const call = {
    params: input.params ?? {},
    query: query?.parse(input.query ?? {}) ?? {},
    body: input.body,
    principal: principalOf(person),
    now: seededAt,
    services: { db },
  };
  const act = () => bindings[route].handle(call as never) as Promise<T>;
  const answer = await (route.startsWith('GET')
    ? db.transaction(act, { isolation: 'repeatable read', readOnly: true })
    : act());
  return { answer, took: statements - before };
}

const people = await db.orm.execute<TestPerson & Record<string, unknown>>(sql`
  select id, role, organization_id as "organizationId" from users
  where status = 'active' and (role in ('Coach', 'Admin') or id in (select requester_id from bookings) or id in (select leader_id from teams))`);

interface Row {
  readonly id: string;
  readonly version: number;
}
const listed = (person: TestPerson, tab: string) =>
  asked<{ data: { results: Row[] } }>(person, 'GET /bookings', { query: { tab } });

test('the list of bookings and its counts are few statements, whoever asks', async () => {
  const over = [];
  for (const person of people) {
    for (const tab of bookingTabs) {
      const { took } = await listed(person, tab);
      if (took > most) over.push({ role: person.role, tab, took });
    }
    const counts = await asked(person, 'GET /bookings/counts');
    expect(counts.took).toBeLessThanOrEqual(1);
  }
  expect(over).toEqual([]);
});

test('a search that finds none takes no more statements when it is asked again', async () => {
  const staff = people.find(({ role }) => role === 'Admin');
  if (!staff) throw new Error('The demo has no admin.');
  const query = { tab: 'past', search: 'Nobody is called that' };
  const search = () => asked<{ meta: { total: number } }>(staff, 'GET /bookings', { query });
  const [first, again] = [await search(), await search()];
  expect([first, again].map(({ answer }) => answer.meta.total)).toEqual([0, 0]);
  expect(again.took).toBeLessThanOrEqual(first.took);
});

test('a booking is few statements, whoever opens it and whatever it waits for', async () => {
  const over = [];
  const opened = new Set<string>();
  for (const person of people) {
    for (const tab of bookingTabs) {
      const { answer } = await listed(person, tab);
      for (const { id } of answer.data.results.slice(0, 3)) {
        const { answer: booking, took } = await asked<{ status: string }>(
          person,
          'GET /bookings/{booking}',
          { params: { booking: id } },
        );
        opened.add(`${person.role} ${booking.status}`);
        if (took > most) over.push({ role: person.role, status: booking.status, took });
      }
    }
  }
  expect(over).toEqual([]);
  expect([...opened]).toEqual(
    expect.arrayContaining(['Coach requested', 'Member requested', 'Member completed']),
  );
});

test('the steps of the booking flow are few statements', async () => {
  const over = [];
  const chosen = new Set<string>();
  for (const person of people.filter(({ role }) => role === 'Member')) {
    const options = await asked<{
      sessions: { id: string; credits: { id: string }[]; coaches: { id: string }[] }[];
    }>(person, 'GET /booking-requests/options');
    if (options.took > most) over.push({ route: 'options', took: options.took });
    const session = options.answer.sessions.find(
      ({ credits, coaches }) => credits.length > 0 && coaches.length > 0,
    );
    if (!session) continue;
    chosen.add(person.id);
    const credit = session.credits[0]?.id;
    const [first] = session.coaches;
    const query = { session: session.id, credit };
    const next = await asked(person, 'GET /booking-requests/next-times', {
      query: { ...query, coach: session.coaches.map(({ id }) => id) },
    });
    const times = await asked(person, 'GET /booking-requests/slots', {
      query: { ...query, coach: first?.id, days: 9 },
    });
    if (next.took > mostOfTimes) over.push({ route: 'next times', took: next.took });
    if (times.took > mostOfTimes) over.push({ route: 'times', took: times.took });
  }
  expect(over).toEqual([]);
  expect(chosen.size).toBeGreaterThan(0);
});

test('a command is answered with the record as it is then, so that its page need not ask for it', async () => {
  const coach = people.find(({ role }) => role === 'Coach');
  if (!coach) throw new Error('The demo has no coach.');
  const { answer } = await listed(coach, 'upcoming');
  const [row] = answer.data.results;
  if (!row) throw new Error('The coach has no booking ahead.');
  const input = { params: { booking: row.id } };
  const body = {
    type: 'EDIT_NOTE',
    payload: { note: 'Bring the plan.' },
    version: row.version,
    idempotencyKey: newId(),
  };
  const route = 'POST /bookings/{booking}/events';
  const sent = await asked<{ version: number }>(coach, route, { ...input, body });
  const after = await asked(coach, 'GET /bookings/{booking}', input);
  expect(sent.answer).toEqual(after.answer);
  expect(sent.answer.version).toBe(row.version + 1);
  expect(after.took).toBeLessThanOrEqual(most);
  expect(sent.took).toBeLessThanOrEqual(mostOfCommand + after.took);
});
