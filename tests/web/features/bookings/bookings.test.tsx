import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataOf } from '#web/api/call.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';
import { bookingOf as aBooking } from './booking-scene.ts';

afterEach(closeApp);

type Row = DataOf<'GET /bookings'>['data']['results'][number];

/** A booking as the list has it. */
const bookingOf = (changes: Partial<Row> = {}) => ({
  ...aBooking(),
  paperworkDue: [],
  ...changes,
});

const counts = { upcoming: 3, requests: 1, toDo: 0, past: 45, cancelled: 2 };
const sorts = [
  { propertyName: 'startsAt', order: 'Ascending' },
  { propertyName: 'coach', order: 'Ascending' },
];
const anaId = '01890000-0000-7000-8000-00000000000a';
const listed = (rows: readonly unknown[] = [bookingOf()], total = 45) =>
  new SmallApi()
    .on('GET /bookings', () => page(rows, total))
    .on('GET /bookings/counts', () => json(counts))
    .on('GET /bookings/choices', () => json([{ id: anaId, name: 'Ana Silva', hint: null }]))
    .on('GET /booking/filter', () => json(sorts));
const asRole = (api: SmallApi, role: string) =>
  api.on('GET /auth/whoami', () => json({ ...mia, role }));
const asked = (api: SmallApi) => api.asked.filter((each) => /^GET \/bookings(\?|$)/.test(each));

