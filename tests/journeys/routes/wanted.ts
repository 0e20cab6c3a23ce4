import { isAppPath } from '#domain/intended.ts';
import { homeOf } from '#web/shell/routing/place-after.ts';
import type { RoleOfTable, RouteLine } from './route-table.ts';

/** How the tokens of a tab stand. */
export const standings = [
  'no token',
  'both tokens',
  'a bearer token alone',
  'an expired bearer token and a refresh token',
  'an expired bearer token alone',
  'both tokens, and a text to accept',
] as const;
export type Standing = (typeof standings)[number];

export interface Wanted {
  /** The path; with the query where the guard writes it. */
  readonly lands: string;
  /** What the page may say: `refused` that it is not for them, `open` anything else; null where the record decides. */
  readonly says: 'refused' | 'open' | null;
}

const ways = new Set(['/auth/sign-in', '/auth/whoami', '/auth/refresh', '/auth/oidc']);
const to = (path: string, intended: string): string =>
  isAppPath(intended) ? `${path}?intended=${encodeURIComponent(intended)}` : path;

/** What staff see of a coach has an address of its own for the coach, whose id stands in all of them. */
const ownPages: Readonly<Record<string, string>> = {
  '/app/coaches/$coach/availability': '/app/availability',
  '/app/coaches/$coach/working-hours/update': '/app/working-hours/update',
  '/app/coaches/$coach/external-calendars': '/app/external-calendars',
  '/app/coaches/$coach/external-calendars/connect': '/app/external-calendars/connect',
  '/app/coaches/$coach/external-calendars/$externalCalendar/delete':
    '/app/external-calendars/$externalCalendar/delete',
};

const isOut = (standing: Standing): boolean =>
  standing === 'no token' || standing === 'an expired bearer token alone';

/**
 * Where the specification's guard leads somebody who wants a page, and what they are told there.
 *
 * @param href the route with ids in the place of its parameters
 * @param isRecordTheirs whether the ids are of records that a role with `●` can open
 * @param from the page they came from, where a cancelled navigation leaves them
 */
export function wantedOf(
  { path, checks, marks }: RouteLine,
  href: string,
  { standing, role, from, isRecordTheirs }: Situation,
): Wanted {
  const open = (lands: string): Wanted => ({ lands, says: 'open' });
  if (isOut(standing)) return open(checks.length > 0 ? to('/auth/sign-in', href) : href);
  const home = homeOf(role);
  const isOwing = standing === 'both tokens, and a text to accept';
  const lead = (lands: string): Wanted => open(isOwing ? to('/auth/privacy', lands) : lands);
  if (ways.has(path)) return lead(home);
  if (isOwing && checks.includes('authenticated')) return open(to('/auth/privacy', href));
  // Whatever they had before them stays.
  if (checks.includes('isNotCoach') && role === 'Coach') return { lands: from, says: null };
  // Neither has a page of its own for everybody: both lead on to the first page of the role.
  if (path === '/' || (path === '/app/dashboard' && home !== path)) return open(home);
  const own = ownPages[path]?.replace('$externalCalendar', href.split('/').at(-2) ?? '');
  if (own !== undefined && role === 'Coach')
    return { lands: own, says: isRecordTheirs ? 'open' : null };
  const says = { '–': 'refused', '●': isRecordTheirs ? 'open' : null, '○': null } as const;
  return { lands: href, says: says[marks[role]] };
}

interface Situation {
  readonly standing: Standing;
  readonly role: RoleOfTable;
  readonly from: string;
  readonly isRecordTheirs: boolean;
}
