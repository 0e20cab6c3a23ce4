import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  bookings,
  organizations,
  programmeCoaches,
  programmeMembers,
  programmes,
  programmeTeams,
  sessionOptions,
  timers,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { type ProgrammeEvent } from '#machines/programme/capabilities.ts';
import { programmeMachine } from '#machines/programme/machine.ts';
import { programmeKind } from '#server/features/programmes/public.ts';
import { send } from '#server/records/send.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aBooking, aSession } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson, aTeam, permit } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { asTheProduct, ringOnce } from './product.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
let home: string;
let session: string;
/** Whoever is there so that it can be active, and whoever comes and goes. */
let people: Readonly<Record<'staying' | 'stayingCoach' | 'mia' | 'carl' | 'north', string>>;

const into = (id: string, userId: string) => ({ programmeId: id, userId, organizationId: home });

/** What has to be there before a programme can be active. */
async function makeReady(id: string): Promise<void> {
  const { db } = stage;
  await db.orm
    .insert(sessionOptions)
    .values({
      id: newId(),
      programmeId: id,
      sessionId: session,
      organizationId: home,
      createdAt: seededAt,
    })
    .onConflictDoNothing();
  await db.orm.insert(programmeMembers).values(into(id, people.staying)).onConflictDoNothing();
  await db.orm
    .insert(programmeCoaches)
    .values({ programmeId: id, coachId: people.stayingCoach })
    .onConflictDoNothing();
}

const lacking = (id: string) =>
  stage.db.orm.delete(sessionOptions).where(eq(sessionOptions.programmeId, id));

/** Whom an event names, and what has to be so that it can be done. */
const payloads: Readonly<Record<string, (id: string) => Promise<object>>> = {
  ADD_MEMBERS: async () => ({ memberIds: [people.mia] }),
  async REMOVE_MEMBER(id) {
    await stage.db.orm.insert(programmeMembers).values(into(id, people.mia)).onConflictDoNothing();
    return { memberId: people.mia };
  },
  ADD_TEAMS: async () => ({ teamIds: [people.north] }),
  async REMOVE_TEAM(id) {
    await stage.db.orm
      .insert(programmeTeams)
      .values({ programmeId: id, teamId: people.north, organizationId: home })
      .onConflictDoNothing();
    return { teamId: people.north };
  },
  async ADD_COACHES(id) {
    await stage.db.orm
      .delete(programmeCoaches)
      .where(and(eq(programmeCoaches.programmeId, id), eq(programmeCoaches.coachId, people.carl)));
    return { coachIds: [people.carl] };
  },
  async REMOVE_COACH(id) {
    await stage.db.orm
      .insert(programmeCoaches)
      .values({ programmeId: id, coachId: people.carl })
      .onConflictDoNothing();
    return { coachId: people.carl };
  },
};

/** The same where there is no programme yet. */
const unasked: Readonly<Record<string, object>> = {
  ADD_MEMBERS: { memberIds: [newId()] },
  REMOVE_MEMBER: { memberId: newId() },
  ADD_TEAMS: { teamIds: [newId()] },
  REMOVE_TEAM: { teamId: newId() },
  ADD_COACHES: { coachIds: [newId()] },
  REMOVE_COACH: { coachId: newId() },
};

const booked = (id: string, more: object = {}) =>
  aBooking(stage.db, home, { programmeId: id, sessionId: session, ...more });

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (id: string) => Promise<object>>> = {
  async isNameFree() {
    const name = `Taken ${newId()}`;
    await stage.db.orm.insert(programmes).values({
      id: newId(),
      organizationId: home,
      status: 'draft',
      name,
      groups: ['GROW'],
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      timeZone: 'Europe/London',
      createdAt: seededAt,
      updatedAt: seededAt,
    });
    return { name };
  },
  async hasProperOrganization() {
    await stage.db.orm
      .update(organizations)
      .set({ status: 'deleted' })
      .where(eq(organizations.id, home));
    return {};
  },
  async isReady(id) {
    await lacking(id);
    return {};
  },
  async hasNoOpenBookings(id) {
    await booked(id);
    return {};
  },
  async hasNoBookingsAhead(id) {
    await booked(id);
    return {};
  },
  async hasNoCreditsLeft(id) {
    await makeReady(id);
    await stage.db.orm
      .update(sessionOptions)
      .set({ poolUnits: 3 })
      .where(eq(sessionOptions.programmeId, id));
    return {};
  },
  async wasCompletedLately() {
    stage.clock.set(stage.clock.now() + 31 * 86_400_000);
    return {};
  },
  keepsOrganization: async () => ({ organizationId: newId() }),
  canJoin: async () => ({ memberIds: [people.carl] }),
  async canLeave(id) {
    await booked(id, { requesterId: people.mia });
    return {};
  },
  canTeamsJoin: async () => ({ teamIds: [newId()] }),
  canTeamLeave: async () => ({ teamId: newId() }),
  canCoach: async () => ({ coachIds: [people.mia] }),
  coachesHere: async () => ({ coachId: newId() }),
};

