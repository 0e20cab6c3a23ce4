import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

beforeEach(() => void (document.documentElement.dataset['charts'] = 'on'));
afterEach(closeApp);

const hour = 3_600_000;
const numbers = {
  from: '2027-01-01',
  to: '2027-03-31',
  floor: null,
  narrowings: ['organization'],
  mayList: true,
  current: [
    { state: 'active', records: 1200 },
    { state: 'deleted', records: 3 },
  ],
  transitions: [
    { transition: 'team.active|DELETE|0', records: 3, half: 2 * hour, most: 49 * hour },
    { transition: 'team.active|EDIT|0', records: 7, half: hour, most: hour },
    { transition: 'team.active|MERGE|0', records: 1, half: null, most: null },
  ],
  stopped: [{ state: 'deleted', records: 2, half: hour, most: hour }],
};
const apiFor = (role: 'Admin' | 'OrganizationAdmin' | 'Member', more = {}) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role }))
    .on('GET /lives', () => json([{ machine: 'team' }, { machine: 'user' }]))
    .on('GET /lives/team', () => json({ ...numbers, ...more }))
    .on('GET /lives/team/records', () =>
      page([
        { id: 't1', name: 'Crew', state: 'deleted', at: '2027-03-10T12:00:00.000Z' },
        { id: '0199a000-0000-7000-8000-0000000abcde', name: null, state: 'active', at: null },
      ]),
    );
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const rowOf = (table: string, words: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: words }));

test('the charts that somebody may look at are listed, and lead to their numbers', async () => {
  openApp('/app/lives', apiFor('Admin'), true);
  await heading('Lives');
  expect(await screen.findByRole('link', { name: 'User' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Booking' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Team' }));
  await heading('Lives: Team');
});

test('where records stand is shaded on the picture, the ways they took are as wide as many took them, and both stand in tables', async () => {
  openApp('/app/lives/team', apiFor('Admin'), true);
  await heading('Lives: Team');
  const drawing = await screen.findByRole('graphics-document');
  const active = within(drawing).getByRole('graphics-object', {
    name: /^Active:.*1,200 stand here/,
  });
  const gone = within(drawing).getByRole('graphics-object', { name: /^Deleted:.*3 stand here/ });
  const shadeOf = (state: Element) =>
    Number((state as SVGElement).style.getPropertyValue('--shade'));
  expect(shadeOf(active)).toBe(1);
  expect(shadeOf(gone)).toBeGreaterThan(0);
  expect(shadeOf(gone)).toBeLessThan(shadeOf(active));
  // A button is called by what is written on it; the sentence describes it.
  expect(drawing.querySelectorAll('[aria-description*="3 went this way"]')).toHaveLength(1);
  const wide = [...drawing.querySelectorAll<SVGElement>('.wire')].filter(
    ({ style }) => style.strokeWidth !== '',
  );
  expect(wide).toHaveLength(1);
  const stands = rowOf('Where they stand', /^Deleted/);
  expect(stands.getByRole('link', { name: '3' })).toBeTruthy();
  expect(stands.getByRole('link', { name: '2' })).toBeTruthy();
  const took = rowOf('Which paths they took', /Active.*Deleted/);
  expect(took.getByText('100%')).toBeTruthy();
  expect(took.getByText('2 h')).toBeTruthy();
  expect(took.getByText('2 d 1 h')).toBeTruthy();
  // The chart has changed since somebody did that: it is not kept quiet.
  expect(rowOf('Which paths they took', /MERGE/).getByRole('link', { name: '1' })).toBeTruthy();
});

test('the drawing of everything has the numbers as well, and stands in the address', async () => {
  openApp('/app/lives/team?depth=everything', apiFor('Admin'), true);
  await heading('Lives: Team');
  const drawing = await screen.findByRole('graphics-document');
  expect(
    within(drawing).getByRole('graphics-object', { name: /^active:.*1,200 stand here/ }),
  ).toBeTruthy();
  expect(
    within(drawing).getAllByRole('graphics-symbol', { name: /^EDIT.*7 went this way/ }),
  ).not.toEqual([]);
});

test('a number leads to its records, with the period and the filters that it was counted in', async () => {
  const api = apiFor('Admin');
  openApp('/app/lives/team?from=2027-01-01&to=2027-02-28', api, true);
  await heading('Lives: Team');
  await screen.findByRole('table', { name: 'Which paths they took' });
  expect(api.asked).toContain('GET /lives/team?from=2027-01-01&to=2027-02-28');
  fireEvent.click(
    rowOf('Which paths they took', /Active.*Deleted/).getByRole('link', { name: '3' }),
  );
  const record = await screen.findByRole('link', { name: 'Crew' });
  expect(record.getAttribute('href')).toBe('/app/teams/t1');
  expect(screen.getByText('Team 0abcde')).toBeTruthy();
  const asked = api.asked.find((each) => each.startsWith('GET /lives/team/records'));
  expect(asked).toContain('from=2027-01-01&to=2027-02-28');
  expect(asked).toContain(`of=${encodeURIComponent('team.active|DELETE|0')}`);
});

test('an admin of an organisation reads what is left out, and finds numbers that lead nowhere and no shares', async () => {
  openApp('/app/lives/team', apiFor('OrganizationAdmin', { floor: 5, mayList: false }), true);
  await heading('Lives: Team');
  expect(await screen.findByText(/fewer than 5 people are neither shown nor drawn/)).toBeTruthy();
  expect(screen.getByText('1,200', { selector: 'td *' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '1,200' })).toBeNull();
  expect(screen.queryByText('100%', { selector: 'td *' })).toBeNull();
});

test('nobody else has these pages, nor what is no record a page of its own', async () => {
  openApp('/app/lives/team', apiFor('Member'), true);
  expect(await screen.findByText(/do not have the necessary permissions/)).toBeTruthy();
  closeApp();
  openApp('/app/lives/auth', apiFor('Admin'), true);
  expect(await heading(/can’t find/)).toBeTruthy();
});

test('the chart itself leads there, and says of what is no record nothing of the kind', async () => {
  openApp('/charts/team', apiFor('Admin'), true);
  await heading('Team');
  fireEvent.click(await screen.findByRole('link', { name: 'Lives of records' }));
  await heading('Lives: Team');
  closeApp();
  openApp('/charts/auth', apiFor('Admin'), true);
  await heading('Signing in');
  expect(screen.queryByRole('link', { name: 'Lives of records' })).toBeNull();
});
