import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, page } from '../../shell/small-api.ts';
import { press, serverWith } from './answer-scene.ts';
import { bookingOf, event } from './booking-scene.ts';
import { freeTime, timesOf } from './free-time.ts';

afterEach(closeApp);

const requested = bookingOf({
  status: 'requested',
  availableEvents: [
    event('CONFIRM', 'Confirm'),
    event('REJECT', 'Decline'),
    event('SUGGEST_TIME', 'Suggest another time'),
  ],
});

describe('answering a request with another time', () => {
  test('another time is chosen from those that are free, with a message, and nothing is sent before', async () => {
    const { api, sent } = serverWith(requested);
    const startsAt = freeTime(requested);
    timesOf(api, 'b1', startsAt);
    const { place } = openApp('/app/bookings/b1/respond?answer=suggest', api, true);
    const form = within(await screen.findByRole('form', { name: 'Suggest another time' }));
    // Whoever comes for it is brought to the form, and not to the heading.
    await waitFor(() =>
      expect(
        document.activeElement?.contains(screen.getByRole('form')) &&
          document.activeElement !== document.body,
      ).toBe(true),
    );
    press('Suggest this time');
    await form.findAllByText('Choose a time.');
    fireEvent.click(form.getByRole('button', { name: /^\d\d:00/ }));
    fireEvent.change(form.getByRole('textbox', { name: /Message/ }), {
      target: { value: ' Would this do? ' },
    });
    expect(sent).toEqual([]);
    press('Suggest this time');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(sent[0]).toMatchObject({
      type: 'SUGGEST_TIME',
      payload: { startsAt, reason: 'Would this do?' },
    });
  });

  test('the other time is opened on the page and left again', async () => {
    const { api } = serverWith(requested);
    timesOf(api, 'b1', requested.startsAt);
    openApp('/app/bookings/b1/respond', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Suggest another time…' }));
    await screen.findByRole('form', { name: 'Suggest another time' });
    press('Back');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  test('from the list its row leads to the form, and what is sent leads to the booking', async () => {
    const { api, sent } = serverWith(requested);
    const startsAt = freeTime(requested);
    timesOf(api, 'b1', startsAt)
      .on('GET /bookings', () => page([{ ...requested, paperworkDue: [] }]))
      .on('GET /bookings/counts', () =>
        json({ upcoming: 0, requests: 1, toDo: 0, past: 0, cancelled: 0 }),
      )
      .on('GET /bookings/choices', () => json([]))
      .on('GET /booking/filter', () => json([]));
    const { place } = openApp('/app/bookings?tab=requests', api, true);
    fireEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Suggest another time' }));
    const form = within(await screen.findByRole('form', { name: 'Suggest another time' }));
    expect(place()).toBe('/app/bookings/b1/respond?answer=suggest');
    fireEvent.click(form.getByRole('button', { name: /^\d\d:00/ }));
    press('Suggest this time');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(sent).toMatchObject([{ type: 'SUGGEST_TIME', version: 4, payload: { startsAt } }]);
  });
});
