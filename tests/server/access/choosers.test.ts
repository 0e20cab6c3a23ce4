import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendees, bookings, teams } from '#database/schema/index.ts';
import { endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

type Who = 'mia' | 'ana' | 'sam' | 'hal';

/** What may be chosen from, and the event that the choice is for; a chooser answers only while the event can be sent to its record. */
const ofRecords: Readonly<
  Record<
    string,
    { readonly event: string; readonly who: readonly Who[]; readonly of: 'booking' | 'team' }
  >
> = {
  'GET /bookings/{booking}/invitees': { event: 'INVITE', who: ['mia', 'sam'], of: 'booking' },
  'GET /bookings/{booking}/coaches': { event: 'REASSIGN_COACH', who: ['sam'], of: 'booking' },
  'GET /bookings/{booking}/times': { event: 'MOVE', who: ['mia', 'ana'], of: 'booking' },
  'GET /teams/{team}/candidates': { event: 'ADD_MEMBER', who: ['hal', 'sam'], of: 'team' },
};

/** Choosers for something that is not there yet, or that narrow a list to what the reader sees in it. */
const others: Readonly<Record<string, string>> = {
  'GET /booking-requests/members': 'CREATE_DIRECT',
  'GET /booking-requests/teams': 'CREATE_DIRECT',
  'GET /booking-requests/options': 'REQUEST',
  'GET /booking-requests/slots': 'REQUEST',
  'GET /booking-requests/free-times': 'REQUEST',
  'GET /booking-requests/next-times': 'REQUEST',
  'GET /booking-groups/plan': 'CREATE',
  'GET /booking-groups/programmes': 'the list',
  'GET /bookings/choices': 'the list',
  'GET /coach-notes/choices': 'the list',
  'GET /coach-notes/places/{booking}': 'the coach of the session, who sees who came',
  'GET /booking-constraints/times': 'CREATE',
  'GET /coach-permissions/choices': 'CREATE',
  'GET /organizations/{organization}/members/choices': 'the list',
  'GET /programmes/{programme}/session-credit-audit-items/choices': 'the list',
  'GET /programmes/{programme}/kai-credit-audit-items/choices': 'the list',
  'GET /kai-conversations/choices': 'CREATE',
  'GET /kai-conversations/members': 'CREATE',
  'GET /kai-conversations/{kaiConversation}/coaches': 'SHARE',
  'GET /questionnaire-assignments/choices': 'CREATE',
  'GET /programmes/{programme}/candidates': 'ADD_MEMBERS, until the programme is complete',
  'GET /interactive-resources/choices': 'CREATE',
  'GET /kpis/choices': 'CREATE, ADD_VALUE and the list',
  'GET /session-options/choices': 'CREATE',
  'GET /teams/choices': 'CREATE',
  'GET /upload-reports/uploaders': 'the list',
  'GET /users/choices': 'CREATE, EDIT and the list',
  'GET /user/organization/{organizationId}/team-leaders': 'a look-up of the specification',
};

test('every chooser is known with what it serves', () => {
  const choosers =
    /\/(?:invitees|candidates|choices|coaches|times|options|slots|(?:free|next)-times|plan|uploaders|team-leaders|places\/\{\w+\})$|\/(?:booking-(?:groups|requests)|kai-conversations)\/(?:teams|programmes|members)$/;
  const found = Object.keys(endpoints).filter(
    (route) => route.startsWith('GET ') && choosers.test(route),
  );
  expect(found.toSorted()).toEqual([...Object.keys(ofRecords), ...Object.keys(others)].toSorted());
});

let server: TestServer;
const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      joe: { role: 'Member', name: 'Joe Field' },
      hal: { role: 'OrganizationAdmin', name: 'Hal Lind', isGuest: true },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: {
      circle: {
        creditCost: 0,
        format: 'group',
        maxAttendees: 6,
        requiresCoachConfirmation: false,
      },
    },
    teams: { north: { name: `North ${newId()}`, members: ['mia'], coaches: [] } },
    lots: {},
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;
let booking: string;

beforeAll(async () => {
  server = await testServer();
  world = await aSmallWorld();
  await aPerson(server.db, 'Member', 'Ida Colleague', { organizationId: world.organizationId });
  const made = await server.as(world.people.mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.circle,
      coach: world.people.ana.id,
      startsAt: new Date(seededStart()).toISOString(),
      idempotencyKey: newId(),
    },
  });
  booking = made.id;
});

const seededStart = () => server.clock.now() + 4 * DAY;

const answerOf = async (route: string, who: Who): Promise<[number, string]> => {
  const path = route
    .replace('GET ', '/api')
    .replace('{booking}', booking)
    .replace('{team}', world.teams.north);
  const response = await server.as(world.people[who]).request(path);
  return [response.status, await response.text()];
};

const cases = Object.entries(ofRecords).flatMap(([route, { event, who, of }]) =>
  who.map((each) => [route, each, event, of] as const),
);

/** What the page of a record says the reader can do; invitations are told of with the seats. */
async function offers(event: string, of: 'booking' | 'team', who: Who): Promise<boolean> {
  const caller = server.as(world.people[who]);
  if (event === 'INVITE') {
    const seats = await caller.call('GET /bookings/{booking}/seats', { params: { booking } });
    return seats.canInvite && seats.refusal === null;
  }
  const { availableEvents } =
    of === 'booking'
      ? await caller.call('GET /bookings/{booking}', { params: { booking } })
      : await caller.call('GET /teams/{team}', { params: { team: world.teams.north } });
  return availableEvents.some(({ type, enabled }) => type === event && enabled);
}

describe('what can be chosen from', () => {
  test.each(cases)('%s is told to %s while they can %s', async (route, who, event, of) => {
    expect(await offers(event, of, who)).toBe(true);
    const [status, body] = await answerOf(route, who);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(2);
  });

  test.each(cases)('%s says nothing to %s once nobody can %s', async (route, who, event, of) => {
    const { db } = server;
    const isOver = (over: boolean) =>
      of === 'booking'
        ? db.orm
            .update(bookings)
            .set({ status: over ? 'completed' : 'confirmed.scheduled' })
            .where(eq(bookings.id, booking))
        : db.orm
            .update(teams)
            .set(over ? { status: 'deleted', deletedAt: 1 } : { status: 'active', deletedAt: null })
            .where(eq(teams.id, world.teams.north));
    await isOver(true);
    expect(await offers(event, of, who)).toBe(false);
    const [status, body] = await answerOf(route, who);
    expect([403, 404, 409, 422]).toContain(status);
    for (const name of ['Ida', 'Ben', 'Joe', 'startsAt']) expect(body).not.toContain(name);
    await isOver(false);
  });

  test('nobody who only comes to a session is told whom else it could have', async () => {
    const { joe } = world.people;
    await server.db.orm.insert(attendees).values({
      id: newId(),
      bookingId: booking,
      organizationId: world.organizationId,
      userId: joe.id,
      via: 'invite',
      status: 'expected',
      createdAt: server.clock.now(),
    });
    const path = `/api/bookings/${booking}`;
    expect((await server.as(joe).request(`${path}/invitees`)).status).toBe(403);
    expect((await server.as(joe).request(`${path}/coaches`)).status).toBe(403);
  });
});
