import { isFor, type Audience } from '#machines/audiences.ts';
import type { Role } from '#machines/person.ts';
import type { Block } from '../../screens/sought-block.ts';
import type { IconType } from '../../ui/icons.ts';
import * as icons from '../../ui/icons.ts';

/** Who sees an entry, which may be fewer than may open its page (specification, 2, sidebar links). */
export type Row = readonly [
  label: string,
  path: string,
  audience: Audience,
  icon: IconType,
  block?: Block,
];

/** The table of the specification, in its order. */
export const sidebarTable: readonly Row[] = [
  ['Home', '/app/dashboard', 'membersAndCoaches', icons.Home],
  ['Profile', '/app/profile', 'everyone', icons.User],
  ['Messages', '/app/conversations', 'everyoneButAdmins', icons.MessageSquare],
  ['Booking Groups', '/app/booking-groups', 'staff', icons.Users],
  ['Booking Invites', '/app/booking-invites', 'everyone', icons.Inbox],
  ['Bookings', '/app/bookings', 'everyone', icons.Calendar],
  ['Availability', '/app/availability', 'coaches', icons.CalendarCheck],
  ['Sessions', '/app/sessions', 'membersAndStaff', icons.Video],
  ['Programmes', '/app/programmes', 'membersAndStaff', icons.BookOpen],
  ['Members', '/app/organizations/$organization/members', 'organizationAdmins', icons.Users],
  ['Organisations', '/app/organizations', 'staff', icons.Building2],
  ['Teams', '/app/teams', 'members', icons.Users],
  ['Users', '/app/users', 'staff', icons.User],
  ['Questionnaires', '/app/questionnaires', 'staff', icons.CircleHelp],
  ['Resource Categories', '/app/resource-categories', 'staff', icons.FolderTree],
  ['Resources', '/app/resources', 'everyone', icons.BookOpen],
  ['Interactive Resources', '/app/interactive-resources', 'everyone', icons.BookOpen],
  ['AI Conversations', '/app/kai-conversations', 'everyone', icons.Sparkles],
  ['AI Credit Selection Requests', '/app/kai-credit-selection-requests', 'staff', icons.Coins],
  ['AI Upload', '/app/kai-conversations/create', 'members', icons.Sparkles],
  ['KPIs', '/app/kpis', 'staff', icons.History],
  ['Reports', '/app/reports', 'staff', icons.History],
  ['External Calendars', '/app/external-calendars', 'coaches', icons.CalendarPlus],
  ['Working Hours', '/app/working-hours/update', 'coaches', icons.CalendarClock],
  ['Logout', '/auth/sign-out', 'everyone', icons.LogOut],
];

/** The buttons of the header (specification, 2, header). */
export const headerTable: readonly Row[] = [
  ['Make a Booking', '/app/booking-requests/create', 'members', icons.CalendarPlus],
  ['Availability', '/app/availability', 'coaches', icons.CalendarCheck],
];

/** The buttons below the links of the sidebar (specification, 2, sidebar links). */
export const sidebarButtons: readonly Row[] = [
  ['Make a Booking', '/app/dashboard', 'members', icons.CalendarPlus, 'booking'],
  ['Update Availability', '/app/dashboard', 'coaches', icons.CalendarCheck, 'availability'],
];

/** The help menu's five (specification, 2, header). */
export const helpTable: readonly (readonly [label: string, path: string])[] = [
  ['Forum', '/app/forum'],
  ['Forum Rules', '/app/forum/rules'],
  ['Support', '/app/support'],
  ['Privacy Policy', '/app/privacy-policy'],
  ['Terms & Conditions', '/app/terms'],
];

interface Reader {
  readonly role: Role;
  readonly organization: { readonly id: string } | null;
}

export interface Entry {
  readonly label: string;
  readonly to: string;
  readonly params: Readonly<Record<string, string>>;
  readonly Icon: IconType;
  /** The block of the page that it leads to. */
  readonly block: Block | undefined;
}

/** The rows of a table that one person may see and whose screens exist. */
export function entriesFor(
  table: readonly Row[],
  { role, organization }: Reader,
  exists: (path: string) => boolean,
): Entry[] {
  return table
    .filter(([, path, audience]) => isFor(audience, role) && exists(path))
    .filter(([, path]) => !path.includes('$organization') || organization !== null)
    .map(([label, to, , Icon, block]) => ({
      label,
      to,
      params: { organization: organization?.id ?? '' },
      Icon,
      block,
    }));
}

/** The help menu, as far as its screens exist. */
export const helpFor = (exists: (path: string) => boolean) =>
  helpTable.filter(([, path]) => exists(path)).map(([label, to]) => ({ label, to }));
