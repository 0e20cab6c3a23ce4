import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ProgrammeAudience } from '#domain/notifications/notice.ts';
import type { ProgrammeFacts } from '#domain/notifications/rows/programmes.ts';
import { percentUsed } from '#domain/programmes/used.ts';
import type { ProgrammeNotice } from '#machines/programme/notices.ts';
import { programmeVerbs } from '#machines/programme/capabilities.ts';
import { isSent } from '#machines/verbs.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { userState, userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { programmeCoaches, users } from '#database/schema/index.ts';
import { announce, settleNotices, type Subject } from '#server/features/notifications/public.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { creditsBy, overseer } from '../credits.ts';
import type { ProgrammeEffect, ProgrammeEffects } from './effect.ts';

const entity = 'programme';

/** Whoever hears of a programme, each once; never the one who did it. */
export const announcing = {
  async notify(context, notice) {
    const { db, id, by, at, eventId, after } = context;
    const ids = await peopleFor(context, notice);
    const recipientIds = [...ids].filter((each) => by.role === 'System' || each !== by.id);
    if (recipientIds.length === 0) return;
    const { name, startDate, endDate } = after.context;
    const left = await leftOf(db, id);
    const creditsOf = await creditsBy(db, 'programme', [id], overseer);
    const facts = {
      id,
      name,
      startDate,
      endDate,
      members: await countMembers(db, id),
      percentUsed: percentUsed(creditsOf(id)),
    };
    await announce(db, {
      notice: keyOf(notice),
      about: aboutProgramme(id, (recipient) => ({
        ...facts,
        left: left.get(recipient) ?? 0,
      })),
      recipientIds,
      at,
      eventId,
    });
  },
  settleNotices: ({ db, id, at }, { types }) =>
    settleNotices(db, { types, entity, entityId: id, at }),
} satisfies Partial<ProgrammeEffects>;

type Key = 'ProgrammeCreated' | 'ProgrammeNearComplete' | 'ProgrammeComplete';

function keyOf({ type, variant }: ProgrammeNotice): Key | `${Key}/whole` {
  const known: readonly Key[] = ['ProgrammeCreated', 'ProgrammeNearComplete', 'ProgrammeComplete'];
  const key = known.find((each) => each === type);
  if (key === undefined) throw new Error(`Programmes never say ${type}`);
  return variant === 'whole' ? `${key}/whole` : key;
}

const aboutProgramme = (
  id: string,
  factsFor: (recipientId: string) => Omit<ProgrammeFacts, 'recipient'>,
): Subject<ProgrammeFacts> => ({
  entity,
  entityId: id,
  readings: (_, recipients) =>
    Promise.resolve(
      recipients.map((recipient) => ({
        recipient,
        facts: { ...factsFor(recipient.id), recipient },
        groupKey: `${entity}:${id}`,
      })),
    ),
});

/** Admins who take part themselves are told of their own part, and nothing twice. */
async function peopleFor(
  { db, id, after, event }: ProgrammeEffect,
  { to }: ProgrammeNotice,
): Promise<ReadonlySet<string>> {
  const people = new Set<string>();
  for (const audience of to)
    for (const each of await relation[audience]({ db, id, after, event })) people.add(each);
  return people;
}

type Asked = Pick<ProgrammeEffect, 'db' | 'id' | 'after' | 'event'>;

const ids = async (db: Database, where: SQL | undefined): Promise<string[]> => {
  const rows = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(where, inState(users.status, userState.active)));
  return rows.map((row) => row.id);
};

const isIn = (id: string): SQL => sql`${users.id} in ${membersOfProgramme(sql`${id}::uuid`)}`;

const relation: Readonly<Record<ProgrammeAudience, (asked: Asked) => Promise<readonly string[]>>> =
  {
    members: ({ db, id }) => ids(db, isIn(id)),
    async membersWithCredits({ db, id }) {
      const left = await leftOf(db, id);
      return (await ids(db, isIn(id))).filter((each) => (left.get(each) ?? 0) > 0);
    },
    // They are told before they are in it: whoever is there already hears nothing again.
    newMembers({ db, id, event }) {
      const isNew = sql`not ${isIn(id)}`;
      if (isSent(programmeVerbs, event, 'ADD_MEMBERS'))
        return ids(db, and(inArray(users.id, [...(event.memberIds ?? [])]), isNew));
      if (!isSent(programmeVerbs, event, 'ADD_TEAMS') || !event.teamIds?.length)
        return Promise.resolve([]);
      const joins = sql`exists (select 1 from team_members tm
        where tm.user_id = ${users.id} and ${inArray(sql`tm.team_id`, [...event.teamIds])})`;
      return ids(db, and(joins, isNew));
    },
    organizationAdmins: ({ db, id, after }) =>
      ids(
        db,
        and(
          eq(users.role, 'OrganizationAdmin'),
          eq(users.organizationId, after.context.organizationId),
          sql`not ${isIn(id)}`,
        ),
      ),
    programmeCoaches: ({ db, id }) =>
      ids(
        db,
        inArray(
          users.id,
          db.orm
            .select({ id: programmeCoaches.coachId })
            .from(programmeCoaches)
            .where(eq(programmeCoaches.programmeId, id)),
        ),
      ),
    staff: ({ db }) => ids(db, or(eq(users.role, 'Admin'), eq(users.role, 'SuperAdmin'))),
  };

/** What each member has left to book with. */
async function leftOf(db: Database, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.orm.execute<{ holder: string; units: number }>(sql`
    select l.holder_id as holder, sum(a.balance)::int as units
    from credit_lots l join ledger_accounts a on a.lot_id = l.id and a.kind = 'available'
    where l.programme_id = ${id} and l.unit = 'session' and l.holder_type = 'member' and ${inState(sql`l.status`, creditLotStates.usable)}
    group by l.holder_id`);
  return new Map(rows.map(({ holder, units }) => [holder, units]));
}

const countMembers = (db: Database, id: string): Promise<number> =>
  db.orm.$count(users, and(isIn(id), inState(users.status, userStates.open)));
