import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal } from '../../shell/small-api.ts';
import { conflict, fasterIs, serverWith, press, reason, write } from './answer-scene.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const asked = bookingOf({
  status: 'requested',
  availableEvents: [event('CONFIRM', 'Confirm'), event('REJECT', 'Decline')],
});

describe('answering a request', () => {
  test('shows the message, both times and the time left, and confirms', async () => {
    const { api, sent } = serverWith(asked);
    const { place } = openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('How do I say no?');
    expect(screen.getByText(/\(in (19|20) hours\)/)).toBeTruthy();
    expect(screen.getByText('Nothing else at that time.')).toBeTruthy();
    press('Confirm');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(sent[0]).toMatchObject({ type: 'CONFIRM', version: 4, payload: {} });
  });

  test('a link for the no opens it, and sends nothing', async () => {
    const { api, sent } = serverWith(asked);
    openApp('/app/bookings/b1/respond?answer=decline', api, true);
    await screen.findByRole('button', { name: 'Decline request' });
    await waitFor(() => expect(document.activeElement).toBe(reason()));
    press('Back');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('a link for the yes brings to its button, and sends nothing', async () => {
    const { api, sent } = serverWith(asked);
    openApp('/app/bookings/b1/respond?answer=confirm', api, true);
    const yes = await screen.findByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(document.activeElement).toBe(yes));
    expect(sent).toEqual([]);
  });

  test('the no that is opened on the page has the focus; without an answer nothing is chosen', async () => {
    const { api } = serverWith(asked);
    openApp('/app/bookings/b1/respond', api, true);
    const yes = await screen.findByRole('button', { name: 'Confirm' });
    expect(document.activeElement).not.toBe(yes);
    press('Decline…');
    await waitFor(() => expect(document.activeElement).toBe(reason()));
  });

  test.each([
    ['Confirm', 'confirm' as const],
    ['Decline request', 'decline' as const],
  ])('who comes from another page finds “%s” begun, not the heading', async (name, answer) => {
    const { api } = serverWith(asked);
    const { router } = openApp('/app/bookings/b1', api, true);
    await screen.findByRole('heading', { level: 1 });
    const params = { booking: 'b1' };
    await act(() =>
      router.navigate({ to: '/app/bookings/$booking/respond', params, search: { answer } }),
    );
    const button = await screen.findByRole('button', { name });
    const begun = answer === 'confirm' ? button : reason();
    await waitFor(() => expect(document.activeElement).toBe(begun));
  });

  test('offers the times that were asked for, the first chosen, and confirms another', async () => {
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.parse(asked.startsAt) + days * day).toISOString();
    const time = (days: number, refusal: string | null = null, conflicts: string[] = []) => ({
      startsAt: at(days),
      endsAt: at(days + 1 / 24),
      conflicts,
      refusal,
    });
    const times = [
      time(0),
      time(1, null, ['Busy in the calendar “Private”.']),
      time(2, 'That time has just been taken.'),
    ];
    const { request } = asked;
    const { api, sent } = serverWith({ ...asked, request: request && { ...request, times } });
    const { place } = openApp('/app/bookings/b1/respond', api, true);
    const group = await screen.findByRole('group', { name: 'Which time?' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(group.textContent).toContain('Held for this request.');
    expect(group.textContent).toContain('Busy in the calendar “Private”.');
    fireEvent.click(radios[1] as HTMLElement);
    press('Confirm');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(sent[0]).toMatchObject({ type: 'CONFIRM', payload: { startsAt: at(1) } });
  });

  test('a time that was taken meanwhile is said above the answers', async () => {
    const at = new Date(Date.parse(asked.startsAt) + 86_400_000).toISOString();
    const other = { startsAt: at, endsAt: at, conflicts: [], refusal: null };
    const { request } = asked;
    const times = [...(request?.times ?? []), other];
    const { api } = serverWith({ ...asked, request: request && { ...request, times } });
    api.on('POST /bookings/b1/events', () =>
      refusal(422, { time: 'That time has just been taken.' }),
    );
    openApp('/app/bookings/b1/respond', api, true);
    const group = await screen.findByRole('group', { name: 'Which time?' });
    fireEvent.click(within(group).getAllByRole('radio')[1] as HTMLElement);
    press('Confirm');
    const page = within(screen.getByRole('main'));
    expect(await page.findByText('That time has just been taken.')).toBeTruthy();
  });

  test('says what else is at that time, and lets it be confirmed nevertheless', async () => {
    const { api } = serverWith({ ...asked, conflicts: ['Busy in the calendar “Private”.'] });
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('Busy in the calendar “Private”.');
    expect(screen.queryByText('Nothing else at that time.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  test('declines only with a reason', async () => {
    const { api, sent } = serverWith(asked);
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('How do I say no?');
    press('Decline…');
    press('Decline request');
    await screen.findAllByText('Tell the member why you are declining.');
    expect(sent).toEqual([]);
    write('I am away that week.');
    press('Decline request');
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        type: 'REJECT',
        payload: { reason: 'I am away that week.' },
      }),
    );
  });

  test('somebody who was faster leaves what was typed as it is, and what cannot be sent any more says why', async () => {
    const { api } = serverWith(asked);
    fasterIs(api, bookingOf({ version: 5 }));
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('How do I say no?');
    press('Decline…');
    write('I am away that week.');
    press('Decline request');
    await screen.findByText('This request no longer needs an answer');
    expect(screen.getAllByText(conflict).length).toBeGreaterThan(0);
    expect(reason()).toHaveProperty('value', 'I am away that week.');
    expect(screen.queryByRole('button', { name: 'Decline request' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show booking' })).toBeTruthy();
  });

  test('who presses confirm a moment too late is told who was faster', async () => {
    const { api } = serverWith(asked);
    fasterIs(api, bookingOf({ version: 5 }));
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('How do I say no?');
    press('Confirm');
    const closed = await screen.findByText('This request no longer needs an answer');
    const told = within(screen.getByRole('main')).getByText(conflict);
    expect(screen.getByText('Error:').parentElement?.textContent).toContain(conflict);
    // Above what was asked, where whoever pressed looks first.
    const message = screen.getByText('How do I say no?');
    for (const [one, other] of [
      [closed, told],
      [told, message],
    ] as const)
      expect(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(await screen.findByText('Conflict')).toBeTruthy();
  });

  test('a time that was chosen stays chosen where the request is still open after a conflict', async () => {
    const at = new Date(Date.parse(asked.startsAt) + 86_400_000).toISOString();
    const time = (startsAt: string) => ({
      startsAt,
      endsAt: startsAt,
      conflicts: [],
      refusal: null,
    });
    const { request } = asked;
    const open = {
      ...asked,
      request: request && { ...request, times: [time(asked.startsAt), time(at)] },
    };
    const { api, sent } = serverWith(open);
    fasterIs(api, { ...open, version: 5, session: { id: 'coaching', name: 'Short coaching' } });
    openApp('/app/bookings/b1/respond', api, true);
    const choice = async () =>
      within(
        await screen.findByRole('group', { name: 'Which time?' }),
      ).getAllByRole<HTMLInputElement>('radio');
    fireEvent.click((await choice())[1] as HTMLElement);
    press('Confirm');
    await screen.findByText(/Short coaching/);
    expect(within(screen.getByRole('main')).getByText(conflict)).toBeTruthy();
    expect((await choice()).map(({ checked }) => checked)).toEqual([false, true]);
    api.on('POST /bookings/b1/events', async (request) => {
      sent.push(await request.json());
      return json(asked);
    });
    press('Confirm');
    await waitFor(() => expect(sent[0]).toMatchObject({ version: 5, payload: { startsAt: at } }));
  });

  test('after a conflict that leaves the request open the same words are sent with the version that is there now', async () => {
    const { api, sent } = serverWith(asked);
    fasterIs(api, { ...asked, version: 5, session: { id: 'coaching', name: 'Short coaching' } });
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('How do I say no?');
    press('Decline…');
    write('I am away that week.');
    press('Decline request');
    await screen.findByText(/Short coaching/);
    api.on('POST /bookings/b1/events', async (request) => {
      sent.push(await request.json());
      return json(asked);
    });
    press('Decline request');
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ version: 5, payload: { reason: 'I am away that week.' } }),
    );
  });

  test('a refusal of another kind leaves what was typed as it is', async () => {
    const { api } = serverWith(asked);
    api.on('POST /bookings/b1/events', () =>
      refusal(422, { event: 'This request expired a minute ago.' }),
    );
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('How do I say no?');
    press('Decline…');
    write('I am away that week.');
    press('Decline request');
    await waitFor(() =>
      expect(screen.getAllByText('This request expired a minute ago.').length).toBeGreaterThan(0),
    );
    expect(reason()).toHaveProperty('value', 'I am away that week.');
  });

  test('one that was answered meanwhile says how it stands', async () => {
    const { api } = serverWith(bookingOf({ status: 'expired' }));
    openApp('/app/bookings/b1/respond', api, true);
    await screen.findByText('This request no longer needs an answer');
    expect(screen.getByText(/is now: expired/)).toBeTruthy();
  });
});
