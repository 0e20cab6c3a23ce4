import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const person = (id: string, fullName: string) => ({ id, fullName, pictureUrl: null });
const withdraw = { type: 'WITHDRAW', label: 'Withdraw', enabled: true, reasons: [] as string[] };

const place = (more: object = {}) => ({
  id: 'a1',
  version: 2,
  person: person('mia', 'Mia Thornton'),
  via: 'invite',
  rsvp: 'accepted',
  attendance: 'expected',
  creditState: null as string | null,
  isOpen: true,
  coachNote: null,
  questionnaires: { asked: 0, answered: 0, due: 0 } as object | null,
  booking: {
    id: 'b1',
    title: 'Sales skills lab with Ana Silva',
    reference: 'B-7K2M4Q',
    status: 'confirmed.scheduled',
    statusLabel: 'Confirmed',
    startsAt: '2027-03-10T12:00:00.000Z',
    endsAt: '2027-03-10T14:00:00.000Z',
    coach: person('ana', 'Ana Silva'),
  },
  isLast: false,
  credit: null as object | null,
  leaving: null as string | null,
  joinedAt: null,
  leftAt: null,
  withdrawReason: null,
  availableEvents: [withdraw],
  ...more,
});

/** Where everybody pays for themselves: a credit that came to this. */
const paid = (creditState: string, more: object = {}) =>
  place({
    creditState,
    credit: {
      cost: 1,
      lot: {
        id: 'l1',
        programme: { id: 'p1', name: 'Sales basics' },
        expiresAt: '2027-12-31T23:00:00.000Z',
      },
      movements: [
        {
          id: 'm1',
          at: '2027-03-01T12:00:00.000Z',
          type: 'HELD',
          amount: 1,
          from: 'available',
          to: 'held',
          sentence: 'Reserved',
        },
      ],
    },
    ...more,
  });

const apiWith = (...places: ReturnType<typeof place>[]) =>
  new SmallApi()
    .on('GET /bookings/b1', () =>
      json({ id: 'b1', title: 'Sales skills lab', availableEvents: [] }),
    )
    .on('GET /bookings/b1/attendees', () => page(places))
    .on('GET /attendee/filter', () => json([]))
    .on('GET /attendees/a1/history', () => json([]))
    .on('GET /attendees/a1', () =>
      places[0] ? json(places[0]) : refusal(404, { request: 'Not found.' }),
    );
const asStaff = (api: SmallApi) =>
  api.on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }));

