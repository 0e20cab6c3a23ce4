import { sql, type SQL } from 'drizzle-orm';
import { programmeState } from '#machines/programme/states.gen.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { stalledAfter } from '#domain/organizations/journey.ts';
import { inState, notInState } from '#database/in-state.ts';
import { programmesOfMember } from './takes-part.ts';

/** The row that is looked at, by its table: a bare name would be that of an inner row. */
const person = sql`users.id`;
const status = sql`users.status`;

const timestamp = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** The bookings that a row of `users` takes part in, or asked for themselves. */
const theirs = sql`(
  exists (select 1 from attendees a where a.booking_id = b.id and a.user_id = ${person} and ${notInState(sql`a.status`, attendeeState.withdrawn)})
  or (b.requester_id = ${person} and b.team_id is null))`;

/** Narrowed by the two indexes that find somebody's bookings. */
const candidates = sql`b.id in (
  select a.booking_id from attendees a where a.user_id = ${person}
  union select r.id from bookings r where r.requester_id = ${person})`;

const ahead = (states: readonly string[], now: number): SQL => sql`
  from bookings b where ${candidates} and ${theirs}
    and ${inState(sql`b.status`, states)} and b.ends_at > ${timestamp(now)}`;

const attended = sql`from attendees a where a.user_id = ${person} and a.attended_until is not null`;

/** Sessions that somebody has had. */
export const sessionsCompleted = sql<number>`(select count(*)::int ${attended})`;

/** When somebody's next confirmed session begins. */
export const nextSessionAt = (now: number) =>
  sql<string | null>`(select min(b.starts_at) ${ahead(bookingStates.upcoming, now)})`;

/** Units of credits that somebody can still use. */
export const creditsLeft = (now: number) => sql<number>`(
  select coalesce(sum(account.balance), 0)::int
  from credit_lots lot join ledger_accounts account on account.lot_id = lot.id and account.kind = 'available'
  where lot.unit = 'session' and lot.holder_type = 'member' and lot.holder_id = ${person} and ${inState(sql`lot.status`, creditLotStates.usable)}
    and lot.effective_at <= ${timestamp(now)})`;

const programmesOf = (which: SQL): SQL => sql`exists (
  select 1 from programmes p where p.id in ${programmesOfMember(person)} and ${notInState(sql`p.status`, programmeState.deleted)} and ${which})`;

const isFinished = sql`${programmesOf(inState(sql`p.status`, programmeState.complete))}
  and not ${programmesOf(notInState(sql`p.status`, programmeState.complete))}`;

/**
 * How far somebody has come, as a word (`#domain/organizations/journey.ts`). Of most people the first of their late sessions tells, so it is asked for first.
 * `mayBeFinished`: not for those who are known to be in a programme that is not complete.
 */
export function journey(now: number, { mayBeFinished = true } = {}) {
  const hadLately = sql`exists (select 1 ${attended} and a.attended_until >= ${timestamp(now - stalledAfter)})`;
  const hasAhead = sql`exists (select 1 ${ahead(bookingStates.ahead, now)})`;
  return sql<string>`(case
    when ${inState(status, userState.invited)} then 'invited'
    when ${mayBeFinished ? isFinished : sql`false`} then 'finished'
    when ${hadLately} or ${hasAhead} then 'started'
    when exists (select 1 ${attended}) then 'stalled'
    else 'activated' end)`;
}
