import {
  programmeState,
  programmeStates,
  type ProgrammeState,
} from '#machines/programme/states.gen.ts';
import { formatCalendarDate } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { counted } from '#web/ui/numbers.ts';
import type { DataOf } from '#web/api/call.ts';
import type { Tone } from '#web/ui/tone.ts';

export type Programme = DataOf<'GET /programmes/{programme}'>;
export type ProgrammeSummary = DataOf<'GET /programmes'>['data']['results'][number];
export type CreditUnits = NonNullable<ProgrammeSummary['credits']>;

/** Of those that a list can show. */
export const keptNames: Readonly<Record<Exclude<ProgrammeState, 'deleted'>, string>> = {
  draft: 'Draft',
  'active.normal': 'Active',
  'active.nearComplete': 'Near complete',
  complete: 'Complete',
};

export const statusNames: Readonly<Record<ProgrammeState, string>> = {
  ...keptNames,
  deleted: 'Deleted',
};

export const statusTones: Readonly<Record<ProgrammeState, Tone>> = {
  draft: 'neutral',
  'active.normal': 'success',
  'active.nearComplete': 'warning',
  complete: 'neutral',
  deleted: 'danger',
};

/** Whether it is under way, so that its sessions can be booked. */
export const isActive = ({ status }: Pick<ProgrammeSummary, 'status'>): boolean =>
  programmeStates.active.some((each) => each === status);

/** How much of its time is over, in percent: all of it where it was completed early. */
export const elapsedPercent = ({
  status,
  elapsed: { day, days },
}: Pick<ProgrammeSummary, 'status' | 'elapsed'>): number =>
  status === programmeState.complete ? 100 : (100 * day) / days;

/** A date of the programme's own calendar. */
export const dateWords = (date: string): string => formatCalendarDate(date, ownZone());

export const datesOf = ({
  startDate,
  endDate,
}: Pick<ProgrammeSummary, 'startDate' | 'endDate'>): string =>
  `${dateWords(startDate)}–${dateWords(endDate)}`;

export const allUnits = ({ pool, available, held, used, lost }: CreditUnits): number =>
  pool + available + held + used + lost;

/** "Day 12 of 90" */
export function elapsedWords({
  status,
  elapsed: { day, days },
}: Pick<ProgrammeSummary, 'status' | 'elapsed'>): string {
  if (status === programmeState.complete) return 'Complete';
  if (day === 0) return 'Not started yet';
  return `Day ${day} of ${days}`;
}

/** What comes next, in a sentence. */
export function nextWords({
  status,
  startDate,
  endDate,
  elapsed: { day, days },
}: Pick<ProgrammeSummary, 'status' | 'startDate' | 'endDate' | 'elapsed'>): string {
  if (status === programmeState.complete)
    return day < days ? 'It was completed early.' : `It ended on ${dateWords(endDate)}.`;
  if (day === 0) return `It starts on ${dateWords(startDate)}.`;
  if (status === programmeState.draft)
    return `It was due to start on ${dateWords(startDate)} and is still a draft.`;
  if (day === days) return `Its last day is ${dateWords(endDate)}.`;
  return `It ends on ${dateWords(endDate)}, in ${counted(days - day, 'day')}.`;
}

/** The reader looks after all of it, and not only their own part. */
export const isLookedAfter = (programme: ProgrammeSummary | Programme | undefined): boolean =>
  programme !== undefined && programme.members !== null;