describe('the list of those who come', () => {
  test('says that nobody does', async () => {
    openApp('/app/bookings/b1/attendees', apiWith(), true);
    expect(await screen.findByText('No attendees yet')).toBeTruthy();
  });

  test('is not there for whom the session is not', async () => {
    const denied = apiWith().on('GET /bookings/b1/attendees', () =>
      refusal(404, { request: 'Not found.' }),
    );
    openApp('/app/bookings/b1/attendees', denied, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('tells that it could not be loaded, and can be asked again', async () => {
    let isBroken = true;
    const api = apiWith(place()).on('GET /bookings/b1/attendees', () =>
      isBroken ? refusal(422, { request: 'Busy.' }) : page([place()]),
    );
    openApp('/app/bookings/b1/attendees', api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByRole('row', { name: /Mia Thornton/ })).toBeTruthy();
  });

  test('leads to the places that the reader may open, and to nobody else’s', async () => {
    const other = place({ id: 'a2', person: person('max', 'Max Reed'), isOpen: false });
    openApp('/app/bookings/b1/attendees', apiWith(place(), other), true);
    const own = await screen.findByRole('row', { name: /Mia Thornton/ });
    const link = within(own).getByRole('link', { name: /Mia Thornton/ });
    expect(link.getAttribute('href')).toBe('/app/bookings/b1/attendees/a1');
    const others = screen.getByRole('row', { name: /Max Reed/ });
    expect(within(others).queryByRole('link')).toBeNull();
  });
});

describe('what they are asked to answer', () => {
  test('is a column where something is asked, and can be narrowed to what is missing', async () => {
    const asked: string[] = [];
    const api = apiWith(place({ questionnaires: { asked: 1, answered: 0, due: 1 } })).on(
      'GET /bookings/b1/attendees',
      (_, url) => {
        asked.push(url.searchParams.get('questionnaireMissing') ?? '');
        return page([
          place({ questionnaires: { asked: 1, answered: 0, due: 1 } }),
          place({
            id: 'a2',
            person: person('max', 'Max Reed'),
            questionnaires: { asked: 2, answered: 1, due: 0 },
          }),
          place({ id: 'a3', person: person('zoe', 'Zoe Reed'), questionnaires: null }),
        ]);
      },
    );
    openApp('/app/bookings/b1/attendees?questionnaireMissing=true', asStaff(api), true);
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(name) }));
    expect((await row('Mia')).getByText('To answer')).toBeTruthy();
    expect((await row('Max')).getByText('1 of 2 answered')).toBeTruthy();
    expect((await row('Zoe')).queryByText(/nswered/)).toBeNull();
    expect(asked).toContain('true');
    fireEvent.click(await screen.findByRole('button', { name: /Remove.*Questionnaire missing/ }));
    await waitFor(() => expect(asked.at(-1)).toBe(''));
  });

  test('is no column where nothing is asked', async () => {
    openApp('/app/bookings/b1/attendees', apiWith(place()), true);
    await screen.findByRole('row', { name: /Mia Thornton/ });
    expect(screen.queryByRole('columnheader', { name: 'Questionnaire' })).toBeNull();
  });
});

