import { expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { bookingInvites, reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { takeTimeOf } from '#tests/server/paths/session-people.ts';
import { inviteStage } from './booking-invites-scene.ts';
import { hour } from './notifications-scene.ts';

const {
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
} = await inviteStage();
const { db } = scene;
const { lea, tom, ana, ada, mia } = people;

test('who is invited is asked, and comes once they accept: a seat is kept, then their time', async () => {
  const id = await workshop();
  expect(await seatsOf(lea, id)).toEqual({
    all: 8,
    taken: 2,
    waiting: 0,
    canInvite: true,
    refusal: null,
    isFull: false,
  });
  expect(await invite(lea, id, mia)).toEqual({ sent: 1 });
  expect(await seatsOf(lea, id)).toMatchObject({ taken: 3 });
  const [sent] = await scene.told(id, 'BookingInviteSent');
  const { id: inviteId } = await inviteOf(id, mia);
  expect(sent).toMatchObject({
    recipientId: mia.id,
    link: `/app/bookings/${id}/invites/${inviteId}/rsvp`,
    actioned: false,
  });
  const toDoOf = async (who: typeof mia) => (await scene.as(who).call('GET /dashboard')).toDo;
  const asked = (await toDoOf(mia)).filter(({ kind }) => kind === 'answerInvite');
  expect(asked).toMatchObject([{ link: sent?.link, due: expect.stringMatching(/Z$/) }]);
  expect(asked[0]?.text).toMatch(/^Answer Lea Novak’s invitation to Team workshop: /);
  expect((await toDoOf(lea)).some(({ kind }) => kind === 'answerInvite')).toBe(false);
  expect(sent?.text).toMatch(
    /^Lea Novak invited you to Team workshop with Ana Silva on .*\. Please respond\.$/,
  );
  const shown = await scene
    .as(mia)
    .call('GET /booking-invites/{bookingInvite}', { params: { bookingInvite: inviteId } });
  expect(shown.coming?.map(({ fullName }) => fullName)).toEqual(['Lea Novak', 'Tom Reed']);
  expect(shown.availableEvents.map(({ type, enabled }) => [type, enabled])).toEqual([
    ['ACCEPT', true],
    ['REJECT', true],
  ]);
  await answer(mia, id, mia, 'ACCEPT');
  expect(await comingTo(id)).toEqual([
    ['Lea Novak', 'expected', 'team', null],
    ['Mia Turner', 'expected', 'invite', 'accepted'],
    ['Tom Reed', 'expected', 'team', null],
  ]);
  const taken = await db.orm.$count(
    reservations,
    and(eq(reservations.bookingId, id), eq(reservations.personId, mia.id)),
  );
  expect(taken).toBe(1);
  const [settled] = await scene.told(id, 'BookingInviteSent');
  expect(settled?.actioned).toBe(true);
});

test('nobody is asked twice, from elsewhere, or by somebody who is not of the session', async () => {
  const id = await workshop();
  await invite(ana, id, mia);
  expect(await refusedInvite(lea, id, mia)).toEqual({ invitee: 'Mia Turner is already invited.' });
  expect(await refusedInvite(lea, id, tom)).toEqual({ invitee: 'Tom Reed is already invited.' });
  expect(await refusedInvite(lea, id, ana)).toEqual({ invitee: 'Choose someone to invite.' });
  expect(await refusedInvite(lea, id)).toEqual({ invitees: 'Choose someone to invite.' });
  expect(await refusedInvite(tom, id, await colleague('Una Vale'))).toEqual({
    event: 'Only the people in this session can invite others.',
  });
  const found = await scene
    .as(lea)
    .call('GET /bookings/{booking}/invitees', { params: { booking: id }, query: { search: 'a' } });
  const names = found.map(({ fullName }) => fullName);
  expect(names).toContain('Una Vale');
  expect(names).not.toContain('Mia Turner');
  expect((await seatsOf(tom, id)).canInvite).toBe(false);
});

test('whoever declines says why to whoever invited, frees the seat, and may come after all', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  await answer(mia, id, mia, 'ACCEPT');
  const declined = await answer(mia, id, mia, 'REJECT', { reason: 'My train is late.' });
  expect(declined).toMatchObject({ status: 'rejected', declineReason: 'My train is late.' });
  expect(await seatsOf(lea, id)).toMatchObject({ taken: 2 });
  const [told] = await scene.told(id, 'BookingInviteRejected');
  expect(told).toMatchObject({ recipientId: lea.id, link: `/app/bookings/${id}/invites` });
  expect(told?.text).toMatch(/^Mia Turner can’t come to Team workshop on /);
  await answer(mia, id, mia, 'ACCEPT');
  expect(await comingTo(id)).toContainEqual(['Mia Turner', 'expected', 'invite', 'accepted']);
});

test('who has another session at that time is told so before and after the click', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  await takeTimeOf(db, id, mia.id);
  const { id: inviteId, version } = await inviteOf(id, mia);
  const params = { bookingInvite: inviteId };
  const refused = await scene.as(mia).refused('POST /booking-invites/{bookingInvite}/events', {
    params,
    body: { type: 'ACCEPT', payload: {}, version, idempotencyKey: newId() },
  });
  expect(refused.errors).toEqual({ event: 'Mia Turner has another session at that time.' });
  const shown = await scene.as(mia).call('GET /booking-invites/{bookingInvite}', { params });
  expect(shown.availableEvents[0]).toMatchObject({
    type: 'ACCEPT',
    enabled: false,
    reasons: ['Mia Turner has another session at that time.'],
  });
});

