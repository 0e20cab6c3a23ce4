import { readersZones, strangersAmong } from '#tests/support/strangers.ts';
import type { Stop } from '../support/stops.ts';
import type { RoleOfTable } from './route-table.ts';
import type { Target } from './scene.ts';

interface Known {
  readonly page: RegExp;
  readonly text: RegExp;
}

/** Times of day that are the same for every reader. */
const sameForAll: readonly Known[] = [
  // Whose time it is stands beside it.
  { page: /^\/app\/bookings\/\$booking$/, text: / in \S.* for / },
  { page: /\/\$bookingGroup\/\$programme\/bookings$/, text: /, \d\d:\d\d $/ },
  { page: /\/working-hours\/update$/, text: /./ },
  // By the clock of the profile that it is chosen in.
  { page: /^\/app\/profile$/, text: /^Every (?:day|Monday) at 08:00$/ },
  // The hours of a day, on which times are drawn.
  { page: /\/availability$/, text: /^\d\d:\d\d$/ },
];

const isKnown = (path: string, text: string): boolean =>
  sameForAll.some((known) => known.page.test(path) && known.text.test(text));

/** Where all journeys read that say nothing else. */
export const [houseZone = '', ...farZones] = readersZones;

/**
 * Every page is opened far away by staff or by members and coaches, who have other pages there. An organisation admin is a member with more: what they alone
 * have is enough.
 */
const isReadFarAway: Readonly<Record<RoleOfTable, (marks: Target['line']['marks']) => boolean>> = {
  Member: (marks) => marks.Member !== '–',
  OrganizationAdmin: (marks) => marks.OrganizationAdmin !== '–' && marks.Member === '–',
  Coach: (marks) => marks.Coach !== '–',
  Admin: () => false,
  SuperAdmin: (marks) => marks.SuperAdmin !== '–' && (marks.Member === '–' || marks.Coach === '–'),
};

export const isFarAway = (role: RoleOfTable, { line }: Target): boolean =>
  isReadFarAway[role](line.marks);

/** What pages say by another clock than their reader's; `there` is what the same page said in the zone of the house, if it is told here for another one. */
export function clockFaults(
  zone: string,
  { line: { path } }: Target,
  here: Stop | undefined,
  there?: Stop,
): string[] {
  if (!here) return [];
  const unmoved = here.clocks.filter(
    (text) => there?.clocks.includes(text) && !isKnown(path, text),
  );
  return [...strangersAmong(zone, here), ...unmoved].map((what) => `${zone} ${path}: ${what}`);
}
