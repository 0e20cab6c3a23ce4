import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, mia, SmallApi } from '../shell/small-api.ts';
import { bookingOf, event } from './bookings/booking-scene.ts';

afterEach(closeApp);

const ana = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };
const quiet = { nextSession: null, upcoming: [], moreToDo: {}, credits: [], bookAgain: null };

const task = (kind: string, id: string, more: object = {}) => ({
  kind,
  text: `${kind} ${id}`,
  due: '2027-02-20T09:00:00.000Z',
  link: `/app/bookings/${id}`,
  who: null,
  booking: null,
  ...more,
});

test('alike things stand together, by what runs out first; what waits for others is apart', async () => {
  const others = { due: null, who: 'Ana Silva' };
  const toDo = [
    task('giveReview', 'b1', { due: '2027-02-21T09:00:00.000Z' }),
    task('awaitAnswer', 'b2', others),
    task('answerInvite', 'b3'),
    task('giveReview', 'b4', { due: '2027-02-19T09:00:00.000Z' }),
    task('awaitAnswer', 'b5', others),
  ];
  const api = new SmallApi().on('GET /dashboard', () => json({ ...quiet, toDo, ledTeams: [] }));
  openApp('/app/dashboard', api, true);
  const own = await screen.findByRole('region', { name: 'What needs doing' });
  expect(within(own).getByText('2 sessions to review')).toBeTruthy();
  expect(
    within(own)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['giveReview b4', 'giveReview b1', 'answerInvite b3']);
  const waiting = within(screen.getByRole('region', { name: 'Waiting for others' }));
  expect(waiting.getByText('Ana Silva has 2 requests to answer')).toBeTruthy();
  expect(screen.getByText('3 things need your attention.')).toBeTruthy();
});

test('what is not named is counted, and leads to the list that has it', async () => {
  const toDo = [task('answerRequest', 'b1'), task('answerRequest', 'b2')];
  const moreToDo = { answerRequest: 31 };
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, ...ana, firstName: 'Ana', role: 'Coach' }))
    .on('GET /dashboard', () => json({ ...quiet, credits: null, ledTeams: [], toDo, moreToDo }));
  openApp('/app/dashboard', api, true);
  expect(await screen.findByText('33 requests to answer')).toBeTruthy();
  expect(screen.getByText('33 things need your attention.')).toBeTruthy();
  const rest = screen.getByRole('link', { name: 'And 31 more: open the list' });
  expect(rest.getAttribute('href')).toBe('/app/bookings?tab=requests');
});

describe('in place', () => {
  const requested = bookingOf({
    id: 'b9',
    status: 'requested',
    availableEvents: [event('CONFIRM', 'Confirm'), event('REJECT', 'Decline')],
  });
  const held = bookingOf({
    id: 'b9',
    status: 'confirmed.awaitingOutcome',
    availableEvents: [event('RECORD_OUTCOME', 'Record outcome')],
  });

  /** A coach at home with one thing to do, which is gone once it is done. */
  function coachWith(kind: string, booking: typeof requested, times = 1) {
    const sent: { type: string; version: number; payload: object }[] = [];
    const { id, version, availableEvents } = booking;
    const open = [task(kind, 'b9', { booking: { id, version, times, availableEvents } })];
    const api = new SmallApi()
      .on('GET /auth/whoami', () =>
        json({ ...mia, ...ana, firstName: 'Ana', role: 'Coach', organization: null }),
      )
      .on('GET /dashboard', () =>
        json({ ...quiet, credits: null, ledTeams: [], toDo: sent.length > 0 ? [] : open }),
      )
      .on('GET /bookings/b9', () => json(booking))
      .on('POST /bookings/b9/events', async (request) => {
        sent.push(await request.json());
        const answer = json(booking);
        const outcome = { sentence: 'It is done.', undo: null };
        answer.headers.set('Outcome', encodeURIComponent(JSON.stringify(outcome)));
        return answer;
      });
    openApp('/app/dashboard', api, true);
    return sent;
  }
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  const expectSaid = async (sentence: string) => {
    const said = await screen.findByText(sentence);
    expect(document.activeElement).toBe(said);
    const list = within(screen.getByRole('region', { name: 'What needs doing' }));
    expect(list.getByText(sentence)).toBe(said);
    // No alert says it once more.
    expect(screen.queryByText('It is done.')).toBeNull();
  };

  test('a request is confirmed at a press; its row says so where it stands, and takes the focus', async () => {
    const sent = coachWith('answerRequest', requested);
    await press('Confirm: answerRequest b9');
    await expectSaid('Confirmed.');
    expect(sent[0]).toMatchObject({ type: 'CONFIRM', version: 4, payload: {} });
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  test('a request is declined with its reason, which is asked for below it', async () => {
    const sent = coachWith('answerRequest', requested);
    await press('Decline…: answerRequest b9');
    await press('Decline request');
    expect(sent).toEqual([]);
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    fireEvent.change(reason, { target: { value: 'I am away that week.' } });
    await press('Decline request');
    await expectSaid('Declined.');
    expect(sent[0]).toMatchObject({ type: 'REJECT', payload: { reason: 'I am away that week.' } });
  });

  test('of several times that were asked for one is chosen before it is confirmed', async () => {
    const sent = coachWith('answerRequest', requested, 2);
    await press('Confirm: answerRequest b9');
    expect(await screen.findByRole('form', { name: 'Which time do you confirm?' })).toBeTruthy();
    await press('Confirm');
    await expectSaid('Confirmed.');
    expect(sent[0]).toMatchObject({ type: 'CONFIRM' });
  });

  test('an outcome is recorded by the form of the page of its session', async () => {
    const sent = coachWith('recordOutcome', held);
    await press('Record outcome: recordOutcome b9');
    await press('Everyone attended');
    await press('Record outcome');
    await expectSaid('Outcome recorded.');
    expect(sent[0]).toMatchObject({ type: 'RECORD_OUTCOME', payload: { coachAttended: true } });
  });
});
