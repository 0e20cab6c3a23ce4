import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { refusal } from '../../shell/small-api.ts';
import { conflict, fasterIs, serverWith, press, reason, write } from './answer-scene.ts';
import { bookingOf, cancelling, event } from './booking-scene.ts';

afterEach(closeApp);

describe('cancelling', () => {
  const cancellable = (changes = {}) =>
    bookingOf({
      cancelling: cancelling(changes),
      availableEvents: [event('CANCEL', 'Cancel booking')],
    });

  test('a member reads the consequence first and need not say why', async () => {
    const { api, sent } = serverWith(cancellable(), 'Member', 'mia');
    const { place } = openApp('/app/bookings/b1/cancel', api, true);
    await screen.findByText(cancelling().sentence);
    expect(screen.getByText('Ana Silva')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep booking' }).getAttribute('href')).toBe(
      '/app/bookings/b1',
    );
    press('Cancel booking');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(sent[0]).toMatchObject({ type: 'CANCEL', version: 4, payload: {} });
  });

  test('a coach says why, and may ask for another time', async () => {
    const { api, sent } = serverWith(cancellable());
    openApp('/app/bookings/b1/cancel', api, true);
    await screen.findByText(cancelling().sentence);
    press('Cancel booking');
    await screen.findAllByText('Give a reason for cancelling.');
    expect(sent).toEqual([]);
    write('I am ill.');
    fireEvent.click(screen.getByRole('checkbox', { name: /another time/ }));
    press('Cancel booking');
    await waitFor(() =>
      expect(sent[0]?.payload).toEqual({ reason: 'I am ill.', askToReschedule: true }),
    );
  });

  test.each([
    ['a booking', '/app/bookings/b1/cancel', 'Cancel booking', 'This booking can’t be cancelled'],
    [
      'a request',
      '/app/booking-requests/r1/cancel',
      'Withdraw request',
      'This request can’t be withdrawn any more',
    ],
  ])('%s that somebody else cancelled first keeps what was typed', async (_, page, verb, gone) => {
    const open = bookingOf({
      cancelling: cancelling(),
      availableEvents: [event('CANCEL', 'Cancel booking'), event('CANCEL_REQUEST', 'Cancel')],
    });
    const { api } = serverWith(open, 'Member', 'mia');
    fasterIs(api, bookingOf({ status: 'cancelled', version: 5 }));
    openApp(page, api, true);
    await screen.findByText(cancelling().sentence);
    write('I am ill.');
    press(verb);
    await screen.findByText(gone);
    expect(screen.getByText('Error:').parentElement?.textContent).toContain(conflict);
    expect(reason()).toHaveProperty('value', 'I am ill.');
    expect(screen.queryByRole('button', { name: verb })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show booking' })).toBeTruthy();
  });

  test('a reason that the server misses stands at its field', async () => {
    const { api } = serverWith(cancellable(), 'Member', 'mia');
    api.on('POST /bookings/b1/events', () =>
      refusal(422, { reason: 'Give a reason for cancelling.' }),
    );
    openApp('/app/bookings/b1/cancel', api, true);
    await screen.findByText(cancelling().sentence);
    press('Cancel booking');
    await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'));
  });

  test('a request is withdrawn by its own event', async () => {
    const booking = bookingOf({
      status: 'requested',
      cancelling: cancelling({ sentence: 'Your credit will be returned.' }),
      availableEvents: [event('CANCEL_REQUEST', 'Withdraw request')],
    });
    const { api, sent } = serverWith(booking, 'Member', 'mia');
    const { place } = openApp('/app/booking-requests/r1/cancel', api, true);
    await screen.findByText('Your credit will be returned.');
    press('Withdraw request');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(sent[0]).toMatchObject({ type: 'CANCEL_REQUEST' });
  });

  test('what can no longer be cancelled is not offered', async () => {
    const { api } = serverWith(bookingOf({ status: 'completed' }), 'Member', 'mia');
    openApp('/app/bookings/b1/cancel', api, true);
    await screen.findByText('This booking can’t be cancelled');
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });
});
