import { DAY } from '../time/calendar.ts';

/**
 * How far somebody has come (domain reference, 3.3): invited, and has not come in; activated, and has had no session; started; stalled, when the last
 * session is over 30 days ago and none lies ahead; finished, when every programme they are in is complete.
 */
export const journeyStatuses = ['invited', 'activated', 'started', 'stalled', 'finished'] as const;
export type JourneyStatus = (typeof journeyStatuses)[number];

/** Milliseconds without a session after which somebody has stalled. */
export const stalledAfter = 30 * DAY;

export const journeyWords: Readonly<Record<JourneyStatus, string>> = {
  invited: 'Invited',
  activated: 'Activated',
  started: 'Started',
  stalled: 'Stalled',
  finished: 'Finished',
};

/** How many of some people have come how far: never who. */
export type Progress = Readonly<Record<JourneyStatus, number>>;

/** Of each status how many, those that nobody has reached too. */
export function progressIn(
  counted: readonly { readonly status: string; readonly many: number }[],
): Progress {
  const of = (wanted: JourneyStatus) => counted.find(({ status }) => status === wanted)?.many ?? 0;
  return {
    invited: of('invited'),
    activated: of('activated'),
    started: of('started'),
    stalled: of('stalled'),
    finished: of('finished'),
  };
}
