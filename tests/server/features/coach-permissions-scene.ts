import { sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';

export interface Wanted {
  coach?: string;
  scope?: PermissionScope;
  subject?: string;
  canReadNotes?: boolean;
  validFrom?: string | null;
  validTo?: string | null;
}

/** A coach and their clients of one organisation, staff who permit them, and people who have no part in it. */
export async function permissionScene() {
  const server = await testServer();
  const { db } = server;
  const [home, away] = [
    await anOrganisation(db, 'Harbour Health'),
    await anOrganisation(db, 'Away Ltd'),
  ];
  const person = (role: 'Member' | 'OrganizationAdmin', name: string, organizationId = home) =>
    aPerson(db, role, name, { organizationId });
  const people = {
    priya: await aPerson(db, 'Admin', 'Priya Raman'),
    ana: await aPerson(db, 'Coach', 'Ana Silva', { specialisms: ['Leadership'] }),
    bea: await aPerson(db, 'Coach', 'Bea Marsh'),
    mia: await person('Member', 'Mia Turner'),
    noah: await person('Member', 'Noah Field'),
    zed: await person('Member', 'Zed Other', away),
    hal: await person('OrganizationAdmin', 'Hal Lind'),
    ida: await person('OrganizationAdmin', 'Ida Far', away),
  };
  const team = await aTeam(db, 'Night shift', home, [people.mia]);
  const session = newId();
  await db.orm.insert(sessions).values({
    id: session,
    name: 'Executive coaching',
    durationMinutes: 60,
    format: 'oneToOne',
    locationKinds: ['video'],
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  const staff = server.as(people.priya);
  const bodyOf = ({ coach = people.ana.id, scope = 'member', ...more }: Wanted) => ({
    body: {
      coach,
      scope,
      subject: more.subject ?? { member: people.mia.id, team, session }[scope],
      ...more,
      idempotencyKey: newId(),
    },
  });
  const eventOn = ({ id, version }: { id: string; version: number }) => ({
    params: { coachPermission: id },
    body: { type: 'DELETE' as const, payload: {}, version, idempotencyKey: newId() },
  });
  return {
    server,
    people,
    team,
    session,
    staff,
    bodyOf,
    eventOn,
    give: (wanted: Wanted = {}) => staff.call('POST /coach-permissions', bodyOf(wanted)),
    refused: (wanted: Wanted) => staff.refused('POST /coach-permissions', bodyOf(wanted)),
    remove: (record: { id: string; version: number }) =>
      staff.call('POST /coach-permissions/{coachPermission}/events', eventOn(record)),
    /** A coach of whom nobody has a permission yet. */
    aFreshCoach: (name: string) => aPerson(db, 'Coach', name),
  };
}

export type PermissionScene = Awaited<ReturnType<typeof permissionScene>>;
