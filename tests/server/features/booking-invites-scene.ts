import { and, eq } from 'drizzle-orm';
import { attendees, bookingInvites } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { notificationStage } from './notifications-scene.ts';

/** The scene of a test file about invitations: a session of a team, and what people do about who comes to it. */
export async function inviteStage() {
  const { scene, people, nextStart } = await notificationStage();
  const { db } = scene;
  const { lea, ana } = people;

  /** A session of Lea's team, to which Lea and Tom come; the coach has said yes. Eight fit in. */
  async function workshop(startsAt = nextStart()): Promise<string> {
    const { team, lots, sessions } = scene;
    const wanted = { session: sessions.workshop, credit: lots.team, for: team, startsAt };
    const id = await scene.request(lea, wanted);
    await scene.tell(ana, id, 'CONFIRM');
    return id;
  }

  const bodyOf = (booking: string, whom: readonly TestPerson[]) => ({
    booking,
    invitees: whom.map(({ id }) => id),
    message: 'Do come.',
    idempotencyKey: newId(),
  });

  const invite = (who: TestPerson, booking: string, ...whom: TestPerson[]) =>
    scene.as(who).call('POST /booking-invites', { body: bodyOf(booking, whom) });

  const refusedInvite = async (who: TestPerson, booking: string, ...whom: TestPerson[]) => {
    const { errors } = await scene
      .as(who)
      .refused('POST /booking-invites', { body: bodyOf(booking, whom) });
    return errors;
  };

  async function inviteOf(booking: string, { id }: TestPerson) {
    const [row] = await db.orm
      .select()
      .from(bookingInvites)
      .where(and(eq(bookingInvites.bookingId, booking), eq(bookingInvites.inviteeId, id)));
    if (!row) throw new Error('They are not invited');
    return row;
  }

  async function answer(
    who: TestPerson,
    booking: string,
    whom: TestPerson,
    type: string,
    payload = {},
  ) {
    const { id, version } = await inviteOf(booking, whom);
    return scene.as(who).call('POST /booking-invites/{bookingInvite}/events', {
      params: { bookingInvite: id },
      body: { type, payload, version, idempotencyKey: newId() } as never,
    });
  }

  const comingTo = async (booking: string) => {
    const page = await scene
      .as(ana)
      .call('GET /bookings/{booking}/attendees', { params: { booking }, query: {} });
    return page.data.results.map(({ person, attendance, via, rsvp }) => [
      person.fullName,
      attendance,
      via,
      rsvp,
    ]);
  };

  async function withdraw(who: TestPerson, booking: string, whom: TestPerson, reason?: string) {
    const [place] = await db.orm
      .select()
      .from(attendees)
      .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, whom.id)));
    const { id: attendee = '', version = 0 } = place ?? {};
    return scene.as(who).call('POST /attendees/{attendee}/events', {
      params: { attendee },
      body: { type: 'WITHDRAW', payload: { reason }, version, idempotencyKey: newId() },
    });
  }

  const seatsOf = (who: TestPerson, booking: string) =>
    scene.as(who).call('GET /bookings/{booking}/seats', { params: { booking } });

  /** Somebody else of the organisation. */
  const colleague = async (name: string) => {
    const { organizationId } = lea;
    return aPerson(db, 'Member', name, { organizationId });
  };

  return {
    scene,
    people,
    nextStart,
    workshop,
    invite,
    refusedInvite,
    inviteOf,
    answer,
    comingTo,
    withdraw,
    seatsOf,
    colleague,
  };
}
