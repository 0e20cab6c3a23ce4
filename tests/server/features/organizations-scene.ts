import { eq } from 'drizzle-orm';
import { bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aBooking, aProgramme } from '#tests/support/busy-organisation.ts';
import { testServer } from '#tests/support/server.ts';

interface Fields {
  name?: string;
  brandLabel?: string | null;
  emailDomains?: string[];
  contractStart?: string | null;
  contractEnd?: string | null;
  informsOfViewings?: boolean;
  policyOverrides?: { minNotice?: number | null; firstReminder?: number | null };
}

interface Version {
  readonly id: string;
  readonly version: number;
}

/** Staff who keep the organisations, and those who have no part in it. Names are unique, so each test has its own. */
export async function organizationScene() {
  const server = await testServer();
  const { db } = server;
  const home = await anOrganisation(db, 'Harbour Health');
  const priya = await aPerson(db, 'Admin', 'Priya Raman');
  const staff = server.as(priya);
  const admin = server.as(
    await aPerson(db, 'OrganizationAdmin', 'Hal Lind', { organizationId: home }),
  );
  const others = {
    'a coach': server.as(await aPerson(db, 'Coach', 'Ana Silva')),
    'a member': server.as(await aPerson(db, 'Member', 'Mia Turner', { organizationId: home })),
    'an organisation admin': admin,
  } as const;

  let series = 0;
  const named = (word: string): string => `${word} ${(series += 1)}`;
  const bodyOf = ({ name = named('Company'), ...more }: Fields) => ({
    body: { name, ...more, idempotencyKey: newId() },
  });
  const commandFor = (
    { id, version }: Version,
    type: 'EDIT' | 'DELETE' | 'RESTORE',
    payload = {},
  ) =>
    ({
      params: { organization: id },
      body: { type, payload, version, idempotencyKey: newId() },
    }) as never;
  const programmeIn = (organizationId: string, status: string) =>
    aProgramme(db, organizationId, status);

  return {
    server,
    home,
    priya,
    staff,
    admin,
    others,
    named,
    commandFor,
    programmeIn,
    create: (fields: Fields = {}) => staff.call('POST /organizations', bodyOf(fields)),
    refusedCreation: (fields: Fields) => staff.refused('POST /organizations', bodyOf(fields)),
    show: (organization: string) =>
      staff.call('GET /organizations/{organization}', { params: { organization } }),
    send: (record: Version, type: 'EDIT' | 'DELETE' | 'RESTORE', payload?: Fields) =>
      staff.call('POST /organizations/{organization}/events', commandFor(record, type, payload)),
    refused: (record: Version, type: 'EDIT' | 'DELETE' | 'RESTORE', payload?: Fields) =>
      staff.refused('POST /organizations/{organization}/events', commandFor(record, type, payload)),
    /** A session of its people that is still ahead. */
    bookingIn: (organizationId: string) => aBooking(db, organizationId),
    finish: (bookingId: string) =>
      db.orm.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, bookingId)),
  };
}

export type OrganizationScene = Awaited<ReturnType<typeof organizationScene>>;
