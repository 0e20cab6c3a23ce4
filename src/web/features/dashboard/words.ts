import type { Counted } from '#domain/text/counted.ts';
import type { Dashboard } from './dashboard-data.ts';

/** What stands where a booking begins, and where availability is changed. */
export const begin = {
  booking: {
    title: 'Book a session',
    text: 'Choose a session, a coach and a time that suits you.',
    choose: 'Choose a session',
  },
  availability: {
    title: 'Your availability',
    text: 'Members can book you in your working hours, unless you are away or busy elsewhere.',
    open: 'Open the calendar',
    hours: 'Change working hours',
  },
} as const;

type Task = Dashboard['toDo'][number];

const groups: Readonly<
  Record<Task['kind'], (count: number, counted: Counted, who: string) => string>
> = {
  answerRequest: (count, counted) => `${counted(count, 'request')} to answer`,
  answerSuggestion: (count, counted) => `${counted(count, 'suggested time')} to answer`,
  answerMove: (count, counted) => `${counted(count, 'time request')} to answer`,
  recordOutcome: (count, counted) => `${counted(count, 'outcome')} to record`,
  awaitAnswer: (count, counted, who) => `${who} has ${counted(count, 'request')} to answer`,
  answerInvite: (count, counted) => `${counted(count, 'invitation')} to answer`,
  writeNote: (count, counted) => `${counted(count, 'note')} to write`,
  answerQuestionnaire: (count, counted) => `${counted(count, 'questionnaire')} to answer`,
  giveReview: (count, counted) => `${counted(count, 'session')} to review`,
  readNotice: (count, counted) => `${counted(count, 'message')} to read`,
};

/** What several things of a kind are called together: "Ana Silva has 4 requests to answer". */
export const groupName = ({ kind, who }: Task, count: number, counted: Counted): string =>
  groups[kind](count, counted, who ?? '');

type Lot = NonNullable<Dashboard['credits']>[number]['lots'][number];

/** So many days are named; the statement has all of them. */
const mostDays = 3;

/** Until when credits can be used, those that end on one day together: "5 can be used until 4 Dec". */
export function untilWhen(
  lots: readonly Lot[],
  dayOf: (at: string) => string,
  number: (value: number) => string,
): string[] {
  const days = [...Map.groupBy(lots, ({ expiresAt }) => dayOf(expiresAt))].map(([day, ending]) => ({
    day,
    credits: creditsIn(ending),
  }));
  if (days.length === 1) return days.map(({ day }) => `Can be used until ${day}`);
  const named = days.length > mostDays ? days.slice(0, mostDays - 1) : days;
  const rest = creditsIn(lots) - named.reduce((all, { credits }) => all + credits, 0);
  return [
    ...named.map(({ day, credits }) => `${number(credits)} can be used until ${day}`),
    ...(rest > 0 ? [`${number(rest)} for longer`] : []),
  ];
}

const creditsIn = (lots: readonly Lot[]): number =>
  lots.reduce((all, { available }) => all + available, 0);

/** What stands in the list of a kind and not at home: "And 12 more: open the list". */
export const moreInWords = (more: string): string => `And ${more} more: open the list`;
