import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import { addressAt, bookableApi, lot, options, ten } from './flow-scene.ts';

afterEach(closeApp);

/** A server on which one session can be paid with these credits. */
function apiWith(credits: readonly object[]) {
  const { api } = bookableApi();
  const [coaching] = options.sessions;
  return api.on('GET /booking-requests/options', () =>
    json({ ...options, sessions: [{ ...coaching, credits }] }),
  );
}

const cardOf = (radio: HTMLElement): string => radio.closest('label')?.textContent ?? '';
const cards = async (): Promise<string[]> =>
  (await screen.findAllByRole('radio')).map((radio) => cardOf(radio));
const atCredit = '/app/booking-requests/create?step=credit&session=coaching';

test('two credits of one name differ by more than which is used first', async () => {
  const days = { early: '2026-01-05', late: '2026-02-03' };
  const alike = Object.entries(days).map(([id, day]) => ({
    ...lot(id, 'Sales basics', 3),
    createdAt: `${day}T12:00:00.000Z`,
  }));
  openApp(atCredit, apiWith([...alike, lot('other', 'Leading', 3)]), true);
  const [first, second, other] = await cards();
  expect(first).toMatch(/Added Mon 5 Jan.*\. Can be used until .*\. Used first\./);
  expect(second).toMatch(/Added Tue 3 Feb.*\. Can be used until /);
  expect(second).not.toContain('Used first.');
  expect(other).not.toContain('Added');
});

describe('where the programme has a pool as well', () => {
  const own = lot('mine', 'Sales basics', 2);
  const pool = { ...lot('pool', 'Sales basics', 5), fromPool: true };
  const slot = new Date(ten).toISOString();
  const main = () => screen.getByRole('main').textContent ?? '';

  test('each credit says how many are in it alone', async () => {
    openApp(atCredit, apiWith([own, pool]), true);
    const [mine, theirs] = await cards();
    expect(mine).toContain('2 left');
    expect(mine).not.toContain('pool');
    expect(theirs).toContain('5 in the pool');
    expect(theirs).toContain('the credit becomes yours when you book');
    expect(main()).not.toMatch(/\b7\b/);
  });

  test('what is booked with one’s own is one of one’s own', async () => {
    openApp(addressAt('review', { slot }), apiWith([own, pool]), true);
    await screen.findByRole('heading', { level: 1, name: 'Review and send' });
    expect(main()).toContain('1 of your 2 credits in “Sales basics”');
    expect(main()).toContain('1 of 2 credits');
    expect(main()).not.toContain('pool');
  });

  test('what is booked with the pool counts nothing that is one’s own', async () => {
    openApp(addressAt('review', { slot, credit: 'pool' }), apiWith([own, pool]), true);
    await screen.findByRole('heading', { level: 1, name: 'Review and send' });
    expect(main()).toContain('1 credit from the pool of “Sales basics” becomes yours');
    expect(main()).toContain('1 from the programme’s pool');
    expect(main()).not.toMatch(/\bof (?:your )?\d+ credits/);
  });

  test('whoever has none of their own is told of the pool alone', async () => {
    openApp('/app/booking-requests/create', apiWith([pool]), true);
    fireEvent.click(await screen.findByRole('radio', { name: /Executive coaching/ }));
    expect(main()).toContain('1 credit');
    expect(main()).not.toMatch(/\d+ left/);
  });
});
