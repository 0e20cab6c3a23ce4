import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const waiting = bookingOf({
  status: 'confirmed.awaitingOutcome',
  version: 3,
  expectedAttendees: [
    {
      id: 'a1',
      person: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null },
      attendance: 'expected',
      creditState: null,
    },
  ],
  availableEvents: [event('RECORD_OUTCOME', 'Record outcome')],
});
const recorded = {
  ...waiting,
  status: 'completed',
  version: 4,
  availableEvents: [event('UNDO_OUTCOME', 'Undo')],
};

const said = (body: object, sentence: string, undo: object | null) => {
  const answer = json(body);
  answer.headers.set('Outcome', encodeURIComponent(JSON.stringify({ sentence, undo })));
  return answer;
};

/** The coach records that both came; what is sent, in order. */
async function record(takenBack: () => Response) {
  const sent: { readonly type: string }[] = [];
  let now: object = waiting;
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }))
    .on('GET /bookings/b1', () => json(now))
    .on('GET /bookings/b1/history', () => json([]))
    .on('POST /bookings/b1/events', async (request) => {
      const body = (await request.json()) as { readonly type: string };
      sent.push(body);
      if (body.type !== 'RECORD_OUTCOME') {
        now = { ...waiting, version: 5 };
        return takenBack();
      }
      now = recorded;
      return said(recorded, 'The outcome was recorded.', { type: 'UNDO_OUTCOME', payload: {} });
    });
  openApp('/app/bookings/b1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Record outcome' }));
  const form = within(await screen.findByRole('form', { name: 'Record the outcome' }));
  fireEvent.click(form.getByRole('button', { name: 'Everyone attended' }));
  fireEvent.click(form.getByRole('button', { name: 'Record outcome' }));
  await screen.findByText('The outcome was recorded.');
  return sent;
}

test('an outcome is taken back from the alert that tells of it', async () => {
  const sent = await record(() =>
    said({ ...waiting, version: 5 }, 'The outcome was undone.', null),
  );
  expect(screen.queryByRole('button', { name: 'Record outcome' })).toBeNull();
  const alerts = within(screen.getByRole('region', { name: 'Alerts' }));
  fireEvent.click(alerts.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The outcome was undone.');
  expect(sent).toMatchObject([
    { type: 'RECORD_OUTCOME', version: 3 },
    { type: 'UNDO_OUTCOME', version: 4, payload: {} },
  ]);
  expect(await screen.findByRole('button', { name: 'Record outcome' })).toBeTruthy();
});

test('whoever presses too late reads that it can still be corrected', async () => {
  const late =
    'An outcome can be undone for ten seconds after it is recorded. It can still be corrected.';
  await record(() => refusal(422, { event: late }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(late)).toBeTruthy();
});

test('it has no button of its own on the page', async () => {
  await record(() => json(recorded));
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: 'Undo' })).toBeNull();
});
