import { addDays, DAY, isDate, type LocalDate } from '../time/calendar.ts';
import { instantOf, wallOf } from '../time/wall.ts';

/** Who of a programme or a booking is asked: all who take part, those of some teams, or some people. */
export const respondentRules = ['all', 'teams', 'chosen'] as const;
export type RespondentRule = (typeof respondentRules)[number];
export const respondentRuleNames: Readonly<Record<RespondentRule, string>> = {
  all: 'Everyone',
  teams: 'Teams',
  chosen: 'Chosen people',
};

/** Which of its two questionnaires a session asks: before it, or afterwards. */
export type BookingMoment = 'before' | 'after';

export const mostRespondents = 2000;

/** How many people have to be asked where nobody is named. */
export const leastAnonymous = 5;

/** How long people of a session may answer afterwards. */
export const answeredAfter = 14 * DAY;

/** How long before it closes people of a programme are reminded; those of a session after it has opened. */
export const remindedBefore = { first: 3 * DAY, last: DAY } as const;
export const remindedAfter = 3 * DAY;

/** Whoever looks after it reminds people once in this time at most. */
export const remindedOnceIn = DAY;

/** Some days, in the place of a programme. */
export interface Days {
  readonly timeZone: string;
  readonly opensOn: LocalDate | null;
  readonly closesOn: LocalDate | null;
}

/** The day that it is somewhere. */
export const dayIn = (timeZone: string, at: number): LocalDate => wallOf(timeZone, at).date;

/** When something that has days opens and closes; null where it has no such day. */
export const windowOf = ({ timeZone, opensOn, closesOn }: Days) => ({
  opensAt: opensOn === null || !isDate(opensOn) ? null : instantOf(timeZone, opensOn, 0).instant,
  closesAt:
    closesOn === null || !isDate(closesOn)
      ? null
      : instantOf(timeZone, addDays(closesOn, 1), 0).instant,
});

/** When people can answer the questionnaires of a session: the first until it begins, the second once it is over. */
export const sessionWindow = (
  moment: BookingMoment,
  { startsAt, endsAt, at }: { startsAt: number; endsAt: number; at: number },
) =>
  moment === 'before'
    ? { opensAt: at, closesAt: startsAt }
    : { opensAt: endsAt, closesAt: endsAt + answeredAfter };
