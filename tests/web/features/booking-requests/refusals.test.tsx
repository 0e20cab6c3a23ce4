import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/calendar.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal } from '../../shell/small-api.ts';
import {
  addressAt,
  atReview,
  bookableApi,
  clock,
  halfPast,
  holdOf,
  nextWeek,
  ten,
  today,
  words,
} from './flow-scene.ts';

afterEach(closeApp);

const taken = 'That time has just been taken.';
const expectHeading = async (name: RegExp | string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a time that somebody else takes', () => {
  test('while it is picked: the next free times are buttons, and one of them is kept', async () => {
    const { api, posted, refuseNext } = bookableApi();
    const { router } = openApp(addressAt('time'), api, true);
    refuseNext('/slot-holds', { time: taken });
    fireEvent.click(await screen.findByRole('button', { name: clock(ten) }));
    await screen.findByText(`${taken} Here are the next free times:`);
    press(words(halfPast));
    await screen.findByText(`We are keeping ${clock(halfPast)} for you until`, { exact: false });
    expect(router.state.location.searchStr).not.toContain('from=');
    expect(posted('/slot-holds').map(({ startsAt }) => startsAt)).toEqual(
      [ten, halfPast].map((start) => new Date(start).toISOString()),
    );
  });

  test('a next free time in another week turns the page to that week', async () => {
    const { api, refuseNext } = bookableApi();
    const { router } = openApp(addressAt('time'), api, true);
    refuseNext('/slot-holds', { time: taken });
    fireEvent.click(await screen.findByRole('button', { name: clock(ten) }));
    fireEvent.click(await screen.findByRole('button', { name: words(nextWeek) }));
    await screen.findByText(`We are keeping ${clock(nextWeek)} for you until`, { exact: false });
    const search = new URLSearchParams(router.state.location.searchStr);
    expect(search.get('slot')).toBe(new Date(nextWeek).toISOString());
    expect(search.get('from')).toBe(addDays(today, 9));
  });

  test('while it is sent: back to the times, the other choices kept', async () => {
    const { api, refuseNext } = bookableApi();
    const { router } = openApp(atReview, api, true);
    await expectHeading('Review and send');
    refuseNext('/booking-requests', { time: taken });
    press('Send request');
    await expectHeading('When would you like to talk with Ana Silva?');
    await screen.findByText(`${taken} Here are the next free times:`);
    expect(screen.getByRole('button', { name: words(nextWeek) })).toBeTruthy();
    expect(router.state.location.searchStr).toContain('coach=ana');
    expect(router.state.location.searchStr).not.toContain('slot=');
  });
});

describe('a time that can’t be had for another reason', () => {
  const own = 'You already have a session at that time.';

  test.each([own, 'Book at least 24 hours ahead.'])(
    'while it is picked: the reason is said, with the next free times (%s)',
    async (reason) => {
      const { api, refuseNext } = bookableApi();
      openApp(addressAt('time'), api, true);
      refuseNext('/slot-holds', { time: reason });
      fireEvent.click(await screen.findByRole('button', { name: clock(ten) }));
      await screen.findByText(`${reason} Here are the next free times:`);
      expect(screen.queryByText(taken, { exact: false })).toBeNull();
      press(words(halfPast));
      await screen.findByText(`We are keeping ${clock(halfPast)} for you until`, { exact: false });
    },
  );

  test('while it is sent: back to the times with the reason', async () => {
    const { api, refuseNext } = bookableApi();
    openApp(atReview, api, true);
    await expectHeading('Review and send');
    refuseNext('/booking-requests', { time: own });
    press('Send request');
    await expectHeading('When would you like to talk with Ana Silva?');
    await screen.findByText(`${own} Here are the next free times:`);
  });
});

describe('a kept time', () => {
  test('runs out: a sentence, and back to the times with the choices kept', async () => {
    const { api } = bookableApi();
    api.on('POST /slot-holds', async (request) =>
      json(holdOf((await request.json()).startsAt, 150)),
    );
    const { router } = openApp(atReview, api, true);
    await expectHeading('Review and send');
    await expectHeading('When would you like to talk with Ana Silva?');
    await screen.findByText(
      new RegExp(`We kept ${clock(ten)} for you until .*Choose it again or another time`),
    );
    expect(router.state.location.searchStr).toContain('session=coaching');
  });

  test('is given back when the member leaves', async () => {
    const { api } = bookableApi();
    const { place } = openApp(atReview, api, true);
    await expectHeading('Review and send');
    press('Leave without booking');
    await waitFor(() => expect(place()).toBe('/app/bookings'));
    expect(api.asked.filter((each) => /^POST \/slot-holds\/.*\/events$/.test(each))).toHaveLength(
      1,
    );
  });
});

