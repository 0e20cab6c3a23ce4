import { and, eq } from 'drizzle-orm';
import { notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson, aTeam, permit } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

type Sent =
  | { type: 'EDIT'; payload: { name: string; organizationId: string; leaderId?: string | null } }
  | { type: 'SET_LEADER'; payload: { leaderId: string | null } }
  | { type: 'ADD_MEMBER' | 'REMOVE_MEMBER'; payload: { memberId: string } }
  | { type: 'DELETE' | 'RESTORE'; payload: Record<string, never> };

interface Version {
  readonly id: string;
  readonly version: number;
}

export const eventFor = ({ id, version }: Version, event: Sent) => ({
  params: { team: id },
  body: { ...event, version, idempotencyKey: newId() },
});

/** One organisation with its admin and people, another one with its own, and everybody else. Names are unique, so each test has its own. */
export async function teamScene() {
  const server = await testServer();
  const { db } = server;
  const home = await anOrganisation(db, 'Harbour Health');
  const elsewhere = await anOrganisation(db, 'Other Place');
  const person = (role: TestPerson['role'], name: string, organizationId: string | null = null) =>
    aPerson(db, role, name, { organizationId });
  const people = {
    priya: await person('Admin', 'Priya Raman'),
    hal: await person('OrganizationAdmin', 'Hal Lind', home),
    olga: await person('OrganizationAdmin', 'Olga Far', elsewhere),
    mia: await person('Member', 'Mia Turner', home),
    tom: await person('Member', 'Tom Reed', home),
    ned: await person('Member', 'Ned Near', home),
    eve: await person('Member', 'Eve Far', elsewhere),
    ana: await person('Coach', 'Ana Silva'),
    bea: await person('Coach', 'Bea Coach'),
  };
  const staff = server.as(people.priya);
  let series = 0;
  const named = (word: string): string => `${word} ${(series += 1)}`;

  return {
    server,
    home,
    elsewhere,
    people,
    staff,
    admin: server.as(people.hal),
    named,
    as: (who: keyof typeof people) => server.as(people[who]),
    /** A team that was always there: Tom leads Mia. */
    async aTeam(name = named('Team')): Promise<Version> {
      const id = await aTeam(db, name, home, [people.tom, people.mia]);
      await permit(db, people.ana.id, 'team', [id]);
      return { id, version: 1 };
    },
    create: (organizationId = home, name = named('Team')) =>
      staff.call('POST /teams', { body: { name, organizationId, idempotencyKey: newId() } }),
    show: (id: string) => staff.call('GET /teams/{team}', { params: { team: id } }),
    send: (record: Version, event: Sent, who: keyof typeof people = 'priya') =>
      server.as(people[who]).call('POST /teams/{team}/events', eventFor(record, event)),
    refused: (record: Version, event: Sent, who: keyof typeof people = 'priya') =>
      server.as(people[who]).refused('POST /teams/{team}/events', eventFor(record, event)),
    /** What somebody was told of a team. */
    async told(who: keyof typeof people, teamId: string) {
      const rows = await db.orm
        .select()
        .from(notifications)
        .where(
          and(eq(notifications.recipientId, people[who].id), eq(notifications.entityId, teamId)),
        );
      return rows.map(({ type, text, link }) => [type, text, link]);
    },
  };
}

export type TeamScene = Awaited<ReturnType<typeof teamScene>>;
