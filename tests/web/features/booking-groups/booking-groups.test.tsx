import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, page, refusal } from '../../shell/small-api.ts';
import { groupApi, groupId, groupOf, own, programmeId } from './group-scene.ts';

afterEach(closeApp);

describe('the list of booking groups', () => {
  test('says that there are none, and offers the first of both kinds', async () => {
    openApp('/app/booking-groups', groupApi('Admin', null), true);
    expect(await screen.findByText('No booking groups yet')).toBeTruthy();
    const ways = (name: string) =>
      new Set(screen.getAllByRole('link', { name }).map((way) => way.getAttribute('href')));
    expect(ways('Book a series')).toEqual(new Set(['/app/bookings/create?together=series']));
    expect(ways('Book a cohort')).toEqual(new Set(['/app/bookings/create?together=cohort']));
  });

  test('tells that it could not be loaded, and can be asked again', async () => {
    let isBroken = true;
    const api = groupApi('Admin').on('GET /booking-groups', () =>
      isBroken ? refusal(422, { request: 'Busy.' }) : page([groupOf()]),
    );
    openApp('/app/booking-groups', api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    const row = await screen.findByRole('row', { name: /Mondays/ });
    expect(within(row).getByText('1 of 3')).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Mondays' }).getAttribute('href')).toBe(own);
  });

  test('is narrowed by organisation, programme and status, each with its chip', async () => {
    const northwind = '01890000-0000-7000-8000-0000000000c1';
    const api = groupApi('Admin')
      .on('GET /booking-groups/programmes', () => json([{ id: programmeId, name: 'Sales basics' }]))
      .on('GET /organizations/choices', () => json([{ id: northwind, name: 'Northwind' }]))
      .on(`GET /organizations/${northwind}`, () => json({ id: northwind, name: 'Northwind' }));
    const { place } = openApp(`/app/booking-groups?organization=${northwind}`, api, true);
    const asked = () => api.asked.findLast((each) => each.startsWith('GET /booking-groups?')) ?? '';
    await screen.findByRole('row', { name: /Mondays/ });
    expect(asked()).toContain(`organization=${northwind}`);
    fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const choose = async (name: string, value: string) =>
      fireEvent.change(await screen.findByRole('combobox', { name }), { target: { value } });
    await choose('Programme', programmeId);
    await choose('Status', 'completed');
    await waitFor(() => {
      for (const part of [`programme=${programmeId}`, 'status=completed', 'organization='])
        expect(asked()).toContain(part);
    });
    fireEvent.click(await screen.findByRole('button', { name: /Completed/ }));
    await waitFor(() => expect(place()).not.toContain('status='));
    expect(place()).toContain(`programme=${programmeId}`);
    expect(await screen.findByRole('button', { name: /Sales basics/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(place()).toBe('/app/booking-groups'));
    expect(asked()).not.toContain('programme=');
  });

  test('is sorted by its menu and by the heads of its columns', async () => {
    const ways = ['next', 'name'].flatMap((propertyName) =>
      ['Ascending', 'Descending'].map((order) => ({ propertyName, order })),
    );
    const api = groupApi('Admin').on('GET /booking-group/filter', () => json(ways));
    const { place } = openApp('/app/booking-groups', api, true);
    const head = (name: string) => screen.getByRole('columnheader', { name });
    fireEvent.click(await screen.findByRole('button', { name: /^Sort/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Name, Z to A' }));
    await waitFor(() =>
      expect(place()).toBe('/app/booking-groups?orderProperty=name&order=Descending'),
    );
    await waitFor(() => expect(head('Name').getAttribute('aria-sort')).toBe('descending'));
    expect(api.asked.at(-1)).toContain('orderProperty=name&order=Descending');
    fireEvent.click(within(head('Next')).getByRole('button'));
    await waitFor(() => expect(head('Next').getAttribute('aria-sort')).toBe('ascending'));
    expect(api.asked.at(-1)).toContain('orderProperty=next&order=Ascending');
  });

  test('is not for members', async () => {
    const api = groupApi('Member').on('GET /booking-groups', () =>
      refusal(403, { request: 'You do not have the necessary permissions.' }),
    );
    openApp('/app/booking-groups', api, true);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
  });
});

/** What the menu of the row of a booking offers, by where it leads. */
async function offeredFor(row: RegExp): Promise<Record<string, string | null>> {
  const found = await screen.findByRole('row', { name: row });
  const menu = within(found).queryByRole('button', { name: /^Actions for/ });
  if (!menu) return {};
  fireEvent.click(menu);
  const items = await screen.findAllByRole('menuitem');
  return Object.fromEntries(items.map((item) => [item.textContent, item.getAttribute('href')]));
}

describe('a booking group', () => {
  test('offers to cancel all from one on only where the server does', async () => {
    openApp(own, groupApi('Admin', groupOf({ availableEvents: [] })), true);
    expect(await offeredFor(/B-b3/)).toEqual({
      'Withdraw request': '/app/booking-requests/r3/cancel',
    });
  });

  test('offers to cancel one session, or all from it on, and nothing of one that is over', async () => {
    openApp(own, groupApi('Admin'), true);
    expect(await offeredFor(/B-b2/)).toEqual({
      'Cancel booking': '/app/bookings/b2/cancel',
      'Cancel this and all later': `${own}?cancel=2030-03-18T10%3A00%3A00.000Z`,
    });
    expect(await offeredFor(/B-b1/)).toEqual({});
  });

  test('narrows its bookings by words and status, and turns them round', async () => {
    const api = groupApi('Admin');
    const { router } = openApp(own, api, true);
    fireEvent.click(await screen.findByRole('button', { name: /^Sort/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Start, latest first' }));
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), {
      target: { value: 'missed' },
    });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search these bookings' }), {
      target: { value: 'noah' },
    });
    const asked = () => api.asked.findLast((each) => each.includes('/bookings?')) ?? '';
    await waitFor(() => {
      for (const part of ['order=Descending', 'status=missed', 'search=noah'])
        expect(asked()).toContain(part);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  test('of which one programme pays for nothing says so', async () => {
    const api = groupApi('Admin').on(`GET /booking-groups/${groupId}/bookings`, () => page([]));
    openApp(own, api, true);
    expect(
      await screen.findByText('No booking of this group belongs to this programme.'),
    ).toBeTruthy();
  });

  test('that is not the reader’s is not there', async () => {
    openApp(own, groupApi('Member', null), true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
  });

  test('whose bookings do not come can be asked for them again', async () => {
    let isBroken = true;
    const api = groupApi('Admin').on(`GET /booking-groups/${groupId}/bookings`, () =>
      isBroken ? refusal(422, { request: 'Busy.' }) : page([]),
    );
    openApp(own, api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByText(/^No booking of this group/)).toBeTruthy();
  });
});

describe('calling off what lies ahead', () => {
  const preview = (sessions: object[], more: object = {}) => ({
    sessions,
    returned: 0,
    forfeited: 0,
    ...more,
  });
  const session = (id: string, startsAt: string, creditOutcome: string) => ({
    id,
    title: 'Executive coaching with Ana Silva',
    startsAt,
    endsAt: startsAt.replace('T10', 'T11'),
    creditOutcome,
    cost: 1,
  });
  const cancelling = `GET /booking-groups/${groupId}/cancelling`;
  const events = `POST /booking-groups/${groupId}/events`;

  test('tells what becomes of each credit before, asks staff why, and leads back to the group', async () => {
    const sent: unknown[] = [];
    const api = groupApi('Admin')
      .on(cancelling, () =>
        json(
          preview(
            [
              session('b2', '2030-03-18T10:00:00.000Z', 'forfeited'),
              session('b3', '2030-03-25T10:00:00.000Z', 'returned'),
            ],
            { returned: 1, forfeited: 1 },
          ),
        ),
      )
      .on(events, async (request) => {
        sent.push(await request.json());
        return json(groupOf({ status: 'completed', availableEvents: [] }));
      });
    const { place } = openApp(`${own}?cancel=2030-03-18T10%3A00%3A00.000Z`, api, true);
    expect(await screen.findByText('2 sessions will not take place')).toBeTruthy();
    expect(screen.getByText('1, because the session is too soon')).toBeTruthy();
    expect(screen.getByText(/The credit is lost\.$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel sessions' }));
    const why = 'Give a reason for cancelling.';
    expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), {
      target: { value: ' No room. ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel sessions' }));
    await waitFor(() => expect(place()).toBe(own));
    const from = '2030-03-18T10:00:00.000Z';
    expect(sent).toMatchObject([{ type: 'CANCEL_FUTURE', payload: { reason: 'No room.', from } }]);
    const asked = new Set(api.asked.filter((each) => each.startsWith(cancelling)));
    expect([...asked]).toEqual([`${cancelling}?from=2030-03-18T10%3A00%3A00.000Z`]);
  });

  test('says where nothing lies ahead, before and after it is tried', async () => {
    const sentence = 'This group has no upcoming sessions.';
    const api = groupApi('Member')
      .on(cancelling, () => json(preview([])))
      .on(events, () => refusal(422, { event: sentence }));
    openApp(`${own}?cancel=all`, api, true);
    expect(await screen.findByText(/no later sessions\.$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel sessions' }));
    // A message of the page says so too, for a moment.
    expect(await within(screen.getByRole('main')).findByText(sentence)).toBeTruthy();
  });

  test.each([
    ['cancel=all', 'Nothing in this group can be cancelled'],
    ['remove=true', 'This group can’t be deleted'],
  ])('is not asked (%s) of whoever can’t: %s', async (way, title) => {
    const group = groupOf({ availableEvents: [] });
    openApp(`${own}?${way}`, groupApi('Coach', group), true);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('“Mondays” is now: active.')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Show group' });
    expect(back.getAttribute('href')).toBe(
      `/app/booking-groups/${groupId}/${programmeId}/bookings`,
    );
  });
});