describe('a place', () => {
  test('is not found below another session, and its name stands in no title', async () => {
    openApp('/app/bookings/b2/attendees/a1', asStaff(apiWith(place())), true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
    expect(document.title).not.toContain('Mia Thornton');
  });

  test.each([
    ['RECORD_OUTCOME', 'Record attendance'],
    ['CORRECT_OUTCOME', 'Correct attendance'],
  ])(
    'says whether they came, and leads who may (%s) to where that is recorded',
    async (type, name) => {
      const offered = { type, label: type, enabled: true, reasons: [] };
      const api = asStaff(apiWith(place({ attendance: 'attended' }))).on('GET /bookings/b1', () =>
        json({ id: 'b1', title: 'Sales skills lab', availableEvents: [offered] }),
      );
      openApp('/app/bookings/b1/attendees/a1', api, true);
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe('/app/bookings/b1');
      const facts = screen.getByRole('region', { name: 'Place in the session' });
      expect(within(facts).getByText('Attended')).toBeTruthy();
      closeApp();
      openApp('/app/bookings/b1/attendees/a1', apiWith(place()), true);
      await screen.findByRole('region', { name: 'Place in the session' });
      expect(screen.queryByRole('link', { name })).toBeNull();
    },
  );
});

describe('a place that is paid for by who has it', () => {
  const address = '/app/bookings/b1/attendees/a1';
  const refund = { type: 'REFUND', label: 'Refund credit', enabled: true, reasons: [] };

  test('shows what became of the credit, in the list and on its own page', async () => {
    openApp('/app/bookings/b1/attendees', apiWith(paid('forfeited'), place({ id: 'a2' })), true);
    const rows = await screen.findAllByRole('row', { name: /Mia Thornton/ });
    expect(rows[0]?.textContent).toContain('Lost');
    expect(rows[1]?.textContent).toContain('–');
    closeApp();
    openApp(address, apiWith(paid('held')), true);
    const card = await screen.findByRole('region', { name: 'Credit' });
    expect(card.textContent).toContain('Reserved');
    expect(card.textContent).toContain('Sales basics');
    expect(card.textContent).toContain('Reserved');
  });

  test('tells what becomes of the credit before it is given up', async () => {
    const leaving = 'You are leaving 5 hours before the start. Your credit will be lost.';
    openApp(address, apiWith(paid('held', { leaving })), true);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const form = screen.getByRole('form', { name: 'Withdraw from this session?' });
    expect(form.textContent).toContain(leaving);
  });

  test('has its credit refunded by staff, who say why and are told what was refused', async () => {
    const late = 'A credit can be refunded for 90 days after the session.';
    const sent: unknown[] = [];
    const lost = paid('forfeited', { attendance: 'missed', availableEvents: [refund] });
    const api = asStaff(apiWith(lost)).on('POST /attendees/a1/events', async (request) => {
      sent.push(await request.json());
      return sent.length === 1
        ? refusal(422, { event: late })
        : json(paid('refunded', { availableEvents: [] }));
    });
    openApp(address, api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Refund credit' }));
    const form = await screen.findByRole('form', { name: 'Refund the credit of Mia Thornton?' });
    const press = () =>
      fireEvent.click(within(form).getByRole('button', { name: 'Refund credit' }));
    press();
    expect((await within(form).findAllByText('Give a reason for the refund.')).length).toBe(2);
    expect(sent).toEqual([]);
    fireEvent.change(within(form).getByLabelText(/^Reason/), { target: { value: 'The train.' } });
    press();
    expect((await within(form).findAllByText(late)).length).toBeGreaterThan(0);
    press();
    await expect
      .poll(() => sent.at(-1))
      .toMatchObject({ type: 'REFUND', payload: { reason: 'The train.', expiresAt: null } });
    await expect.poll(() => screen.queryByRole('form', { name: /^Refund/ })).toBeNull();
  });
});

describe('a place in a session', () => {
  const address = '/app/bookings/b1/attendees/a1';

  test('that is not the reader’s to see is not there', async () => {
    openApp(address, apiWith(), true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
  });

  test('is given up without a word, and the last one is told what becomes of the session', async () => {
    const sent: unknown[] = [];
    const api = apiWith(place({ isLast: true })).on(
      'POST /attendees/a1/events',
      async (request) => {
        sent.push(await request.json());
        return json(place({ attendance: 'withdrawn', availableEvents: [] }));
      },
    );
    openApp(address, api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const form = screen.getByRole('form', { name: 'Withdraw from this session?' });
    expect(form.textContent).toContain('Nobody else is coming, so the session will be cancelled');
    fireEvent.click(within(form).getByRole('button', { name: 'Withdraw' }));
    await expect.poll(() => sent).toMatchObject([{ type: 'WITHDRAW', version: 2, payload: {} }]);
    await expect.poll(() => screen.queryByRole('form', { name: /^Withdraw/ })).toBeNull();
  });

  test('that can no longer be given up says why', async () => {
    const begun = 'This session has started, so nobody can withdraw any more.';
    const shut = { ...withdraw, enabled: false, reasons: [begun] };
    openApp(address, apiWith(place({ availableEvents: [shut] })), true);
    expect(await screen.findByText(begun, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  test('is taken away by staff, who say why and are told what was refused', async () => {
    const api = asStaff(apiWith(place())).on('POST /attendees/a1/events', () =>
      refusal(409, { event: 'They have withdrawn from this session.' }),
    );
    openApp(address, api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const form = screen.getByRole('form', { name: 'Remove Mia Thornton?' });
    fireEvent.click(within(form).getByRole('button', { name: 'Remove' }));
    expect(
      (await within(form).findAllByText('Give a reason for removing them.')).length,
    ).toBeGreaterThan(0);
    expect(api.asked).not.toContain('POST /attendees/a1/events');
    fireEvent.change(within(form).getByLabelText(/^Reason/), { target: { value: 'They left.' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Remove' }));
    const said = await within(form).findAllByText('They have withdrawn from this session.');
    expect(said.length).toBeGreaterThan(0);
    // In the page stands why; an alert tells of a conflict by its status alone (specification, 8).
    const alerts = screen.getAllByRole('alert').filter((each) => !form.contains(each));
    expect(alerts.map((each) => each.textContent).join()).not.toContain('They have withdrawn');
    expect(alerts).toHaveLength(1);
  });
});
