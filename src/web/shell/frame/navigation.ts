import { isFor, type Audience } from '#machines/audiences.ts';
import type { Role } from '#machines/person.ts';
import type { Block } from '../../screens/sought-block.ts';
import type { IconType } from '../../ui/icons.ts';
import * as icons from '../../ui/icons.ts';
import * as texts from './texts.ts';

/** Who sees an entry, which may be fewer than may open its page (specification, 2, sidebar links). */
export type Row = readonly [
  label: string,
  path: string,
  audience: Audience,
  icon: IconType,
  block?: Block,
];

/** The entry that says how many conversations have new messages. */
export const messagesPath = '/app/conversations';

/** The table of the specification, in its order. */
export const sidebarTable: readonly Row[] = [
  [texts.home, '/app/dashboard', 'membersAndCoaches', icons.Home],
  [texts.profile, '/app/profile', 'everyone', icons.User],
  [texts.messages, messagesPath, 'everyoneButAdmins', icons.MessageSquare],
  [texts.bookingGroups, '/app/booking-groups', 'staff', icons.Users],
  [texts.bookingInvites, '/app/booking-invites', 'everyone', icons.Inbox],
  [texts.bookings, '/app/bookings', 'everyone', icons.Calendar],
  [texts.availability, '/app/availability', 'coaches', icons.CalendarCheck],
  [texts.sessions, '/app/sessions', 'membersAndStaff', icons.Video],
  [texts.programmes, '/app/programmes', 'membersAndStaff', icons.BookOpen],
  [texts.members, '/app/organizations/$organization/members', 'organizationAdmins', icons.Users],
  [texts.organisations, '/app/organizations', 'staff', icons.Building2],
  [texts.teams, '/app/teams', 'members', icons.Users],
  [texts.users, '/app/users', 'staff', icons.User],
  [texts.questionnaires, '/app/questionnaires', 'staff', icons.CircleHelp],
  [texts.resourceCategories, '/app/resource-categories', 'staff', icons.FolderTree],
  [texts.resources, '/app/resources', 'everyone', icons.BookOpen],
  [texts.interactiveResources, '/app/interactive-resources', 'everyone', icons.BookOpen],
  [texts.aiConversations, '/app/kai-conversations', 'everyone', icons.Sparkles],
  [texts.aiCreditSelectionRequests, '/app/kai-credit-selection-requests', 'staff', icons.Coins],
  [texts.aiUpload, '/app/kai-conversations/create', 'members', icons.Sparkles],
  ['KPIs', '/app/kpis', 'staff', icons.History],
  [texts.reports, '/app/reports', 'staff', icons.History],
  [texts.externalCalendars, '/app/external-calendars', 'coaches', icons.CalendarPlus],
  [texts.workingHours, '/app/working-hours/update', 'coaches', icons.CalendarClock],
  [texts.logout, '/auth/sign-out', 'everyone', icons.LogOut],
];

/** The buttons of the header (specification, 2, header). */
export const headerTable: readonly Row[] = [
  [texts.makeABooking, '/app/booking-requests/create', 'members', icons.CalendarPlus],
  [texts.availability, '/app/availability', 'coaches', icons.CalendarCheck],
];

/** The buttons below the links of the sidebar (specification, 2, sidebar links). */
export const sidebarButtons: readonly Row[] = [
  [texts.makeABooking, '/app/dashboard', 'members', icons.CalendarPlus, 'booking'],
  [texts.updateAvailability, '/app/dashboard', 'coaches', icons.CalendarCheck, 'availability'],
];

/** The help menu's five (specification, 2, header). */
export const helpTable: readonly (readonly [label: string, path: string])[] = [
  [texts.forum, '/app/forum'],
  [texts.forumRules, '/app/forum/rules'],
  [texts.support, '/app/support'],
  [texts.privacyPolicy, '/app/privacy-policy'],
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
