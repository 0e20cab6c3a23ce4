import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, type SmallApi } from '../../shell/small-api.ts';
import { press, serverWith } from './answer-scene.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

const hour = 3_600_000;
const day = 24 * hour;
const requested = bookingOf({
  status: 'requested',
  availableEvents: [
    event('CONFIRM', 'Confirm'),
    event('REJECT', 'Decline'),
    event('SUGGEST_TIME', 'Suggest another time'),
  ],
});

/** One free time. */
const timesOf = (api: SmallApi, startsAt: string) =>
  api.on('GET /bookings/b1/times', () =>
    json({
      timeZone: 'Europe/London',
      agreement: { asked: 'members', answerBy: new Date(Date.now() + day).toISOString() },
      days: [{ date: startsAt.slice(0, 10), slots: [{ startsAt, free: true, reasons: [] }] }],
      nextFree: [startsAt],
    }),
  );

describe('answering a request with another time', () => {
  test('another time is chosen from those that are free, with a message, and nothing is sent before', async () => {
    const { api, sent } = serverWith(requested);
    const startsAt = new Date(Math.ceil((Date.parse(requested.startsAt) + day) / hour) * hour);
    timesOf(api, startsAt.toISOString());
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
      payload: { startsAt: startsAt.toISOString(), reason: 'Would this do?' },
    });
  });

  test('the other time is opened on the page and left again', async () => {
    const { api } = serverWith(requested);
    timesOf(api, requested.startsAt);
    openApp('/app/bookings/b1/respond', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Suggest another time…' }));
    await screen.findByRole('form', { name: 'Suggest another time' });
    press('Back');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });
});
