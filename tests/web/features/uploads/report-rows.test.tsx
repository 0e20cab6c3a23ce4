import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const priya = { id: 'priya', fullName: 'Priya Raman', pictureUrl: null };
const report = {
  id: 'r1',
  status: 'previewed',
  version: 2,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  createdBy: priya,
  updatedBy: priya,
  availableEvents: [],
  kind: 'userCsv',
  fileName: 'people.csv',
  uploader: priya,
  rows: 3,
  created: 2,
  updated: 0,
  unchanged: 0,
  failed: 1,
  roleChanges: 0,
  failure: null,
  appliedBy: null,
  progress: null,
  errorsUntil: null,
  mayDownloadErrors: false,
  waitsUntil: null,
};
const row = (n: number, outcome: 'new' | 'error') => ({
  n,
  outcome,
  isApplied: false,
  messages: {},
  cells: { firstName: 'Person', lastName: String(n), email: `p${n}@example.test`, role: 'Member' },
  person: null,
});
const all = [row(2, 'new'), row(3, 'error'), row(4, 'new')];

/** A server that searches, sorts and narrows as the contract says. */
function rowsApi() {
  return new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /upload-reports/r1', () => json(report))
    .on('GET /upload-reports/r1/history', () => json([]))
    .on('GET /upload-reports/r1/rows', (_, { searchParams }) => {
      const outcome = searchParams.getAll('outcome');
      const found = all
        .filter((each) => outcome.length === 0 || outcome.includes(each.outcome))
        .filter(({ cells }) => cells.email.includes(searchParams.get('search') ?? ''));
      const results = searchParams.get('order') === 'Descending' ? found.toReversed() : found;
      return json({ data: { results }, meta: { pageNumber: 1, perPage: 50, total: found.length } });
    });
}

const shown = () => screen.queryAllByText(/^Person \d$/).map(({ textContent }) => textContent);

test('the rows of an upload are narrowed, searched, sorted and reset', async () => {
  const { place } = openApp('/app/upload-reports/r1', rowsApi(), true);
  await screen.findByText('Person 2');
  expect(shown()).toEqual(['Person 2', 'Person 3', 'Person 4']);
  fireEvent.click(screen.getByRole('button', { name: /^Sort/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Row, last to first' }));
  await expect.poll(shown).toEqual(['Person 4', 'Person 3', 'Person 2']);
  fireEvent.click(screen.getByRole('link', { name: /^New/ }));
  await expect.poll(() => shown().length).toBe(2);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search rows' }), {
    target: { value: 'p4@' },
  });
  await expect.poll(shown).toEqual(['Person 4']);
  fireEvent.click(screen.getByRole('button', { name: /Reset|Clear all/ }));
  await expect.poll(() => shown().length).toBe(2);
  expect(screen.getByRole('searchbox', { name: 'Search rows' })).toHaveProperty('value', '');
  expect(place()).toContain('/app/upload-reports/r1');
  expect(screen.getByRole('link', { name: /^New/ }).getAttribute('aria-current')).toBeTruthy();
});

test('counts are written as the reader chose in their profile', async () => {
  const api = rowsApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', locale: 'de' }))
    .on('GET /upload-reports/r1', () => json({ ...report, rows: 1200, created: 1200 }));
  openApp('/app/upload-reports/r1', api, true);
  expect(await screen.findByText(/creates 1\.200 accounts/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^All rows/ }).textContent).toContain('1.200');
});

test('rows that the server can’t find say so, with the way back to all of them', async () => {
  openApp('/app/upload-reports/r1?search=nobody', rowsApi(), true);
  await screen.findByRole('heading', { level: 1 });
  fireEvent.click(await screen.findByRole('button', { name: /Reset|Clear all/ }));
  await screen.findByText('Person 4');
  expect(shown()).toHaveLength(3);
});
