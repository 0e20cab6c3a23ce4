import { sampleAssignment } from '#web/features/questionnaire-assignments/sample-data.ts';
import { groupOf } from '../../features/booking-groups/group-scene.ts';
import { category } from '../../features/resource-categories/category-scene.ts';

const person = { id: 'max', fullName: 'Max Reed', pictureUrl: null };
const northwind = { id: 'northwind', name: 'Northwind' };
const programme = { id: 'p1', name: 'Leading with clarity' };
const session = { id: 's1', name: 'Executive coaching' };

/** What every record says of itself, one of two. */
const plain = (id: string) => ({
  id,
  version: 3,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  name: `Record ${id}`,
});

interface ChoosableList {
  readonly address: string;
  /** Where the list comes from; its events go to one of it. */
  readonly path: string;
  readonly filter: string;
  readonly noun: readonly [one: string, many: string];
  readonly row: (id: string) => object;
  readonly event: string;
  /** What begins a row, after which its box is called. */
  readonly named?: RegExp;
  /** What is said before it happens. */
  readonly happens: RegExp;
  readonly reason?: string;
  /** What else the page is about. */
  readonly about?: Readonly<Record<string, object>>;
}

const ofProgramme = { 'GET /programmes/p1': { ...plain('p1'), ...programme } };
const resource = {
  kind: 'link',
  scope: 'global',
  target: null,
  audience: 'both',
  addedBy: null,
  openedBy: null,
  openedOf: null,
  progress: 'unseen',
  found: null,
  thumbnail: null,
  categories: [],
};
const invite = {
  status: 'sent',
  booking: { id: 'b1', title: 'Lab', startsAt: '2030-03-11T10:00:00.000Z' },
  session,
  from: person,
  to: person,
  waitingPlace: null,
  mayAnswer: false,
};
const resources: Omit<ChoosableList, 'address'> = {
  path: 'resources',
  filter: 'resource',
  noun: ['resource', 'resources'],
  row: (id) => ({ ...plain(id), ...resource }),
  event: 'DELETE',
  happens: /links to them stop working/,
  about: { 'GET /resources/categories': [] },
};
const invites: Omit<ChoosableList, 'address'> = {
  path: 'booking-invites',
  filter: 'booking-invite',
  noun: ['invitation', 'invitations'],
  row: (id) => ({ ...plain(id), ...invite }),
  event: 'REVOKE',
  happens: /no longer comes to the session/,
  about: {
    'GET /bookings/b1': { id: 'b1', title: 'Lab' },
    'GET /bookings/b1/seats': { all: 3, taken: 2, canInvite: false, waiting: 0, refusal: null },
  },
};

const questionnaires: Omit<ChoosableList, 'event' | 'happens'> = {
  address: '/app/questionnaires',
  path: 'questionnaires',
  filter: 'questionnaire',
  noun: ['questionnaire', 'questionnaires'],
  row: (id) => ({
    ...plain(id),
    status: 'draft',
    purpose: 'both',
    asks: 4,
    publishedVersion: null,
  }),
};
const programmes: Omit<ChoosableList, 'event' | 'happens'> = {
  address: '/app/programmes',
  path: 'programmes',
  filter: 'programme',
  noun: ['programme', 'programmes'],
  row: (id) => ({
    ...plain(id),
    status: 'draft',
    organization: northwind,
    groups: [],
    startDate: '2026-11-01',
    endDate: '2027-03-01',
    members: 8,
    credits: null,
  }),
};
const assignments: Omit<ChoosableList, 'event' | 'happens'> = {
  address: '/app/programmes/p1/questionnaires',
  path: 'questionnaire-assignments',
  filter: 'questionnaire-assignment',
  noun: ['questionnaire', 'questionnaires'],
  named: /^Choose Monthly pulse/,
  row: (id) => ({ ...sampleAssignment('staff'), id }),
  about: ofProgramme,
};
const groups: Omit<ChoosableList, 'event' | 'happens'> = {
  address: '/app/booking-groups',
  path: 'booking-groups',
  filter: 'booking-group',
  noun: ['booking group', 'booking groups'],
  named: /^Choose Mondays/,
  row: (id) => groupOf({ id, version: 3 }),
  about: { 'GET /booking-groups/programmes': [] },
};

