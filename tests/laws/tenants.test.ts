import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#database/schema/index.ts';
import { expectNone } from './breach.ts';

/** Tables whose rows belong to one person, who may serve several organisations or none: they are spread by that person. */
const ofPersons: Readonly<Record<string, string>> = {
  password_credentials: 'user_id',
  password_links: 'user_id',
  known_browsers: 'user_id',
  token_families: 'user_id',
  user_awards: 'user_id',
  earned_points: 'user_id',
  own_exports: 'user_id',
  digest_lines: 'recipient_id',
  files: 'owner_id',
  working_hours: 'coach_id',
  availability_exceptions: 'coach_id',
  busy_times: 'coach_id',
  external_calendars: 'coach_id',
  coach_permissions: 'coach_id',
  coach_notes: 'coach_id',
  reviews: 'coach_id',
  reservations: 'person_id',
  person_days: 'person_id',
};

/** Tables that lie with the rows of another one, by whose id they are found. */
const partsOf: Readonly<Record<string, string>> = {
  refresh_tokens: 'family_id',
  calendar_events: 'calendar_id',
  upload_rows: 'report_id',
  coach_note_versions: 'note_id',
  coach_note_readings: 'note_id',
  resource_category_resources: 'category_id',
  programme_coaches: 'programme_id',
};

/** What is the same for all organisations, or is the house's own. */
const ofTheHouse = new Set([
  'organizations',
  'sessions',
  'policies',
  'resource_categories',
  'upload_reports',
  'sign_in_locks',
  'rate_windows',
  'attempt_paces',
  'oidc_returns',
  'machine_events',
  'timers',
  'outbox',
  'idempotency_keys',
  'audit_entries',
]);

const tables = (Object.values(schema) as unknown[])
  .filter((each): each is PgTable => is(each, PgTable))
  .map((table) => getTableConfig(table));

const has = (table: (typeof tables)[number], column: string | undefined): boolean =>
  table.columns.some(({ name }) => name === column);

test('every table says whose its rows are: an organisation’s, a person’s, another row’s, or the house’s', () => {
  expect(tables.length).toBeGreaterThan(40);
  const nobodys = tables
    .filter((table) => !has(table, 'organization_id') && !ofTheHouse.has(table.name))
    .filter((table) => !has(table, ofPersons[table.name] ?? partsOf[table.name]));
  expectNone(
    nobodys.map(({ name }) => name),
    {
      because: 'rows that nobody owns can’t be spread over machines, and every question asks all',
      remedy: 'give the table organization_id, or say in this law whose its rows are',
    },
  );
});

test('nothing is excused that belongs to an organisation, or is no longer there', () => {
  const known = new Map(tables.map((table) => [table.name, table]));
  const excused = [...Object.keys(ofPersons), ...Object.keys(partsOf), ...ofTheHouse];
  expect(excused.filter((name) => !known.has(name))).toEqual([]);
  const owned = excused.filter((name) => {
    const table = known.get(name);
    return table !== undefined && has(table, 'organization_id');
  });
  expect(owned).toEqual([]);
});
