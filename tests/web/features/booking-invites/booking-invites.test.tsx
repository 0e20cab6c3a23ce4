import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const person = (id: string, fullName: string) => ({ id, fullName, pictureUrl: null });
const max = person('max', 'Max Reed');
const self = person('mia', 'Mia Thornton');
const event = (type: string, label: string, ...reasons: string[]) => ({
  type,
  label,
  enabled: reasons.length === 0,
  reasons,
});
const accept = event('ACCEPT', 'Accept');
const reject = event('REJECT', 'Decline');
const revoke = event('REVOKE', 'Revoke');

const invite = (more: object = {}) => ({
  id: 'i1',
  version: 3,
  status: 'sent',
  statusLabel: 'Waiting for an answer',
  booking: {
    id: 'b1',
    title: 'Sales skills lab with Ana Silva',
    startsAt: '2027-03-10T12:00:00.000Z',
    endsAt: '2027-03-10T14:00:00.000Z',
  },
  session: { id: 's1', name: 'Sales skills lab' },
  from: max,
  to: self,
  createdAt: '2027-03-01T12:00:00.000Z',
  availableEvents: [accept, reject],
  mayAnswer: true,
  mayOpenBooking: false,
  message: 'Do come.',
  expiresAt: '2027-03-10T10:00:00.000Z',
  respondedAt: null,
  declineReason: null,
  coach: person('ana', 'Ana Silva'),
  location: { kind: 'video', detail: null },
  price: null as object | null,
  coming: [max],
  waitingPlace: null,
  ...more,
});

const apiWith = (shown: object | null) =>
  new SmallApi()
    .on('GET /booking-invites', () => page(shown === null ? [] : [shown]))
    .on('GET /booking-invite/filter', () => json([]))
    .on('GET /booking-invites/i1/history', () => json([]))
    .on('GET /booking-invites/i1', () =>
      shown === null ? refusal(404, { request: 'Not found.' }) : json(shown),
    );

