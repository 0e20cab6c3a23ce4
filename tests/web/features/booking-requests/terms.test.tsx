import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { formatTime } from '#domain/time/format.ts';
import { newId } from '#domain/ids.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import {
  addressAt,
  atReview,
  bookableApi,
  holdOf,
  options,
  ten,
  words,
  zone,
} from './flow-scene.ts';

afterEach(closeApp);

const hour = 3_600_000;
const minute = 60_000;

/** A server whose organisation has other rules, and whose clock may go otherwise than the browser's. */
function apiWith({ terms = {}, forgiven = 0, ahead = 0 }) {
  const scene = bookableApi();
  scene.api.on('GET /booking-requests/options', () =>
    json({
      ...options,
      now: new Date(Date.now() + ahead).toISOString(),
      terms: { ...options.terms, ...terms },
      sessions: options.sessions.map((session) => ({
        ...session,
        credits: session.credits.map((lot) => ({ ...lot, freeLateCancelsLeft: forgiven })),
      })),
    }),
  );
  return scene;
}

const means = async () =>
  within(await screen.findByRole('complementary', { name: 'What this means' }));
const expectMeaning = async (sentence: string) =>
  expect(await (await means()).findByText(sentence)).toBeTruthy();
const inSentence = (moment: number) => words(moment).replace('Tomorrow', 'tomorrow');

describe('the rules of the member’s organisation', () => {
  test('give the words before a time is chosen', async () => {
    const { api } = apiWith({ terms: { lateWindow: 72 * hour, requestTtl: 12 * hour } });
    openApp(addressAt('coach'), api, true);
    await expectMeaning(
      'Ana Silva has 12 hours to answer; without an answer the credit is returned.',
    );
    await expectMeaning(
      'Up to 3 days before the start the credit is returned; after that it is lost.',
    );
  });

  test('give the moments of a chosen time', async () => {
    const { api } = apiWith({ terms: { lateWindow: 30 * hour, requestTtl: 400 * hour } });
    openApp(atReview, api, true);
    await expectMeaning(
      `Ana Silva answers by ${inSentence(ten - 2 * hour)}; without an answer the credit is returned.`,
    );
    await expectMeaning(
      `Until ${inSentence(ten - 30 * hour)} the credit is returned; after that it is lost.`,
    );
  });

  test('say when the start is already too close to cancel for nothing', async () => {
    openApp(atReview, apiWith({ terms: { lateWindow: 500 * hour } }).api, true);
    await expectMeaning('The start is close: once it is confirmed, cancelling loses the credit.');
  });

  test.each([
    [1, 'once more in this programme'],
    [2, '2 more times in this programme'],
  ])('say that a late cancellation is still forgiven (%i)', async (forgiven, often) => {
    openApp(addressAt('coach'), apiWith({ forgiven }).api, true);
    await expectMeaning(
      `Up to 24 hours before the start the credit is returned; after that as well, ${often}.`,
    );
    closeApp();
    openApp(atReview, apiWith({ forgiven, terms: { lateWindow: 500 * hour } }).api, true);
    await expectMeaning(
      `The start is close: once it is confirmed, cancelling counts as late. The credit is returned ${often}.`,
    );
  });

  test.each([
    [
      { minNotice: 48 * hour, bookingHorizon: 30 * 24 * hour },
      'at least 48 hours and at most 30 days ahead',
    ],
    [{ minNotice: 0 }, 'at most 60 days ahead'],
  ])('say how soon and how far ahead to book (%o)', async (terms, range) => {
    openApp(addressAt('time'), apiWith({ terms }).api, true);
    const sentence = await screen.findByText(
      `Book ${range}. We hold the time you pick for 10 minutes while you finish.`,
    );
    expect(sentence).toBeTruthy();
  });
});

describe('a session that costs 2 credits', () => {
  const costing = (available: number, fromPool = false) => {
    const { api } = bookableApi();
    api.on('GET /booking-requests/options', () =>
      json({
        ...options,
        sessions: options.sessions.map((session) => ({
          ...session,
          creditCost: 2,
          credits: session.credits.map((lot) => ({ ...lot, available, fromPool })),
        })),
      }),
    );
    return api;
  };

  test.each([
    [5, '2 of your 5 credits in “Sales basics” are reserved when you book,'],
    [2, 'The last 2 of your credits in “Sales basics” are reserved when you book,'],
  ])('says so of both, of %i', async (available, said) => {
    openApp(addressAt('coach'), costing(available), true);
    await expectMeaning(`${said} and used when the session takes place.`);
  });

  test('says that both become one’s own where they come from a pool', async () => {
    openApp(addressAt('credit'), costing(5, true), true);
    const found = await screen.findAllByText(/the 2 credits become yours when you book\./);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe.each([
  ['ahead', 10 * minute],
  ['behind', -10 * minute],
])('a server whose clock is ten minutes %s of the device', (_, ahead) => {
  test('a kept time shows what is left by the server, however old the hold is', async () => {
    const { api } = apiWith({ ahead });
    api.on('POST /slot-holds', async (request) => {
      const { startsAt } = await request.json();
      const now = Date.now() + ahead;
      return json({ ...holdOf(startsAt, 6 * minute, now), id: newId(now - 4 * minute) });
    });
    openApp(atReview, api, true);
    await screen.findByText('We are keeping', { exact: false });
    expect(screen.getByRole('timer').textContent).toMatch(/^(6:00|5:5\d)$/);
  });

  test('the coach’s time to answer is counted from the server’s clock', async () => {
    const { api } = apiWith({ ahead, terms: { requestTtl: 5 * hour } });
    const answersBy = () => formatTime(Date.now() + ahead + 5 * hour, zone);
    const possible = [answersBy()];
    openApp(atReview, api, true);
    const sentence = await (await means()).findByText(/^Ana Silva answers by/);
    possible.push(answersBy());
    expect(possible.some((clock) => sentence.textContent.includes(clock))).toBe(true);
  });
});
