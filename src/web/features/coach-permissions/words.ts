import type { PermissionEnd } from '#domain/coach-permissions/vocabulary.ts';
import { formatCalendarDay } from '#domain/time/format.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import type { DataOf } from '#web/api/call.ts';
import type { Place } from './places.ts';

export type Permission = DataOf<'GET /coach-permissions/{coachPermission}'>;
export type PermissionSummary = DataOf<'GET /coach-permissions'>['data']['results'][number];

/** "Coach", "Member": what is chosen, and what the first column lists. */
export const endNames: Readonly<Record<PermissionEnd, string>> = {
  coach: 'Coach',
  member: 'Member',
  session: 'Session',
  team: 'Team',
};

/** What is chosen on a page: the end that the list does not belong to. */
export const otherEnd = ({ end, scope }: Pick<Place, 'end' | 'scope'>): PermissionEnd =>
  end === 'coach' ? scope : 'coach';

/** The name of the end that the list does not belong to. */
export const otherName = (
  { end }: Pick<Place, 'end'>,
  { coach, subject }: Pick<PermissionSummary, 'coach' | 'subject'>,
): string => (end === 'coach' ? subject.name : coach.fullName);

const dayOf = (date: string): string => formatCalendarDay(date, ownZone(), { relativeTo: 0 });

/** "Always", "From 1 March 2027", "Until 30 June 2027", or both days. */
export function validWords({
  validFrom,
  validTo,
}: Pick<PermissionSummary, 'validFrom' | 'validTo'>): string {
  if (validFrom !== null && validTo !== null) return `${dayOf(validFrom)} to ${dayOf(validTo)}`;
  if (validFrom !== null) return `From ${dayOf(validFrom)}`;
  return validTo === null ? 'Always' : `Until ${dayOf(validTo)}`;
}

/** "3 upcoming bookings" */
export const upcomingWords = (count: number): string =>
  `${count} upcoming ${count === 1 ? 'booking' : 'bookings'}`;

/** "4.4 of 5 (12)" */
export const ratingWords = ({ average, count }: NonNullable<PermissionSummary['rating']>): string =>
  `${Math.round(average * 10) / 10} of 5 (${count})`;
