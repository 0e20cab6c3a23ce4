import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { counted } from '#domain/text/counted.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type {
  SessionOptionContext,
  SessionOptionEvent,
  sessionOptionQuestions,
} from '#machines/session-option/machine.ts';
import { sessionState } from '#machines/session/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, programmes, sessionOptions, sessions, users } from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';

type Option = Pick<SessionOptionContext, 'programmeId' | 'sessionId'>;

/** What keeps a programme from offering a session, or from offering it no longer. */
export const answers: Answers<
  typeof sessionOptionQuestions,
  SessionOptionContext,
  SessionOptionEvent
> = {
  isProgrammeOpen: oneByOne((db, { context }) => whyProgrammeClosed(db, context.programmeId)),
  isSessionThere: oneByOne(async (db, { context: { sessionId } }) => {
    const isThere = and(eq(sessions.id, sessionId), inState(sessions.status, sessionState.active));
    return (await db.orm.$count(sessions, isThere)) > 0 ? null : 'Choose a session.';
  }),
  isNew: oneByOne(async (db, { context }) =>
    (await db.orm.$count(sessionOptions, and(sameAs(context), isNull(sessionOptions.deletedAt)))) >
    0
      ? sentenceOf('session_options_pair')
      : null,
  ),
  areCoaches: oneByOne((db, { context }) => whyNoCoaches(db, context.coachSubset)),
  hasNothingAllocated: oneByOne(async (db, { id, context, isDeciding }) => {
    // Whoever allocates credits of the programme waits, and then finds the session gone.
    if (isDeciding) await lockProgramme(db, context.programmeId);
    const many = await allocatedOf(db, id);
    if (many === 0) return null;
    const are = many === 1 ? 'is' : 'are';
    return cantRemove(await nameOf(db, context), `${counted(many, 'credit')} ${are} allocated`);
  }),
  hasNoUpcomingBookings: oneByOne(async (db, { context }) => {
    const many = await db.orm.$count(bookings, aheadOf(context));
    if (many === 0) return null;
    const are = many === 1 ? 'is' : 'are';
    return cantRemove(await nameOf(db, context), `${counted(many, 'booking')} ${are} upcoming`);
  }),
};

const cantRemove = (name: string, because: string): string =>
  `You can’t remove “${name}”: ${because}.`;

const sameAs = ({ programmeId, sessionId }: Option) =>
  and(eq(sessionOptions.programmeId, programmeId), eq(sessionOptions.sessionId, sessionId));

/** Bookings of the session in the programme that are not over yet. */
export const aheadOf = ({ programmeId, sessionId }: Option) =>
  and(
    eq(bookings.programmeId, programmeId),
    eq(bookings.sessionId, sessionId),
    inState(bookings.status, bookingStates.ahead),
  );

async function whyProgrammeClosed(db: Database, id: string): Promise<string | null> {
  const [programme] = await db.orm
    .select({ isOpen: sql<boolean>`${inState(programmes.status, programmeStates.open)}` })
    .from(programmes)
    .where(and(eq(programmes.id, id), inState(programmes.status, programmeStates.kept)));
  if (!programme) return 'Choose a programme.';
  return programme.isOpen ? null : 'This programme is complete.';
}

async function whyNoCoaches(db: Database, ids: readonly string[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const found = await db.orm
    .select({ id: users.id, fullName: users.fullName, role: users.role })
    .from(users)
    .where(and(inArray(users.id, [...ids]), inState(users.status, userStates.open)));
  if (found.length < new Set(ids).size) return 'Choose coaches.';
  const stranger = found.find(({ role }) => role !== 'Coach');
  return stranger ? `“${stranger.fullName}” is not a coach.` : null;
}

async function lockProgramme(db: Database, id: string): Promise<void> {
  await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .where(eq(programmes.id, id))
    .for('no key update');
}

/** Credits for it that somebody has, free to book with or set aside. */
async function allocatedOf(db: Database, id: string): Promise<number> {
  const [row] = await db.orm.execute<{ many: number }>(sql`
    select coalesce(sum(a.balance), 0)::int as many
    from ledger_accounts a join credit_lots l on l.id = a.lot_id
    where l.session_option_id = ${id} and a.kind in ('available', 'held')`);
  return row?.many ?? 0;
}

async function nameOf(db: Database, { sessionId }: Option): Promise<string> {
  const [session] = await db.orm
    .select({ name: sessions.name })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.name ?? '';
}