/** The lists whose records need only a yes or a reason, each with an event of one. */
export const choosableLists: readonly ChoosableList[] = [
  { ...programmes, event: 'ACTIVATE', happens: /sessions can be booked/ },
  { ...programmes, event: 'COMPLETE', happens: /not used expire/ },
  { ...programmes, event: 'DELETE', happens: /can’t be undone/ },
  { ...questionnaires, event: 'PUBLISH', happens: /becomes a version/ },
  { ...questionnaires, event: 'DELETE', happens: /Answers are kept/ },
  { ...questionnaires, event: 'RESTORE', happens: /all their versions/ },
  { ...resources, address: '/app/resources' },
  { ...resources, address: '/app/global-resources' },
  {
    address: '/app/resource-categories',
    path: 'resource-categories',
    filter: 'resource-category',
    noun: ['category', 'categories'],
    row: (id) => category(id, `Record ${id}`),
    event: 'DELETE',
    happens: /Those that hold resources stay/,
  },
  {
    address: '/app/interactive-resources',
    path: 'interactive-resources',
    filter: 'interactive-resource',
    noun: ['interactive resource', 'interactive resources'],
    row: (id) => ({
      ...plain(id),
      description: null,
      groups: [],
      contentVersion: 1,
      programmes: 0,
      mayPreview: true,
      launches: [],
    }),
    event: 'DELETE',
    happens: /can’t launch them any more/,
  },
  {
    address: '/app/programmes/p1/interactive-resources',
    path: 'programme-interactive-resources',
    filter: 'programme-interactive-resource',
    noun: ['interactive resource', 'interactive resources'],
    row: (id) => ({
      ...plain(id),
      programme,
      activity: { id: `of-${id}`, name: `Record ${id}` },
      description: null,
      opensOn: null,
      closesOn: null,
      results: null,
      own: null,
    }),
    event: 'DELETE',
    happens: /can’t launch them any more/,
    about: ofProgramme,
  },
  {
    address: '/app/programmes/p1/session-options',
    path: 'session-options',
    filter: 'session-option',
    noun: ['session option', 'session options'],
    row: (id) => ({
      ...plain(id),
      session: { id: `of-${id}`, name: `Record ${id}` },
      durationMinutes: 60,
      creditCost: 1,
      unitsPerMember: 3,
      maxPerMember: null,
      minDaysBetween: null,
      coaches: [],
      credits: null,
      mayOpen: false,
      mayBook: false,
    }),
    event: 'DELETE',
    happens: /can be added again/,
    about: ofProgramme,
  },
  {
    address: '/app/programmes/p1/session-credits/c1/booking-constraints',
    path: 'booking-constraints',
    filter: 'booking-constraint',
    noun: ['booking constraint', 'booking constraints'],
    named: /^Choose Weekdays/,
    row: (id) => ({ ...plain(id), kind: 'weekdays', sentence: `Record ${id}`, addedBy: null }),
    event: 'DELETE',
    happens: /times they ruled out/,
    about: {
      'GET /booking-constraints/of/c1': { id: 'c1', holder: 'Max Reed', session, programme },
    },
  },
  { ...assignments, event: 'REMIND', happens: /are reminded/ },
  { ...assignments, event: 'CLOSE', happens: /answers are kept/ },
  { ...assignments, event: 'DELETE', happens: /can be assigned again/ },
  { ...invites, address: '/app/booking-invites', named: /^Choose .*2030/ },
  { ...invites, address: '/app/bookings/b1/invites', named: /^Choose Max Reed/ },
  {
    ...groups,
    event: 'CANCEL_FUTURE',
    happens: /upcoming sessions of each/,
    reason: 'Ana is away.',
  },
  { ...groups, event: 'DELETE', happens: /Their bookings stay/ },
  {
    address: '/app/kai-conversations',
    path: 'kai-conversations',
    filter: 'kai-conversation',
    noun: ['AI conversation', 'AI conversations'],
    row: (id) => ({
      ...plain(id),
      status: 'failed',
      title: `Record ${id}`,
      group: 'Sales',
      about: null,
      member: null,
      programme,
      heldOn: '2026-11-01',
      duration: null,
      score: null,
      isShared: false,
    }),
    event: 'DELETE',
    happens: /are erased within/,
  },
];
