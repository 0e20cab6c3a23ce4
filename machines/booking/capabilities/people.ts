import { isMember, isStaff } from '../../person.ts';
import { questionGuards } from '../../questions.ts';
import type { Asked, BookingContext, Words } from '../context.ts';

/** To coaches, of a session that another one gives. */
export const onlyItsCoach = 'Only the coach of this session can do that.';

export const permission = 'You do not have the necessary permissions.';
export const justTaken = 'That time has just been taken.';

/** What the server alone knows, for several of the events of a booking. */
export const questions = {
  isSlotFree: { field: 'time', otherwise: justTaken },
  isCovered: { field: 'credit', otherwise: 'You have no credit left for this session.' },
} as const;

/** How long a timer may ring late and still be worth telling somebody about. */
export const timely = 30 * 60_000;

/** Whether it is so late that calling the session off costs the credit. */
export const isLate = ({ context, event }: Asked): boolean =>
  event.at > context.startsAt - context.terms.lateWindow;

/** Who somebody is to a booking, and what several of its events depend on. */
export const guards = {
  ...questionGuards(questions),
  isMember: ({ event }: Asked) => isMember(event.by),
  isCoach: ({ event }: Asked) => event.by.role === 'Coach',
  isBookingCoach: ({ context, event }: Asked) => event.by.id === context.coachId,
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isRequester: ({ context, event }: Asked) => event.by.id === context.requesterId,
  isTeamLeader: ({ context, event }: Asked) => event.by.id === context.teamLeaderId,
  isLate,
  isUnrefunded: ({ context }: Asked) => context.isRefunded !== true,

  isDayReminderTimely: ({ context, event }: Asked) =>
    Math.abs(event.at - (context.startsAt - context.terms.reminders[0])) <= timely,
  isHourReminderTimely: ({ context, event }: Asked) =>
    Math.abs(event.at - (context.startsAt - context.terms.reminders[1])) <= timely,
  costsCredit: ({ context }: Asked) => context.cost > 0 && context.eachPays !== true,
  eachPays: ({ context }: Asked) => context.cost > 0 && context.eachPays === true,
};

export const sentences: Words = {
  isMember: { kind: 'who', sentence: 'Only a member can make a booking request.' },
  isCoach: { kind: 'who', sentence: permission },
  isBookingCoach: { kind: 'who', sentence: onlyItsCoach },
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  isRequester: { kind: 'who', sentence: 'Only the person who asked can withdraw this request.' },
  isTeamLeader: { kind: 'who', sentence: 'Only a team leader can book for a team.' },
  isLate: { kind: 'choice' },
  isUnrefunded: {
    kind: 'what',
    sentence: 'A refund was made, so this booking stays as it is.',
  },
};

/** Who asked; the only one who comes to a session that nobody asked for. */
export const askerOf = ({ requesterId, attendeeIds }: BookingContext): string | null =>
  requesterId ?? (attendeeIds.length === 1 ? (attendeeIds[0] ?? null) : null);
