import { beforeEach } from 'vitest';
import { and, asc, eq } from 'drizzle-orm';
import {
  attendees,
  bookingInvites,
  bookings,
  ledgerAccounts,
  ledgerTransfers,
  notifications,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** Sessions for which everybody who comes pays a credit of their own: a circle that Mia books and others are invited to, and one of a team. */
export async function ownCreditsStage(policy: object = {}) {
  const stage = await aStage();
  const { db, clock } = stage;
  const each = {
    creditMode: 'perAttendee',
    requiresCoachConfirmation: false,
    maxAttendees: 6,
  } as const;
  const world = await aWorld(db, {
    policy,
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      max: { role: 'Member', name: 'Max Reed' },
      lea: { role: 'Member', name: 'Lea Novak' },
      tom: { role: 'Member', name: 'Tom Vale' },
      carl: { role: 'Coach', name: 'Carl Okoro' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: {
      circle: { name: `Circle ${newId()}`, format: 'group', ...each },
      retreat: { name: `Retreat ${newId()}`, format: 'team', ...each },
    },
    teams: {
      north: { name: 'Northern team', members: ['mia', 'max'], coaches: ['carl'] },
      south: { name: 'Southern team', members: ['lea', 'tom'], coaches: ['carl'] },
    },
    lots: {
      mia: { session: 'circle', holder: 'mia', units: 20 },
      max: { session: 'circle', holder: 'max', units: 20 },
      lea: { session: 'circle', holder: 'lea', units: 1 },
      miaOfTeam: { session: 'retreat', holder: 'mia', units: 9 },
      maxOfTeam: { session: 'retreat', holder: 'max', units: 9 },
      leaOfTeam: { session: 'retreat', holder: 'lea', units: 9 },
    },
  });
  const { people, sessions, lots } = world;
  const { mia, carl, sam } = people;
  beforeEach(() => clock.set(seededAt));
  let days = 7;
  const nextStart = () => Date.parse('2026-03-02T14:00:00.000Z') + (days += 1) * day;

  const request = (who: TestPerson, body: object) =>
    stage.as(who).call('POST /booking-requests', {
      body: { coach: carl.id, idempotencyKey: newId(), ...body } as never,
    });
  const circle = async (startsAt = nextStart()): Promise<string> => {
    const at = new Date(startsAt).toISOString();
    return (await request(mia, { session: sessions.circle, credit: lots.mia, startsAt: at })).id;
  };
  const booking = async (id: string) => {
    const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
    if (!row) throw new Error('There is no booking');
    return row;
  };
  const tell = async (who: TestPerson, id: string, type: string, payload: object = {}) => {
    const { version } = await booking(id);
    const body = { type, payload, version, idempotencyKey: newId() } as never;
    return stage.as(who).call('POST /bookings/{booking}/events', { params: { booking: id }, body });
  };
  const placeOf = async (id: string, who: TestPerson) => {
    const [row] = await db.orm
      .select()
      .from(attendees)
      .where(and(eq(attendees.bookingId, id), eq(attendees.userId, who.id)));
    if (!row) throw new Error('They do not come');
    return row;
  };
  const tellPlace = async (
    by: TestPerson,
    id: string,
    who: TestPerson,
    type: string,
    payload: object = {},
  ) => {
    const { id: attendee, version } = await placeOf(id, who);
    const body = { type, payload, version, idempotencyKey: newId() } as never;
    return stage.as(by).call('POST /attendees/{attendee}/events', { params: { attendee }, body });
  };
  const invite = async (id: string, ...whom: readonly TestPerson[]): Promise<void> => {
    const invitees = whom.map((each) => each.id);
    const body = { booking: id, invitees, message: null, idempotencyKey: newId() };
    await stage.as(mia).call('POST /booking-invites', { body });
  };
  const answering = async (id: string, who: TestPerson, type = 'ACCEPT') => {
    const [found] = await db.orm
      .select()
      .from(bookingInvites)
      .where(and(eq(bookingInvites.bookingId, id), eq(bookingInvites.inviteeId, who.id)))
      .orderBy(asc(bookingInvites.createdAt));
    const { id: bookingInvite = '', version = 0 } = found ?? {};
    const body = { type, payload: {}, version, idempotencyKey: newId() } as never;
    return { params: { bookingInvite }, body };
  };
  const accept = async (id: string, who: TestPerson) =>
    stage.as(who).call('POST /booking-invites/{bookingInvite}/events', await answering(id, who));

  return {
    ...world,
    stage,
    db,
    clock,
    nextStart,
    circle,
    request,
    booking,
    tell,
    placeOf,
    tellPlace,
    invite,
    answering,
    accept,
    /** Mia's circle to which these come, too. */
    async circleWith(...whom: readonly TestPerson[]): Promise<string> {
      const id = await circle();
      await invite(id, ...whom);
      for (const who of whom) await accept(id, who);
      return id;
    },
    /** It has taken place, and the coach tells who came. */
    async record(id: string, attended: readonly TestPerson[], excused: readonly TestPerson[] = []) {
      const { endsAt } = await booking(id);
      clock.set(endsAt + hour);
      await stage.worker.runDue(clock.now());
      const idsOf = (some: readonly TestPerson[]) => some.map((each) => each.id);
      await tell(carl, id, 'RECORD_OUTCOME', {
        coachAttended: true,
        attended: idsOf(attended),
        excused: idsOf(excused),
      });
    },
    states: async (id: string, ...whom: readonly TestPerson[]) =>
      Promise.all(whom.map(async (who) => (await placeOf(id, who)).creditState)),
    left: async (lot: string): Promise<number> => {
      const [account] = await db.orm
        .select()
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.key, `available:${lot}`));
      return account?.balance ?? 0;
    },
    movements: async (id: string, who: TestPerson) =>
      db.orm
        .select()
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.attendeeId, (await placeOf(id, who)).id))
        .orderBy(asc(ledgerTransfers.position)),
    told: (id: string, who: TestPerson, type: string) =>
      db.orm
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.entityId, id),
            eq(notifications.recipientId, who.id),
            eq(notifications.type, type as never),
          ),
        ),
    staff: sam,
  };
}
