import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const may = (type: string, label: string) => ({ type, label, enabled: true, reasons: [] });
const period = (start: string, name: string) => ({ start, name, short: name });
const may2027 = period('2027-05-01', 'May 2027');
const kpi = (more: object = {}) => ({
  id: 'k1',
  version: 1,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
  availableEvents: [may('EDIT', 'Edit'), may('ADD_VALUE', 'Add value')],
  name: 'Attendance',
  description: null,
  source: 'manual',
  measure: null,
  unit: '%',
  period: 'monthly',
  direction: 'higherIsBetter',
  targetValue: 90,
  minValue: 0,
  maxValue: 100,
  organizationIds: [],
  programmeIds: [],
  latest: { period: may2027, average: 87.4, count: 12 },
  change: { by: -4.25, course: 'worse' },
  responses: 30,
  computedAt: null,
  mayCompute: false,
  ...more,
});

const staffApi = () =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /kpi/filter', () => json([{ propertyName: 'name', order: 'Ascending' }]))
    .on('GET /kpi-value/filter', () => json([{ propertyName: 'date', order: 'Descending' }]))
    .on('GET /kpis/choices', () => json([{ id: 'm1', name: 'Max Lund', hint: null }]))
    .on('GET /kpis/k1/history', () => json([]));

test('the list says how each KPI stands and whether that is for the better', async () => {
  const fresh = { id: 'k2', name: 'New one', latest: null, change: null, responses: 0 };
  openApp(
    '/app/kpis',
    staffApi().on('GET /kpis', () => page([kpi(), kpi(fresh)])),
    true,
  );
  const row = await screen.findByRole('row', { name: /Attendance/ });
  expect(row.textContent).toContain('87%');
  expect(row.textContent).toContain('Down 4.3 percentage points, worse');
  expect(screen.getByRole('row', { name: /New one/ }).textContent).toContain('–');
});

test('the page draws the trend against the target, with its numbers one key away', async () => {
  const periods = [
    { ...period('2027-04-01', 'April 2027'), average: null, count: 0 },
    { ...may2027, average: 87.4, count: 12 },
  ];
  const teams = [{ id: 't1', name: 'Firmware', average: 92, count: 4, change: 2 }];
  const api = staffApi()
    .on('GET /kpis/k1', () => json(kpi()))
    .on('GET /kpis/k1/trend', () => json({ periods, programmes: [], teams }))
    .on('GET /kpi-values', () => page([]));
  openApp('/app/kpis/k1', api, true);
  fireEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Average by period' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['PeriodAverageTarget', 'April 2027–90%', 'May 202787%90%']);
  expect(screen.getByRole('link', { name: 'Firmware' }).getAttribute('href')).toContain('team=t1');
  expect(screen.getByText('No values by programme in this period.')).toBeTruthy();
});

test('a value says what is missing, is sent as it was entered, and keeps what was refused', async () => {
  const sent: unknown[] = [];
  const refused = 'Enter a value between 0 and 80.';
  const value = {
    id: 'v1',
    period: may2027,
    member: { id: 'm1', fullName: 'Max Lund', pictureUrl: null },
    team: null,
    organization: { id: 'o1', name: 'Northwind' },
    value: 80,
    change: -5,
    source: 'manual',
    comment: null,
    enteredBy: null,
    at: '2027-05-03T08:00:00.000Z',
    corrected: null,
  };
  const api = staffApi()
    .on('GET /kpis/k1', () =>
      json(kpi({ availableEvents: [may('CORRECT_VALUE', 'Correct value')] })),
    )
    .on('GET /kpi-values', () => page([value]))
    .on('POST /kpis/k1/events', async (request) => {
      sent.push(await request.json());
      return refusal(422, { value: refused });
    });
  openApp('/app/kpis/k1/responses', api, true);
  fireEvent.click(
    await screen.findByRole('button', { name: 'Correct the value of Max Lund, May 2027' }),
  );
  const dialog = await screen.findByRole('dialog');
  const box = within(dialog).getByRole('spinbutton', { name: /^Value/ });
  fireEvent.change(box, { target: { value: '' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save correction' }));
  expect(await within(dialog).findAllByText('Value is required.')).not.toHaveLength(0);
  fireEvent.change(box, { target: { value: '85.5' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save correction' }));
  expect(await within(dialog).findAllByText(refused)).not.toHaveLength(0);
  expect(sent).toMatchObject([
    { type: 'CORRECT_VALUE', version: 1, payload: { valueId: 'v1', value: 85.5, comment: '' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Add value' })).toBeNull();
});

test('what is computed says of what, and how often that can be', async () => {
  openApp('/app/kpis/create', staffApi(), true);
  fireEvent.click(await screen.findByRole('radio', { name: 'Computed' }));
  expect(screen.getByRole('radio', { name: 'Answers to questions' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create KPI' }));
  expect(await screen.findAllByText('Choose what is computed.')).not.toHaveLength(0);
  expect(screen.getAllByText('KPI name is required.')).not.toHaveLength(0);
});
