import type { LocalDate } from '../time/calendar.ts';
import { formatCalendarDay } from '../time/format.ts';

/** What decides whether a member can launch an activity of a programme. */
export interface Launchable {
  /** The programme by its name. */
  readonly programme: string;
  readonly isMember: boolean;
  readonly isActive: boolean;
  readonly isWithdrawn: boolean;
  readonly opensOn: LocalDate | null;
  readonly closesOn: LocalDate | null;
  /** Today, where the programme is. */
  readonly today: LocalDate;
  /** Those that come first and are not completed, by title. */
  readonly first: readonly string[];
}

/** Why it can't be launched now, dates in the order of the reader's zone; null when it can. */
export function whyNoLaunch(what: Launchable, zone: string): string | null {
  const { programme, isMember, isActive, isWithdrawn, opensOn, closesOn, today, first } = what;
  if (!isMember) return `Available to members of “${programme}”.`;
  if (isWithdrawn) return 'This activity is not offered any more.';
  if (!isActive) return `“${programme}” isn’t active.`;
  if (opensOn !== null && today < opensOn) return `Opens on ${formatCalendarDay(opensOn, zone)}.`;
  if (closesOn !== null && today > closesOn)
    return `Closed on ${formatCalendarDay(closesOn, zone)}.`;
  const [next] = first;
  return next === undefined ? null : `Complete “${next}” first.`;
}
