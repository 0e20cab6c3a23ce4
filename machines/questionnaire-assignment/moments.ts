import { remindedAfter, remindedBefore } from '#domain/questionnaires/assignment.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { Asked, AssignmentContext } from './asking.ts';

/** As good as never: what has no end is closed by its programme. */
const never = 36_500 * DAY;

/** A moment that has passed is no moment to act in. */
const until = (moment: number | null, { event }: Asked): number =>
  moment === null || moment <= event.at ? never : moment - event.at;

const before = ({ closesAt }: AssignmentContext, time: number) =>
  closesAt === null ? null : closesAt - time;

/** When a questionnaire that is assigned acts by itself. */
export const delays = {
  opening: ({ context, event }: Asked) => Math.max(0, (context.opensAt ?? 0) - event.at),
  closing: ({ context, event }: Asked) =>
    context.closesAt === null ? never : Math.max(0, context.closesAt - event.at),
  firstReminder: (asked: Asked) => {
    const { bookingId, opensAt } = asked.context;
    const isOfBooking = bookingId !== null && opensAt !== null;
    return until(
      isOfBooking ? opensAt + remindedAfter : before(asked.context, remindedBefore.first),
      asked,
    );
  },
  lastReminder: (asked: Asked) =>
    until(
      asked.context.bookingId === null ? before(asked.context, remindedBefore.last) : null,
      asked,
    ),
};