test('what is taken back takes the place with it, and the invitee is told', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  await answer(mia, id, mia, 'ACCEPT');
  await answer(lea, id, mia, 'REVOKE');
  expect(await comingTo(id)).toContainEqual(['Mia Turner', 'withdrawn', 'invite', 'revoked']);
  const [told] = await scene.told(id, 'InviteRevoked');
  const { id: inviteId } = await inviteOf(id, mia);
  expect(told).toMatchObject({ recipientId: mia.id, link: `/app/booking-invites/${inviteId}` });
});

test('whoever withdraws from the session has declined the invitation by which they came', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  await answer(mia, id, mia, 'ACCEPT');
  await withdraw(mia, id, mia);
  expect(await inviteOf(id, mia)).toMatchObject({ status: 'rejected' });
  expect(await scene.told(id, 'BookingInviteRejected')).toHaveLength(1);
});

test('staff take somebody off the list who came by an invitation, and it is taken back with that', async () => {
  const id = await workshop();
  await invite(lea, id, mia);
  await answer(mia, id, mia, 'ACCEPT');
  await withdraw(ada, id, mia, 'She has left.');
  expect(await inviteOf(id, mia)).toMatchObject({ status: 'revoked' });
  expect(await comingTo(id)).toContainEqual(['Mia Turner', 'withdrawn', 'invite', 'revoked']);
});

test('a seat that nobody takes up is free again before the start; a session that is cancelled closes what is open', async () => {
  const startsAt = nextStart();
  const id = await workshop(startsAt);
  await invite(lea, id, mia);
  scene.clock.set(startsAt - 2 * hour);
  await scene.timers.runDue(startsAt - 2 * hour, new AbortController().signal);
  expect(await inviteOf(id, mia)).toMatchObject({ status: 'expired' });
  scene.clock.set(startsAt - 24 * hour);
  const other = await workshop(nextStart());
  await invite(lea, other, mia);
  await scene.tell(ana, other, 'CANCEL', { reason: 'I am ill.' });
  expect(await inviteOf(other, mia)).toMatchObject({ status: 'closed' });
  const [told] = await scene.told(other, 'BookingInviteSent');
  expect(told?.actioned).toBe(true);
});

test('the last seat is given once, however many are asked for at a time', async () => {
  const id = await workshop();
  const crowd = await Promise.all(
    ['Ida', 'Jo', 'Kim', 'Lou', 'Max', 'Nia', 'Ola', 'Pia', 'Quy', 'Ria'].map((name) =>
      colleague(`${name} Vale`),
    ),
  );
  const answers = await Promise.allSettled(crowd.map((each) => invite(lea, id, each)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(await seatsOf(lea, id)).toMatchObject({
    all: 8,
    taken: 8,
    refusal: 'This session is full (8 of 8). Join the waiting list?',
  });
  const asked = await db.orm.$count(bookingInvites, eq(bookingInvites.bookingId, id));
  expect(asked).toBe(6);
  // A seat that somebody gives up goes to one of two who both want it back.
  const [first, second] = crowd.filter((_, index) => answers[index]?.status === 'fulfilled');
  if (!first || !second) throw new Error('Nobody was invited');
  await answer(first, id, first, 'REJECT');
  await answer(second, id, second, 'REJECT');
  await invite(lea, id, mia);
  const back = await Promise.allSettled(
    [first, second].map((each) => answer(each, id, each, 'ACCEPT')),
  );
  expect(back.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await seatsOf(lea, id)).toMatchObject({ taken: 8 });
});
