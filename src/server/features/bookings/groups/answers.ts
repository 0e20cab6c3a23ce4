import { readerZone } from '#server/http/reader-zone.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import type { groupQuestions } from '#machines/booking-group/capabilities.ts';
import type { Database } from '#database/database.ts';
import type { Asked } from '#server/records/kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { aheadOf, futureOf } from './future.ts';
import type { Making } from './make.ts';

/** What the effects of a group need: the bookings to be made, while it comes into being. */
export interface GroupExtra {
  readonly making: Making | null;
}

type AskedGroup = Asked<GroupContext, GroupEvent, GroupExtra>;

/** How many sessions of each lie ahead; of one that is cancelled from a day on, from then. */
async function countsAhead(
  db: Database,
  asked: readonly AskedGroup[],
): Promise<(each: AskedGroup) => number> {
  const [only] = asked;
  if (only?.event?.type === 'CANCEL_FUTURE' && only.event.from) {
    const ahead = await futureOf(db, only.id, only.at, only.event.from);
    return () => ahead.length;
  }
  const ids = asked.map(({ id }) => id);
  const counted = await aheadOf(db, ids, only?.at ?? 0);
  return ({ id }) => counted.find(({ groupId }) => groupId === id)?.many ?? 0;
}

/** What only the server can say of a group. */
export const groupAnswers: Answers<typeof groupQuestions, GroupContext, GroupEvent, GroupExtra> = {
  areDatesFree: oneByOne((_, { extra: { making } }) => making && whyNotAll(making)),
  hasFuture: async (db, asked) => {
    const countOf = await countsAhead(db, asked);
    const none = asked.filter((each) => countOf(each) === 0);
    return new Map(none.map(({ id }) => [id, 'This group has no upcoming sessions.']));
  },
  hasNoFuture: async (db, asked) => {
    const countOf = await countsAhead(db, asked);
    const some = asked.filter((each) => countOf(each) > 0);
    return new Map(
      some.map((each) => [each.id, `${stillAhead(countOf(each))} Cancel them first.`]),
    );
  },
};

const stillAhead = (count: number): string =>
  count === 1 ? 'This group has 1 upcoming session.' : `This group has ${count} upcoming sessions.`;

/** The first session that can't be booked, and how many others can't be either; null when all can. */
function whyNotAll({ sessions }: Pick<Making, 'sessions'>): string | null {
  if (sessions.length === 0) return 'Leave at least one date in.';
  const refused = sessions.filter(({ refusal }) => refusal !== null);
  const [first, ...others] = refused;
  if (!first) return null;
  const when = formatMoment(first.startsAt, readerZone(first.party.timeZone));
  const rest =
    others.length === 0
      ? ''
      : ` ${others.length} more ${others.length === 1 ? 'date' : 'dates'} can’t be booked.`;
  return `${when}: ${first.refusal}${rest}`;
}
