import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const programme = { id: 'p1', name: 'Sales basics' };
const holders = {
  programme,
  expiresAt: '2029-01-01T00:00:00.000Z',
  closed: null,
  options: [{ id: 'o1', name: 'Executive coaching', unitsPerMember: 2, pool: 5 }],
  counted: 'o1',
  holders: [
    { type: 'member', id: 'mia', name: 'Mia Thornton', has: 2 },
    { type: 'member', id: 'max', name: 'Max Bloom', has: 0 },
    { type: 'team', id: 'north', name: 'Northern team', has: 1 },
  ],
};

const missing = (units: number) =>
  `Add the missing ${units} ${units === 1 ? 'credit' : 'credits'} to the pool first, as bought with the contract`;

const openForm = (answer: object, id = programme.id) => {
  const path = `/programmes/${id}/session-credits`;
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'sam', role: 'Admin' }))
    .on(`GET /programmes/${id}`, () => json({ ...programme, id }))
    .on(`GET ${path}/holders`, () => json(answer));
  openApp(`/app${path}/create`, api, true);
  return api;
};

test('what everybody has now and would have is shown before anything is sent', async () => {
  openForm(holders);
  const table = await screen.findByRole('table', { name: 'Members and teams' });
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Choose every member with fewer than 2' }),
  );
  expect(screen.getByText('1 chosen.')).toBeTruthy();
  expect(within(row(/Max Bloom/)).getAllByText('2')).toHaveLength(1);
  fireEvent.click(within(table).getByRole('checkbox', { name: 'Northern team (team)' }));
  expect(within(row(/Northern team/)).getByText('3')).toBeTruthy();
  expect(screen.getByText('5 credits in the pool, 1 left afterwards.')).toBeTruthy();
  fireEvent.click(within(table).getByRole('checkbox', { name: 'Mia Thornton' }));
  expect(screen.getByText('5 credits in the pool, 6 needed.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: missing(1), checked: false })).toBeTruthy();
});

test('what an empty pool lacks is added to it, unless somebody takes that back', async () => {
  // What was typed for another programme is kept as a draft of its own.
  const empty = {
    programme: { ...programme, id: 'p2' },
    options: [{ ...holders.options[0], pool: 0 }],
  };
  const api = openForm({ ...holders, ...empty }, 'p2');
  const sent: unknown[] = [];
  api.on('POST /programmes/p2/session-credits/allocations', async (request) => {
    sent.push(await request.json());
    return refusal(422, { units: 'Not enough.' });
  });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Choose every member with fewer than 2' }),
  );
  const box = screen.getByRole('checkbox', { name: missing(2), checked: true });
  const send = screen.getByRole('button', { name: 'Allocate credits' });
  fireEvent.click(send);
  await waitFor(() => expect(sent).toMatchObject([{ units: 2, seen: 0, issuing: 2 }]));
  await screen.findAllByText('Not enough.');
  fireEvent.click(box);
  fireEvent.click(send);
  await waitFor(() => expect(sent[1]).toMatchObject({ units: 2, seen: 0, issuing: 0 }));
});

test('goodwill needs a reason', async () => {
  openForm(holders);
  fireEvent.click(await screen.findByRole('radio', { name: 'Add to the pool' }));
  fireEvent.change(await screen.findByLabelText(/^Source/), { target: { value: 'goodwill' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add credits' }));
  await waitFor(() =>
    expect(screen.getAllByText('Give a reason for goodwill credits.').length).toBeGreaterThan(0),
  );
});

test('a programme that is complete says that it has nothing to give', async () => {
  const closed = 'This programme is complete, so it has no more credits to give.';
  openForm({ ...holders, closed });
  expect(await screen.findByText(closed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allocate credits' })).toBeNull();
});
