import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookings, teams } from '#database/schema/index.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { inviteStage } from './booking-invites-scene.ts';
import { hour } from './notifications-scene.ts';

const { scene, people, nextStart, workshop, invite, inviteOf, answer, colleague } =
  await inviteStage();
const { db } = scene;
const { lea, tom, ana, ada, mia } = people;

async function shown(who: TestPerson, booking: string, invitee = mia) {
  const { id: bookingInvite } = await inviteOf(booking, invitee);
  return scene.as(who).call('GET /booking-invites/{bookingInvite}', { params: { bookingInvite } });
}

const place = '12 Harbour Lane';

/** A session at a place, to which Mia is invited with a message. */
async function invited(startsAt = nextStart()): Promise<string> {
  const id = await workshop(startsAt);
  await db.orm
    .update(bookings)
    .set({ locationKind: 'inPerson', locationDetail: place })
    .where(eq(bookings.id, id));
  await invite(lea, id, mia);
  return id;
}

/** Where, with whom, and what the inviter says. */
const expectWhole = (answered: object, words = [place, 'Tom Reed', 'Do come.']) => {
  const said = JSON.stringify(answered);
  for (const word of words) expect(said).toContain(word);
};

/** Who invited, how it stands, and which session: its name, date and coach. */
const expectOnlyItself = (answered: Awaited<ReturnType<typeof shown>>, status: string) => {
  expect(answered).toMatchObject({
    status,
    from: { fullName: 'Lea Novak' },
    session: { name: expect.any(String) },
    coach: { fullName: 'Ana Silva' },
    message: null,
    location: null,
    coming: null,
    price: null,
  });
  const said = JSON.stringify(answered);
  for (const word of [place, 'Tom Reed', 'Do come.']) expect(said).not.toContain(word);
};

describe('whoever is invited is told of the session', () => {
  test('while they can come, do, or may change their mind', async () => {
    const id = await invited();
    expectWhole(await shown(mia, id));
    await answer(mia, id, mia, 'ACCEPT');
    expectWhole(await shown(mia, id));
    await answer(mia, id, mia, 'REJECT');
    expectWhole(await shown(mia, id));
  });

  test('not once it was taken back, before or after they said that they come', async () => {
    for (const isIn of [false, true]) {
      const id = await invited();
      if (isIn) await answer(mia, id, mia, 'ACCEPT');
      await answer(lea, id, mia, 'REVOKE');
      expectOnlyItself(await shown(mia, id), 'revoked');
      for (const who of [lea, ada]) expectWhole(await shown(who, id));
      expectWhole(await shown(ana, id), [place, 'Tom Reed']);
      const [mail] = await scene.mailsTo(mia, `booking-invites/${(await inviteOf(id, mia)).id}`);
      expect(mail?.subject).toContain('Invitation revoked');
      expect(mail?.details.map(({ label }) => label)).toEqual(['When', 'With', 'Reference']);
    }
  });

  test('not once it is too late to say that they come', async () => {
    const startsAt = nextStart();
    const [open, declined] = [await invited(startsAt), await invited(nextStart())];
    await answer(mia, declined, mia, 'REJECT');
    const { expiresAt } = await inviteOf(declined, mia);
    scene.clock.set(expiresAt);
    await scene.timers.runDue(expiresAt);
    expectOnlyItself(await shown(mia, open), 'expired');
    expectOnlyItself(await shown(mia, declined), 'rejected');
    scene.clock.set(startsAt - 24 * hour);
  });

  test('not once it was cancelled', async () => {
    const id = await invited();
    await scene.tell(ana, id, 'CANCEL', { reason: 'I am ill.' });
    expectOnlyItself(await shown(mia, id), 'closed');
  });
});

test('what is said with an invitation, and why it was declined, is read by those two and staff', async () => {
  const id = await invited();
  await answer(mia, id, mia, 'REJECT', { reason: 'I am moving house.' });
  for (const who of [lea, mia, ada])
    expect(await shown(who, id)).toMatchObject({
      message: 'Do come.',
      declineReason: 'I am moving house.',
    });
  expect(await shown(ana, id)).toMatchObject({ message: null, declineReason: null });
});

test('whoever invited as the leader of a team reads what they wrote, and no more once another leads it', async () => {
  const id = await invited();
  const una = await colleague('Una Vale');
  const leads = (leaderId: string) =>
    db.orm.update(teams).set({ leaderId }).where(eq(teams.id, scene.team));
  const asks = (requesterId: string) =>
    db.orm.update(bookings).set({ requesterId }).where(eq(bookings.id, id));
  await leads(una.id);
  await asks(tom.id);
  expectWhole(await shown(una, id), [place, 'Tom Reed']);
  await db.script(
    `update attendees set status = 'withdrawn' where booking_id = '${id}' and user_id = '${lea.id}'`,
  );
  expect(await shown(lea, id)).toMatchObject({
    message: 'Do come.',
    location: null,
    coming: null,
  });
  await leads(lea.id);
});
