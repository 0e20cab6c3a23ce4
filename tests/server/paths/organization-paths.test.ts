import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { organizations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { organizationMachine } from '#machines/organization/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aBooking, aProgramme } from '#tests/support/busy-organisation.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;

interface Fields {
  readonly name: string;
  readonly emailDomains: readonly string[];
}

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (id: string, fields: Fields) => Promise<object>>> = {
  async isNameFree(id, { name }) {
    const own = await stage.db.orm.$count(organizations, sql`id = ${id} and deleted_at is null`);
    // One that is there holds its name itself, so it wants another one that is taken.
    const taken = own > 0 ? `Taken ${newId()}` : name.toUpperCase();
    await anOrganisation(stage.db, taken);
    return { name: taken };
  },
  async areDomainsFree(id, fields) {
    const gone = await stage.db.orm.$count(
      organizations,
      sql`id = ${id} and deleted_at is not null`,
    );
    // A domain has one holder: what was deleted finds its own taken, everybody else wants one that is taken.
    const emailDomains = gone > 0 ? [...fields.emailDomains] : [`taken-${newId()}.example`];
    await anOrganisation(stage.db, `Other ${newId()}`, { emailDomains });
    return { emailDomains };
  },
  async hasProperContract() {
    return { contractStart: '2026-03-02', contractEnd: '2026-03-01' };
  },
  async hasNoActiveProgramme(id) {
    await aProgramme(stage.db, id, 'active.normal');
    return {};
  },
  async hasNoUpcomingBookings(id) {
    await aBooking(stage.db, id);
    return {};
  },
};

beforeAll(async () => {
  stage = await aStage();
  host = plainRecordHost(stage, {
    path: '/organizations',
    table: organizations,
    fields: () => ({
      name: `Walked ${newId()}`,
      brandLabel: null,
      emailDomains: [`walked-${newId()}.example`],
      contractStart: null,
      contractEnd: null,
      policyOverrides: {},
    }),
    obstacle: async (question, { id, fields }) =>
      (await obstacles[question]?.(id ?? newId(), fields as Fields)) ?? {},
    fieldOf: {
      isNameFree: 'name',
      areDomainsFree: 'emailDomains',
      hasProperContract: 'contractEnd',
      hasNoActiveProgramme: 'programmes',
      hasNoUpcomingBookings: 'bookings',
    },
  });
});

const suites = apiSuites('organization');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('organization', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'organization');
  expect(transitionsOf(organizationMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('organization', host, suites?.refusals ?? []);
});