describe('the list of bookings', () => {
  test('asks for what its address says, and leaves defaults out of it', async () => {
    const api = listed();
    const { router } = openApp('/app/bookings?tab=past&search=ana&creditState=held', api, true);
    await screen.findByText('B-4YJZ42');
    expect(asked(api)).toEqual(['GET /bookings?tab=past&search=ana&creditState=held&pageNumber=1']);
    fireEvent.click(screen.getByRole('link', { name: /^Upcoming/ }));
    await waitFor(() =>
      expect(router.state.location.searchStr).toBe('?search=ana&creditState=held'),
    );
  });

  test('what the server would only refuse counts as absent', async () => {
    const api = listed();
    openApp('/app/bookings?coach=ana&from=2026-02-30&kind=crowd&tab=lost', api, true);
    await screen.findByText('B-4YJZ42');
    expect(asked(api)).toEqual(['GET /bookings?pageNumber=1&tab=upcoming']);
  });

  test('tabs carry their counts, and rows link to the record', async () => {
    openApp('/app/bookings', listed(), true);
    const tabs = await screen.findByRole('navigation', { name: 'Bookings by state' });
    await within(tabs).findByRole('link', { name: /Past.*45/ });
    const table = await screen.findByRole('table', { name: 'Bookings' });
    const record = within(table).getByRole('rowheader');
    expect(within(record).getByRole('link').getAttribute('href')).toBe('/app/bookings/b1');
    expect(within(table).getByText('Confirmed')).toBeTruthy();
  });

  test.each([
    ['CANCEL_REQUEST', { 'Withdraw request': '/app/booking-requests/r1/cancel' }],
    ['CONFIRM', { Confirm: '/app/bookings/b1/respond' }],
    ['REJECT', { Decline: '/app/bookings/b1/respond?answer=decline' }],
    ['CANCEL', { 'Cancel booking': '/app/bookings/b1/cancel' }],
    ['MOVE', {}],
  ])('a row leads to where %s is done', async (type, ways) => {
    const offered = { type, label: type, enabled: true, reasons: [] };
    const refused = { type: 'CONFIRM', label: 'Confirm', enabled: false, reasons: ['Too late.'] };
    const row = bookingOf({ requestId: 'r1', availableEvents: [refused, offered] });
    openApp('/app/bookings', asRole(listed([row]), 'Admin'), true);
    await screen.findByText('B-4YJZ42');
    const menu = screen.queryByRole('button', { name: /^Actions for Executive coaching/ });
    if (menu) fireEvent.click(menu);
    const items = menu ? await screen.findAllByRole('menuitem') : [];
    expect(
      Object.fromEntries(items.map((item) => [item.textContent, item.getAttribute('href')])),
    ).toEqual(ways);
  });

  test('a row that is over leads to the same session with the same coach once more', async () => {
    openApp('/app/bookings', listed([bookingOf({ mayBookAgain: true })]), true);
    fireEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    const again = await screen.findByRole('menuitem', { name: 'Book again' });
    expect(again.getAttribute('href')).toBe(
      '/app/booking-requests/create?step=time&session=coaching&coach=ana',
    );
  });

  test('a row leads into the room while the server lets the reader in', async () => {
    openApp('/app/bookings', listed([bookingOf({ mayJoin: true })]), true);
    fireEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    const join = await screen.findByRole('menuitem', { name: 'Join' });
    expect(join.getAttribute('href')).toBe('/zoom/b1');
  });

  test('staff take the list along as it is filtered, and nobody else', async () => {
    const sent: unknown[] = [];
    const api = asRole(listed(), 'Admin').on('GET /bookings', async () =>
      json({ ...(await page([bookingOf()]).json()), mayExport: true, mayRetryWork: false }),
    );
    api.on('POST /bookings/export', async (request) => {
      sent.push(await request.json());
      return refusal(422, {
        event: 'These are 10,001 bookings; a file can have at most 10,000. Filter the list first.',
      });
    });
    openApp('/app/bookings?tab=past&creditState=held', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export bookings' });
    fireEvent.change(within(dialog).getByLabelText(/^Your password/), {
      target: { value: 'mine' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
    expect(await within(dialog).findByText(/Filter the list first/)).toBeTruthy();
    expect(sent).toMatchObject([{ tab: 'past', creditState: ['held'], yourPassword: 'mine' }]);
  });

  test('staff cancel several at once, each by itself, with one reason', async () => {
    const sent: unknown[] = [];
    const cancel = { type: 'CANCEL', label: 'Cancel booking', enabled: true, reasons: [] };
    const row = (id: string, reference: string) =>
      bookingOf({ id, reference, availableEvents: [cancel] });
    const rows = [row('b1', 'B-ONE'), row('b2', 'B-TWO')];
    const gone = new Set<string>();
    const api = asRole(listed(), 'Admin').on('GET /bookings', async () => {
      const left = await page(rows.filter(({ id }) => !gone.has(id))).json();
      return json({ ...left, mayExport: true, mayChooseSeveral: true, mayRetryWork: false });
    });
    for (const { id } of rows)
      api.on(`POST /bookings/${id}/events`, async (request) => {
        const { type, payload } = (await request.json()) as Record<string, unknown>;
        sent.push({ id, type, payload });
        if (id === 'b2') return refusal(422, { event: 'It has begun.' });
        gone.add(id);
        return json(row(id, 'gone'));
      });
    openApp('/app/bookings', api, true);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
    const chosen = within(await screen.findByRole('region', { name: '2 bookings chosen' }));
    fireEvent.click(chosen.getByRole('button', { name: 'Cancel booking' }));
    const question = { name: 'Cancel booking: 2 bookings?' };
    const dialog = within(await screen.findByRole('alertdialog', question));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await dialog.findByText('Give a reason for cancelling.')).toBeTruthy();
    expect(sent).toEqual([]);
    const why = { target: { value: ' The coach is ill. ' } };
    fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), why);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    const left = await screen.findByRole('region', { name: '1 booking chosen' });
    expect(within(left).getByText(/: It has begun\.$/)).toBeTruthy();
    const payload = { reason: 'The coach is ill.' };
    expect(sent).toEqual([
      { id: 'b1', type: 'CANCEL', payload },
      { id: 'b2', type: 'CANCEL', payload },
    ]);
  });

  test('others do things to one booking at a time', async () => {
    const confirm = { type: 'CONFIRM', label: 'Confirm', enabled: true, reasons: [] };
    openApp(
      '/app/bookings',
      asRole(listed([bookingOf({ availableEvents: [confirm] })]), 'Coach'),
      true,
    );
    await screen.findByText('B-4YJZ42');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('members find no export', async () => {
    openApp('/app/bookings', listed(), true);
    await screen.findByText('B-4YJZ42');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  test('a filter takes effect at once, shows as a chip, and reset keeps the tab', async () => {
    const api = listed();
    const { router } = openApp('/app/bookings?tab=past&pageNumber=2', api, true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const coach = await screen.findByRole('combobox', { name: 'Coach' });
    fireEvent.change(coach, { target: { value: 'ana' } });
    fireEvent.pointerDown(await screen.findByRole('option', { name: 'Ana Silva' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(`?tab=past&coach=${anaId}`));
    await screen.findByRole('button', { name: 'Remove filter Coach: Ana Silva' });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=past'));
  });

  test('a day is typed or picked, stands in the address as a day, and limits the other one', async () => {
    const small = listed();
    const { router } = openApp('/app/bookings?tab=past', small, true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const from = await screen.findByRole('combobox', { name: 'From' });
    fireEvent.change(from, { target: { value: '2026-03-05' } });
    fireEvent.keyDown(from, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=past&from=2026-03-05'));
    await screen.findByRole('button', { name: 'Remove filter From 05/03/2026' });
    const day = encodeURIComponent(new Date(2026, 2, 5).toISOString());
    expect(small.asked.some((each) => each.includes(`from=${day}`))).toBe(true);
    const until = screen.getByRole('combobox', { name: 'Until' });
    fireEvent.change(until, { target: { value: '2026-03-04' } });
    fireEvent.keyDown(until, { key: 'Enter' });
    await screen.findByText(/^Choose .+ or a later day\.$/);
    expect(router.state.location.searchStr).toBe('?tab=past&from=2026-03-05');
  });

  test('sorts by what the server offers', async () => {
    const api = listed();
    const { router } = openApp('/app/bookings', api, true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('button', { name: /^Sort/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Coach, A to Z' }));
    await waitFor(() =>
      expect(router.state.location.searchStr).toBe('?orderProperty=coach&order=Ascending'),
    );
  });

  test('only staff filter by organisation', async () => {
    openApp('/app/bookings', asRole(listed(), 'Admin'), true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('combobox', { name: 'Organisation' })).toBeTruthy();
    closeApp();
    openApp('/app/bookings', listed(), true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('combobox', { name: 'Coach' });
    expect(screen.queryByRole('combobox', { name: 'Organisation' })).toBeNull();
  });

  test('staff narrow to a status of the tab, and to what is missing', async () => {
    const { router } = openApp('/app/bookings?tab=past', asRole(listed(), 'Admin'), true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), {
      target: { value: 'missed' },
    });
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=past&status=missed'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Note missing' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Remove filter Status: / }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=past&noteMissing=true'));
    expect(screen.getByRole('button', { name: 'Remove filter Note missing' })).toBeTruthy();
    for (const name of ['Member', 'Team', 'Programme'])
      expect(await screen.findByRole('combobox', { name })).toBeTruthy();
  });

  test('another tab forgets the status, which is not one of its own', async () => {
    const { router } = openApp('/app/bookings?tab=past&status=missed', listed(), true);
    await screen.findByText('B-4YJZ42');
    fireEvent.click(screen.getByRole('link', { name: /^Cancelled/ }));
    await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=cancelled'));
  });

  test('what past sessions still ask for stands in a column, where there is any', async () => {
    const due = '2026-03-09T10:00:00.000Z';
    const rows = [bookingOf({ paperworkDue: [{ kind: 'coachNote', count: 2, due }] })];
    openApp('/app/bookings?tab=past', listed(rows), true);
    expect(await screen.findByRole('columnheader', { name: 'Paperwork due' })).toBeTruthy();
    expect(screen.getByText('2 notes')).toBeTruthy();
    expect(screen.getByText('by 09/03/2026')).toBeTruthy();
    closeApp();
    openApp('/app/bookings?tab=past', listed(), true);
    await screen.findByText('B-4YJZ42');
    expect(screen.queryByRole('columnheader', { name: 'Paperwork due' })).toBeNull();
  });

  test.each([
    ['Member', 'Make a Booking', '/app/booking-requests/create'],
    ['Coach', 'Create Booking', '/app/bookings/create'],
  ])('for a %s an empty list offers to %s', async (role, name, href) => {
    openApp('/app/bookings', asRole(listed([], 0), role), true);
    await screen.findByText('Nothing is coming up');
    const main = within(screen.getByRole('main'));
    const ways = main.getAllByRole('link', { name }).map((each) => each.getAttribute('href'));
    expect(new Set(ways)).toEqual(new Set([href]));
  });

  test('a list that fails can be asked for again', async () => {
    const api = listed().on('GET /bookings', () => refusal(500, {}));
    openApp('/app/bookings', api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /bookings', () => page([bookingOf()], 1));
    fireEvent.click(again);
    expect(await screen.findByText('B-4YJZ42')).toBeTruthy();
  });
});
