import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { ana, quiet, task } from './home-scene.ts';

beforeEach(() => vi.setSystemTime('2027-02-01T12:00:00.000Z'));
afterEach(() => {
  closeApp();
  vi.useRealTimers();
});

const homeWith = (toDo: readonly object[]) =>
  new SmallApi().on('GET /dashboard', () => json({ ...quiet, toDo }));
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('alike things stand together, by what runs out first; what waits for others is apart', async () => {
  const others = { due: null, who: 'Ana Silva' };
  const toDo = [
    task('giveReview', 'b1', { due: '2027-02-21T09:00:00.000Z' }),
    task('awaitAnswer', 'b2', others),
    task('answerInvite', 'b3'),
    task('giveReview', 'b4', { due: '2027-02-19T09:00:00.000Z' }),
    task('awaitAnswer', 'b5', others),
  ];
  openApp('/app/dashboard', homeWith(toDo), true);
  const own = await screen.findByRole('region', { name: 'What needs doing' });
  expect(within(own).getByText('2 sessions to review')).toBeTruthy();
  expect(linksIn(own)).toEqual(['giveReview b4', 'giveReview b1', 'answerInvite b3']);
  const waiting = within(screen.getByRole('region', { name: 'Waiting for others' }));
  expect(waiting.getByText('Ana Silva has 2 requests to answer')).toBeTruthy();
  expect(screen.getByText('3 things need your attention.')).toBeTruthy();
});

test('what is not named is counted, and leads to the list that has it', async () => {
  const toDo = [task('answerRequest', 'b1'), task('answerRequest', 'b2')];
  const moreToDo = { answerRequest: 31 };
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, ...ana, firstName: 'Ana', role: 'Coach' }))
    .on('GET /dashboard', () => json({ ...quiet, credits: null, toDo, moreToDo }));
  openApp('/app/dashboard', api, true);
  expect(await screen.findByText('33 requests to answer')).toBeTruthy();
  expect(screen.getByText('33 things need your attention.')).toBeTruthy();
  const rest = screen.getByRole('link', { name: 'And 31 more: open the list' });
  expect(rest.getAttribute('href')).toBe('/app/bookings?tab=requests');
});

test('whoever is asked for another time of a session has something to do, until when is said', async () => {
  openApp('/app/dashboard', homeWith([task('answerMove', 'b1')]), true);
  const own = within(await screen.findByRole('region', { name: 'What needs doing' }));
  expect(own.getByText('1 time request to answer')).toBeTruthy();
  expect(own.getByText(/^By:/).textContent).toMatch(/20 Feb.*09:00/);
  expect(screen.getByText('One thing needs your attention.')).toBeTruthy();
  expect(screen.queryByText('Nothing. You’re up to date.')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Waiting for others' })).toBeNull();
});

test('whoever asked for another time waits, and has nothing to do', async () => {
  openApp('/app/dashboard', homeWith([task('awaitAnswer', 'b1', { who: 'Ana Silva' })]), true);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for others' }));
  expect(waiting.getByText('Ana Silva has 1 request to answer')).toBeTruthy();
  expect(waiting.getByText(/^Expires:/)).toBeTruthy();
  expect(screen.getByText('Nothing. You’re up to date.')).toBeTruthy();
});

test('an outcome that is assumed soon comes before what has more time, and says until when it can be recorded', async () => {
  const toDo = [
    task('answerRequest', 'b1', { due: '2027-02-21T09:00:00.000Z' }),
    task('recordOutcome', 'b2', { due: '2027-02-20T15:30:00.000Z' }),
  ];
  openApp('/app/dashboard', homeWith(toDo), true);
  const own = await screen.findByRole('region', { name: 'What needs doing' });
  expect(linksIn(own)).toEqual(['recordOutcome b2', 'answerRequest b1']);
  const [first] = within(own).getAllByText(/^By:/);
  expect(first?.textContent).toMatch(/20 Feb.*15:30/);
});

test('what should have been done by now says when it was due', async () => {
  const toDo = [task('answerQuestionnaire', 'q1', { due: '2027-01-20T09:00:00.000Z' })];
  openApp('/app/dashboard', homeWith(toDo), true);
  expect((await screen.findByText(/^Was due:/)).textContent).toMatch(/20 Jan.*09:00/);
  expect(screen.queryByText(/^By:/)).toBeNull();
});