beforeAll(async () => {
  stage = await aStage();
  const { db } = stage;
  home = await anOrganisation(db, 'Programmes Ltd');
  session = await aSession(db);
  const inHome = { organizationId: home };
  const [staying, mia] = [
    await aPerson(db, 'Member', 'Stella Staying', inHome),
    await aPerson(db, 'Member', 'Mia Moving', inHome),
  ];
  const [stayingCoach, carl] = [
    await aPerson(db, 'Coach', 'Cora Staying'),
    await aPerson(db, 'Coach', 'Carl Moving'),
  ];
  await permit(db, stayingCoach.id, 'session', [session]);
  people = {
    staying: staying.id,
    stayingCoach: stayingCoach.id,
    mia: mia.id,
    carl: carl.id,
    north: await aTeam(db, 'North', home, [staying]),
  };
  let next = 0;
  let name = '';
  const base = plainRecordHost(stage, {
    path: '/programmes',
    table: programmes,
    fields() {
      name = `Walked programme ${(next += 1)}`;
      return { organizationId: home, name };
    },
    async obstacle(question, record) {
      return (await obstacles[question]?.(record.id ?? '')) ?? {};
    },
    payloadFor: async (type, id) =>
      id === null ? (unasked[type] ?? {}) : ((await payloads[type]?.(id)) ?? {}),
    fieldOf: {
      endsAfterStart: 'endDate',
      isInZone: 'timeZone',
      hasFewObjectives: 'objectives',
      saysWhenCreditsExpire: 'creditExpiryDays',
      keepsOrganization: 'organizationId',
      keepsDates: 'endDate',
      endsLater: 'endDate',
      endsInFuture: 'endDate',
      isNotOver: 'endDate',
      isNameFree: 'name',
      hasProperOrganization: 'organizationId',
      isReady: 'checklist',
      hasNoOpenBookings: 'bookings',
      hasNoBookingsAhead: 'bookings',
      hasNoCreditsLeft: 'credits',
      wasCompletedLately: 'completion',
      canJoin: 'memberIds',
      canLeave: 'memberId',
      canTeamsJoin: 'teamIds',
      canTeamLeave: 'teamId',
      canCoach: 'coachIds',
      coachesHere: 'coachId',
    },
  });
  const idNow = async (): Promise<string> => {
    const [row] = await db.orm
      .select({ id: programmes.id })
      .from(programmes)
      .where(eq(programmes.name, name));
    return row?.id ?? '';
  };
  host = {
    ...base,
    async does(step) {
      const event = step.event as unknown as ProgrammeEvent;
      stage.clock.set(event.at);
      if (event.by.role === 'System') {
        const id = await idNow();
        await asTheProduct(db, () => send(db, programmeKind, id, event));
        return;
      }
      await base.does(step);
      if (event.type === 'CREATE') await makeReady(await idNow());
    },
    async happens({ event }) {
      const { at, facts } = event as unknown as ProgrammeEvent;
      const id = await idNow();
      stage.clock.set(at);
      if (facts?.['isReady']) await lacking(id);
      const open = facts?.['hasNoOpenBookings'] ? await booked(id) : null;
      // A path tells of one timer at a time.
      await db.orm.delete(timers).where(eq(timers.timer, 'NEAR_END'));
      await ringOnce(stage, at);
      await makeReady(id);
      if (open !== null) await db.orm.delete(bookings).where(eq(bookings.id, open));
    },
    async refuses(step, guards) {
      const event = step.event as unknown as ProgrammeEvent;
      stage.clock.set(event.at);
      // The product's own event is not one that anybody could send.
      if (event.type !== 'NEAR_END') await base.refuses(step, guards);
    },
  };
});

const suites = apiSuites('programme');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('programme', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'programme');
  expect(transitionsOf(programmeMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field of the guard', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('programme', host, suites?.refusals ?? []);
});
