import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const id = '00000000-0000-4000-8000-000000000051';
const other = '00000000-0000-4000-8000-000000000052';
const stays = { id: other, reference: 'S-4MQ7RD', subject: 'No free time' };
const event = (type: string) => ({ type, label: type, enabled: true, reason: null, asks: [] });
const priya = { id: 'priya', fullName: 'Priya Raman', pictureUrl: null };
const request = {
  id,
  version: 3,
  status: 'open',
  createdAt: '2027-03-01T09:00:00.000Z',
  updatedAt: '2027-03-01T09:00:00.000Z',
  deletedAt: null,
  availableEvents: ['REPLY', 'RESOLVE', 'ASSIGN', 'LOOK', 'MERGE'].map(event),
  reference: 'S-7KQ4MN',
  category: 'technical',
  subject: 'The slots stay grey',
  consent: true,
  requester: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null },
  assignee: null,
  createdBy: null,
  updatedBy: null,
  description: 'No time can be chosen.',
  page: '/app/bookings',
  stateLink: '/charts/auth/replay#a.b.c',
  looks: [] as object[],
  mergedInto: null as typeof stays | null,
  merged: [] as (typeof stays)[],
  others: [stays],
  files: [],
  answers: [],
};

function open(shown: typeof request, reader: object) {
  const sent: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, ...reader }))
    .on(`GET /support-requests/${id}`, () => json(shown))
    .on(`GET /support-requests/${id}/history`, () => json([]))
    .on(`POST /support-requests/${id}/events`, async (asked) => {
      sent.push(await asked.json());
      return json(shown);
    });
  openApp(`/app/support?request=${id}`, api, true);
  return sent;
}

const staff = { id: 'priya', fullName: 'Priya Raman', firstName: 'Priya', role: 'Admin' };

test('staff begin with a saved reply, and say why they look and which request stays', async () => {
  const sent = open(request, staff);
  const saved = await screen.findByLabelText('Saved reply');
  fireEvent.change(saved, { target: { value: 'It works again' } });
  const reply = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reply/ });
  expect(reply.value).toMatch(/^Hello Mia,/);
  expect(screen.getByRole('link', { name: /^Show the steps/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open the page/ })).toBeNull();

  const looking = within(screen.getByRole('form', { name: 'Open with real data' }));
  fireEvent.click(looking.getByRole('button', { name: 'Open with real data' }));
  expect((await looking.findAllByText('Say why you need to look.')).length).toBeGreaterThan(0);
  const reason = 'To see which coach she chose.';
  fireEvent.change(looking.getByRole('textbox'), { target: { value: reason } });
  fireEvent.click(looking.getByRole('button', { name: 'Open with real data' }));
  await expect.poll(() => sent).toMatchObject([{ type: 'LOOK', payload: { reason } }]);

  const merging = within(screen.getByRole('form', { name: 'Merge into another request' }));
  fireEvent.change(merging.getByRole('combobox'), { target: { value: other } });
  fireEvent.click(merging.getByRole('button', { name: 'Merge' }));
  await expect.poll(() => sent[1]).toMatchObject({ type: 'MERGE', payload: { into: other } });
});

test.each([
  ['/app/bookings', true],
  ['/app/booking-requests/create', false],
])(
  'once they said why, staff open %s where it is theirs too, and the account',
  async (page, isOpen) => {
    const at = '2027-03-01T10:00:00.000Z';
    const looks = [{ id: 'l1', viewer: { ...priya, id: staff.id }, reason: 'To see it.', at }];
    open({ ...request, page, looks }, staff);
    const account = await screen.findByRole('link', { name: 'Open the account of Mia Thornton' });
    expect(account.getAttribute('href')).toBe('/app/users/mia');
    const shown = screen.queryByRole('link', { name: 'Open the page with real data' });
    expect(shown?.getAttribute('href')).toBe(isOpen ? page : undefined);
    expect(screen.queryByText(/^Staff can’t open this page/) === null).toBe(isOpen);
  },
);

test('whoever asked sees who looked and why, and is led to the request that goes on', async () => {
  const at = '2027-03-01T10:00:00.000Z';
  const looks = [{ id: 'l1', viewer: priya, reason: 'To see which coach she chose.', at }];
  open(
    { ...request, status: 'merged', availableEvents: [], looks, mergedInto: stays, others: [] },
    {},
  );
  const link = await screen.findByRole('link', { name: 'No free time (S-4MQ7RD)' });
  expect(link.getAttribute('href')).toContain(other);
  expect(screen.getByText('To see which coach she chose.')).toBeTruthy();
  expect(screen.getByText(/^Priya Raman, /)).toBeTruthy();
  expect(screen.queryByText('What they saw')).toBeNull();
});