describe('the list of invitations', () => {
  test('says that there are none yet, of those received and of those sent', async () => {
    const api = apiWith(null);
    openApp('/app/booking-invites', api, true);
    expect(await screen.findByText('Invitations to sessions are listed here.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Sent' }));
    const sent = 'People you invite to a group session are listed here.';
    expect(await screen.findByText(sent)).toBeTruthy();
    expect(api.asked.filter((each) => each.includes('tab=sent'))).not.toEqual([]);
  });

  test('tells that it could not be loaded, and can be asked again', async () => {
    let isBroken = true;
    const api = apiWith(invite()).on('GET /booking-invites', () =>
      isBroken ? refusal(422, { request: 'Busy.' }) : page([invite()]),
    );
    openApp('/app/booking-invites', api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByRole('row', { name: /Sales skills lab/ })).toBeTruthy();
  });

  test.each([
    ['whoever can come', invite(), true],
    [
      'whoever has no time for it and can still decline',
      invite({ availableEvents: [event('ACCEPT', 'Accept', 'You have no time.'), reject] }),
      true,
    ],
    [
      'nobody who has said that they come',
      invite({ status: 'accepted', availableEvents: [reject], mayAnswer: false }),
      false,
    ],
  ])('offers an answer to %s', async (_, shown, isOffered) => {
    openApp('/app/booking-invites', apiWith(shown), true);
    const row = await screen.findByRole('row', { name: /Sales skills lab/ });
    const ways = within(row).queryAllByRole('link', { name: 'Respond' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(
      isOffered ? ['/app/bookings/b1/invites/i1/rsvp'] : [],
    );
  });
});

describe('the invitations that somebody sent', () => {
  test.each([
    ['while that is possible', [revoke], ['/app/bookings/b1/invites/i1/revoke']],
    ['and not once the session has started', [], []],
  ])('are taken back from the list %s', async (_, availableEvents, ways) => {
    const sent = invite({ from: self, to: max, availableEvents, mayAnswer: false });
    openApp('/app/booking-invites?tab=sent', apiWith(sent), true);
    const row = await screen.findByRole('row', { name: /Sales skills lab/ });
    const links = within(row).queryAllByRole('link', { name: 'Revoke' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
    expect(within(row).queryByRole('link', { name: 'Respond' })).toBeNull();
  });
});

describe('an invitation', () => {
  test('that is not the reader’s is not there', async () => {
    openApp('/app/booking-invites/i1', apiWith(null), true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
  });

  test('leads its invitee to the booking only once they are in it', async () => {
    openApp('/app/booking-invites/i1', apiWith(invite({ message: null })), true);
    expect(await screen.findByText('From Max Reed')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the booking' })).toBeNull();
    closeApp();
    openApp(
      '/app/booking-invites/i1',
      apiWith(invite({ status: 'accepted', mayOpenBooking: true })),
      true,
    );
    const link = await screen.findByRole('link', { name: 'Open the booking' });
    expect(link.getAttribute('href')).toBe('/app/bookings/b1');
  });

  test.each(['revoked', 'expired', 'closed'])(
    'that is %s says what it was to, and not where it is or who comes',
    async (status) => {
      const over = { status, message: null, location: null, coming: null, availableEvents: [] };
      openApp('/app/booking-invites/i1', apiWith(invite(over)), true);
      expect(await screen.findByText('Ana Silva')).toBeTruthy();
      expect(screen.queryByText('Place')).toBeNull();
      expect(screen.queryByText('Who else is coming')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Open the booking' })).toBeNull();
    },
  );

  test('says why it can’t be accepted, and can still be declined with a reason', async () => {
    const clash = 'Mia Thornton has another session at that time.';
    const shown = invite({ availableEvents: [event('ACCEPT', 'Accept', clash), reject] });
    const sent: unknown[] = [];
    const api = apiWith(shown).on('POST /booking-invites/i1/events', async (request) => {
      sent.push(await request.json());
      return json(invite({ status: 'rejected', availableEvents: [] }));
    });
    const { place } = openApp('/app/bookings/b1/invites/i1/rsvp', api, true);
    expect(await screen.findByText(clash, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    const form = screen.getByRole('form', { name: 'Decline this invitation' });
    const promise = 'Optional. Max Reed and Waymark staff can read it.';
    expect(within(form).getByText(promise)).toBeTruthy();
    fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: ' I am away. ' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Decline' }));
    await screen.findByRole('heading', { level: 1, name: 'Invitation: Sales skills lab' });
    expect(place()).toBe('/app/booking-invites/i1');
    expect(sent).toMatchObject([{ type: 'REJECT', version: 3, payload: { reason: 'I am away.' } }]);
  });

  test('to wait for a seat says so, and is left at a button of that name', async () => {
    const shown = invite({ status: 'waiting', waitingPlace: 2, availableEvents: [reject] });
    const sent: unknown[] = [];
    const api = apiWith(shown).on('POST /booking-invites/i1/events', async (request) => {
      sent.push(await request.json());
      return json(invite({ status: 'rejected', availableEvents: [] }));
    });
    openApp('/app/booking-invites/i1', api, true);
    const leave = 'Leave the waiting list';
    fireEvent.click(await screen.findByRole('link', { name: leave }));
    await screen.findByRole('heading', {
      level: 1,
      name: 'You’re waiting for a seat in Sales skills lab',
    });
    fireEvent.click(screen.getByRole('button', { name: leave }));
    fireEvent.click(
      within(screen.getByRole('form', { name: leave })).getByRole('button', { name: leave }),
    );
    await waitFor(() => expect(sent).toMatchObject([{ type: 'REJECT' }]));
  });

  test('that became full while it was read stays, with the sentence of the server', async () => {
    const full = 'This session is full (3 of 3).';
    const api = apiWith(invite()).on('POST /booking-invites/i1/events', () =>
      refusal(422, { invitee: full }),
    );
    const { place } = openApp('/app/bookings/b1/invites/i1/rsvp', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    // A message of the page says so too, for a moment.
    expect(await within(screen.getByRole('main')).findByText(full)).toBeTruthy();
    expect(place()).toBe('/app/bookings/b1/invites/i1/rsvp');
  });

  test.each([
    ['rsvp', 'This invitation can’t be answered'],
    ['revoke', 'This invitation can’t be revoked'],
  ])('whose session has started says so in place of the %s', async (way, title) => {
    const started = 'This session has started.';
    const shut = [accept, reject, revoke].map(({ type, label }) => event(type, label, started));
    const api = apiWith(invite({ availableEvents: shut }));
    openApp(`/app/bookings/b1/invites/i1/${way}`, api, true);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(started)).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Show invitation' });
    expect(back.getAttribute('href')).toBe('/app/booking-invites/i1');
  });
});

describe('inviting to a session', () => {
  const seats = (more: object = {}) => ({
    all: 3,
    taken: 2,
    canInvite: true,
    waiting: 0,
    isFull: false,
    refusal: null as string | null,
    ...more,
  });
  const sessionApi = (found: object) =>
    apiWith(null)
      .on('GET /bookings/b1', () => json({ id: 'b1', title: 'Sales skills lab' }))
      .on('GET /bookings/b1/seats', () => json(found))
      .on('GET /bookings/b1/invitees', () => json([max, person('lea', 'Lea Novak')]));

  test.each([
    ['why nobody fits in', seats({ refusal: 'This session is full (3 of 3).' })],
    ['that it is not for the reader', seats({ canInvite: false })],
  ])('says %s', async (_, found) => {
    openApp('/app/bookings/b1/invites/create', sessionApi(found), true);
    const title = 'Nobody can be invited to this session';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const why =
      found.refusal ??
      'Only its members, its coach, its team leader and staff can invite people to it.';
    expect(screen.getByText(why)).toBeTruthy();
  });

  test('asks nobody while no colleague is chosen, and keeps who was chosen when the last seat has gone', async () => {
    const full = 'This session is full (3 of 3).';
    const api = sessionApi(seats()).on('POST /booking-invites', () =>
      refusal(422, { invitee: full }),
    );
    openApp('/app/bookings/b1/invites/create', api, true);
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    fireEvent.click(send);
    expect((await screen.findAllByText('Choose someone to invite.')).length).toBeGreaterThan(0);
    expect(api.asked).not.toContain('POST /booking-invites');
    fireEvent.change(screen.getByRole('combobox', { name: /^Colleague/ }), {
      target: { value: 'Max' },
    });
    fireEvent.pointerDown(await screen.findByRole('option', { name: /Max Reed/ }));
    expect(await screen.findByText(/0 of 3 seats are left/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect((await screen.findAllByText(full)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Don’t invite Max Reed' })).toBeTruthy();
  });

  test('narrows the list of a session to one status', async () => {
    const api = sessionApi(seats());
    const { router } = openApp('/app/bookings/b1/invites', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), {
      target: { value: 'accepted' },
    });
    await waitFor(() => expect(router.state.location.searchStr).toBe('?status=accepted'));
    expect(api.asked.findLast((each) => each.startsWith('GET /booking-invites?'))).toContain(
      'status=accepted',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  test('is offered while there are seats, and the list says how many are left', async () => {
    openApp('/app/bookings/b1/invites', sessionApi(seats()), true);
    expect(await screen.findByText(/1 of 3 seats left/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Invite' }).length).toBeGreaterThan(0);
    closeApp();
    const full = 'This session is full (3 of 3).';
    openApp('/app/bookings/b1/invites', sessionApi(seats({ taken: 3, refusal: full })), true);
    expect(await screen.findByText(new RegExp(full.replaceAll(/[().]/g, '.')))).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
  });
});