describe('sending', () => {
  test('a credit that is gone leads back to the credits with the server’s words', async () => {
    const { api, refuseNext } = bookableApi();
    openApp(atReview, api, true);
    await expectHeading('Review and send');
    refuseNext('/booking-requests', {
      credit: 'This session needs 1 credit and you have none left.',
    });
    press('Send request');
    await expectHeading('Which credit would you like to use?');
    expect(screen.getByText('This session needs 1 credit and you have none left.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Sales basics/ })).toHaveProperty('checked', false);
  });

  test('any other refusal is said at the review', async () => {
    const { api, refuseNext } = bookableApi();
    openApp(atReview, api, true);
    await expectHeading('Review and send');
    refuseNext('/booking-requests', { event: 'Ana can’t be booked for this session.' });
    press('Send request');
    await screen.findByText('Ana can’t be booked for this session.');
    await expectHeading('Review and send');
  });

  test('a server that does not answer loses nothing, and the second try is the same attempt', async () => {
    const { api, posted } = bookableApi();
    const { place } = openApp(atReview, api, true);
    await expectHeading('Review and send');
    const keys: unknown[] = [];
    api.on('POST /booking-requests', async (request) => {
      keys.push((await request.json()).idempotencyKey);
      throw new TypeError('Failed to fetch');
    });
    press('Send request');
    await screen.findByText('We can’t reach the server. Your choices are still here. Try again.');
    const again = bookableApi();
    api.on('POST /booking-requests', async (request) => {
      keys.push((await request.clone().json()).idempotencyKey);
      return again.api.fetch(request.url, { method: 'POST', body: await request.text() });
    });
    press('Send request');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(posted('/booking-requests')).toEqual([]);
  });
});

describe('what can’t be fetched', () => {
  test('options that fail can be asked for again', async () => {
    const { api } = bookableApi();
    const usual = bookableApi().api;
    api.on('GET /booking-requests/options', () => refusal(500, {}));
    openApp('/app/booking-requests/create', api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /booking-requests/options', (request) => usual.fetch(request.url));
    fireEvent.click(again);
    await expectHeading('What would you like to book?');
  });

  test('times that fail can be asked for again', async () => {
    const { api } = bookableApi();
    const usual = bookableApi().api;
    api.on('GET /booking-requests/slots', () => refusal(500, {}));
    openApp(addressAt('time'), api, true);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /booking-requests/slots', (request) => usual.fetch(request.url));
    fireEvent.click(again);
    expect(await screen.findByRole('button', { name: clock(ten) })).toBeTruthy();
  });

  test('times that fail: a kept one leads on all the same', async () => {
    const { api } = bookableApi();
    openApp(addressAt('time'), api, true);
    fireEvent.click(await screen.findByRole('button', { name: clock(ten) }));
    await screen.findByText(`We are keeping ${clock(ten)} for you until`, { exact: false });
    api.on('GET /booking-requests/slots', () => refusal(500, {}));
    press('Later');
    await screen.findByRole('button', { name: 'Try again' });
    press('Continue');
    await expectHeading('What is it about?');
  });

  test('times that fail: without a kept one the page asks for it', async () => {
    const { api } = bookableApi();
    api.on('GET /booking-requests/slots', () => refusal(500, {}));
    openApp(addressAt('time'), api, true);
    await screen.findByRole('button', { name: 'Try again' });
    press('Continue');
    expect(await screen.findByText('Choose a time.')).toBeTruthy();
  });

  test('a week without free times offers the next ones', async () => {
    const { api } = bookableApi();
    api.on('GET /booking-requests/slots', () =>
      json({ timeZone: 'UTC', days: [], nextFree: [new Date(nextWeek).toISOString()] }),
    );
    const { router } = openApp(addressAt('time', { from: today }), api, true);
    fireEvent.click(await screen.findByRole('button', { name: words(nextWeek) }));
    await waitFor(() => expect(router.state.location.searchStr).not.toContain(`from=${today}`));
  });
});
