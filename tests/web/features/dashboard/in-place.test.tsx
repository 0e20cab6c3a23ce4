import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from '../bookings/booking-scene.ts';
import { freeTime, timesOf } from '../bookings/free-time.ts';
import { ana, quiet, task } from './home-scene.ts';

afterEach(closeApp);

const requested = bookingOf({
  id: 'b9',
  status: 'requested',
  availableEvents: [
    event('CONFIRM', 'Confirm'),
    event('REJECT', 'Decline'),
    event('SUGGEST_TIME', 'Suggest another time'),
  ],
});
const held = bookingOf({
  id: 'b9',
  status: 'confirmed.awaitingOutcome',
  availableEvents: [event('RECORD_OUTCOME', 'Record outcome')],
});
const moved = bookingOf({
  id: 'b9',
  availableEvents: [
    event('ACCEPT_MOVE', 'Accept new time'),
    event('DECLINE_MOVE', 'Keep current time'),
  ],
});

const sentence = 'Confirmed for Fri 4 Dec, 17:45.';

interface Sent {
  readonly type: string;
  readonly version: number;
  readonly payload: object;
}

/** A coach at home with one thing to do, which is gone once it is done; `says` is what the server says of it. */
function coachWith(
  kind: string,
  booking: typeof requested,
  { times = 1, says = sentence }: { times?: number; says?: string | null } = {},
) {
  const sent: Sent[] = [];
  const { id, version, availableEvents } = booking;
  const open = [
    task(kind, 'b9', { booking: { id, version, times, requestId: null, availableEvents } }),
  ];
  const api = new SmallApi()
    .on('GET /auth/whoami', () =>
      json({ ...mia, ...ana, firstName: 'Ana', role: 'Coach', organization: null }),
    )
    .on('GET /dashboard', () =>
      json({ ...quiet, credits: null, toDo: sent.length > 0 ? [] : open }),
    )
    .on('GET /bookings/b9', () => json(booking))
    .on('POST /bookings/b9/events', async (request) => {
      sent.push(await request.json());
      const answer = json(booking);
      const outcome = { sentence: says, undo: null };
      if (says !== null) answer.headers.set('Outcome', encodeURIComponent(JSON.stringify(outcome)));
      return answer;
    });
  openApp('/app/dashboard', api, true);
  return { sent, api };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** It is said where it was done, has the focus, and no alert says it once more. */
async function expectSaid(words: string) {
  const said = await screen.findByText(words);
  expect(document.activeElement).toBe(said);
  const list = within(screen.getByRole('region', { name: 'What needs doing' }));
  expect(list.getByText(words)).toBe(said);
}

describe('in place', () => {
  test('a request is confirmed at a press; its row says what the server said, and takes the focus', async () => {
    const { sent } = coachWith('answerRequest', requested);
    await press('Confirm: answerRequest b9');
    await expectSaid(sentence);
    expect(sent[0]).toMatchObject({ type: 'CONFIRM', version: 4, payload: {} });
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  test('a request is declined with its reason, which is asked for below it', async () => {
    const { sent } = coachWith('answerRequest', requested);
    await press('Decline…: answerRequest b9');
    await press('Decline request');
    expect(sent).toEqual([]);
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    fireEvent.change(reason, { target: { value: 'I am away that week.' } });
    await press('Decline request');
    await expectSaid(sentence);
    expect(sent[0]).toMatchObject({ type: 'REJECT', payload: { reason: 'I am away that week.' } });
  });

  test('of several times that were asked for one is chosen before it is confirmed', async () => {
    const { sent } = coachWith('answerRequest', requested, { times: 2 });
    await press('Confirm: answerRequest b9');
    expect(await screen.findByRole('form', { name: 'Which time do you confirm?' })).toBeTruthy();
    await press('Confirm');
    await expectSaid(sentence);
    expect(sent[0]).toMatchObject({ type: 'CONFIRM' });
  });

  test('another time is suggested for a request by the form of its page, which opens below it', async () => {
    const { sent, api } = coachWith('answerRequest', requested, {
      says: 'You suggest Fri 4 Dec, 17:45.',
    });
    const startsAt = freeTime(requested);
    timesOf(api, 'b9', startsAt);
    const another = 'Suggest another time…: answerRequest b9';
    await press(another);
    expect(screen.getByRole('button', { name: another }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    const form = within(await screen.findByRole('form', { name: 'Suggest another time' }));
    await press('Suggest this time');
    await form.findAllByText('Choose a time.');
    expect(sent).toEqual([]);
    fireEvent.click(form.getByRole('button', { name: /^\d\d:00/ }));
    fireEvent.change(form.getByRole('textbox', { name: /Message/ }), {
      target: { value: 'Would this do?' },
    });
    await press('Suggest this time');
    await expectSaid('You suggest Fri 4 Dec, 17:45.');
    expect(sent).toMatchObject([
      { type: 'SUGGEST_TIME', version: 4, payload: { startsAt, reason: 'Would this do?' } },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('the form for another time is left again, and nothing is sent', async () => {
    const { sent, api } = coachWith('answerRequest', requested);
    timesOf(api, 'b9', freeTime(requested));
    await press('Suggest another time…: answerRequest b9');
    await screen.findByRole('form', { name: 'Suggest another time' });
    await press('Back');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Confirm: answerRequest b9' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('an outcome is recorded by the form of the page of its session', async () => {
    const { sent } = coachWith('recordOutcome', held, { says: 'The outcome was recorded.' });
    await press('Record outcome: recordOutcome b9');
    await press('Everyone attended');
    await press('Record outcome');
    await expectSaid('The outcome was recorded.');
    expect(sent[0]).toMatchObject({ type: 'RECORD_OUTCOME', payload: { coachAttended: true } });
  });

  test.each([
    ['ACCEPT_MOVE', 'Accept new time', 'Moved to Mon 7 Dec, 11:00.'],
    ['DECLINE_MOVE', 'Keep current time', 'It stays on Fri 4 Dec, 17:45.'],
  ])('another time of a session that was agreed on: %s', async (type, verb, says) => {
    const { sent } = coachWith('answerMove', moved, { says });
    await press(`${verb}: answerMove b9`);
    await expectSaid(says);
    expect(sent).toMatchObject([{ type, version: 4, payload: {} }]);
    expect(screen.queryByText(/request is still open/)).toBeNull();
  });

  test('why another time can’t be agreed to is said below it, and the buttons stay', async () => {
    const { api } = coachWith('answerMove', moved);
    const taken = 'That time has just been taken.';
    api.on('POST /bookings/b9/events', () => refusal(422, { time: taken }));
    await press('Accept new time: answerMove b9');
    const list = within(screen.getByRole('region', { name: 'What needs doing' }));
    expect(await list.findByText(taken)).toBeTruthy();
    expect(list.getByRole('button', { name: 'Keep current time: answerMove b9' })).toBeTruthy();
  });
});

describe('where the server says nothing, the row says in a word what was done', () => {
  test.each([
    ['answerRequest', requested, 'Confirm', 'Confirmed.'],
    ['answerSuggestion', moved, 'Accept', 'Accepted.'],
    ['answerSuggestion', moved, 'Keep my original time', 'Your request is still open.'],
    ['answerMove', moved, 'Accept new time', 'Moved.'],
    ['answerMove', moved, 'Keep current time', 'It stays at its time.'],
  ])('%s', async (kind, booking, verb, word) => {
    coachWith(kind, booking, { says: null });
    await press(`${verb}: ${kind} b9`);
    await expectSaid(word);
  });

  test('after a form', async () => {
    coachWith('recordOutcome', held, { says: null });
    await press('Record outcome: recordOutcome b9');
    await press('Everyone attended');
    await press('Record outcome');
    await expectSaid('Outcome recorded.');
  });
});
