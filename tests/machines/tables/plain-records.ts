import type { Person } from '#machines/person.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

export type Held = Readonly<Record<string, unknown>>;
type PlainRow = Row<Held>;
export type More = Omit<PlainRow, 'tried' | 'leads'>;

const stamped = ['type', 'by', 'at', 'facts', 'zone'];
/** What an event brings of the fields, besides what it brings for something else. */
export const fieldsIn = (event: Sent, ...others: readonly string[]): Held =>
  Object.fromEntries(
    Object.entries(event).filter(([name]) => ![...stamped, ...others].includes(name)),
  );
const changed = (_: Held, { by }: Sent) => ({ updatedBy: by.id });
const written = (before: Held, event: Sent) => ({ ...fieldsIn(event), ...changed(before, event) });

export const created = (words: string, more: More, state = 'active'): PlainRow => ({
  writes: written,
  ...more,
  tried: [`staff ${words}`],
  leads: `new → ${state}`,
});
export const kept = (words: string, more: More = {}, state = 'active'): PlainRow => ({
  writes: written,
  ...more,
  tried: [`staff ${words}`],
  leads: `${state} → ${state}`,
});
export const gone = (words: string, more: More = {}, state = 'active'): PlainRow => ({
  ...more,
  tried: [`staff ${words}`],
  leads: `${state} → deleted`,
  writes: (_, { at, by }) => ({ deletedAt: at, deletedBy: by.id, updatedBy: by.id }),
});
export const back = (words: string, more: More): PlainRow => ({
  ...more,
  tried: [`staff ${words}`],
  leads: 'deleted → active',
  writes: (_, { by }) => ({ deletedAt: null, deletedBy: null, updatedBy: by.id }),
});
/** Whoever creates it is kept as that, too. */
export const byCreator = (row: PlainRow): PlainRow => ({
  ...row,
  writes: (before, event) => ({ ...row.writes?.(before, event), createdBy: event.by.id }),
});

const renamed = () => ({ name: 'Another name' });
const admin: Person = { id: 'harriet', role: 'OrganizationAdmin' };

const category = ['isNameFree', 'hasProperParent'];
export const resourceCategoryTable: Table<Held> = {
  rows: [
    byCreator(created('creates it', { unless: category, orders: ['placeLast'] })),
    kept('edits it', { unless: category, orders: ['placeInParent'] }),
    kept('moves it', { orders: ['placeWhereAsked'], writes: changed }),
    gone('deletes it', {
      unless: ['hasNoCategories', 'haveResourcesAPlace'],
      orders: ['moveResources', 'leavePlace'],
    }),
  ],
  beforehand: renamed,
};

/** Where one person comes there are no seats, and nobody else to pay. */
const session: More = {
  unless: ['isNameFree', 'hasSeats', 'isBufferBeforeEnough', 'isBufferAfterEnough'],
  even: {
    'with seats for one': () => ({ maxAttendees: 5, creditMode: 'perAttendee' }),
    'for a group': () => ({ format: 'group', maxAttendees: 5, creditMode: 'perAttendee' }),
  },
  writes: (before, event) => ({
    ...written(before, event),
    ...(event['format'] === 'oneToOne' && { maxAttendees: null, creditMode: 'perBooking' }),
  }),
};
export const sessionTable: Table<Held> = {
  rows: [
    byCreator(created('creates it', session)),
    kept('edits it', { ...session, orders: ['offerSeats'] }),
    gone('deletes it', { unless: ['hasNoUpcomingBookings', 'isInNoProgramme'] }),
  ],
  beforehand: renamed,
};

export const sessionOptionTable: Table<Held> = {
  rows: [
    byCreator(
      created('adds it', {
        unless: ['isProgrammeOpen', 'isSessionThere', 'isNew', 'areCoaches'],
      }),
    ),
    gone('removes it', { unless: ['hasNothingAllocated', 'hasNoUpcomingBookings'] }),
  ],
  beforehand: () => ({ unitsPerMember: 9 }),
};

export const coachPermissionTable: Table<Held> = {
  rows: [
    byCreator(
      created('gives it', { unless: ['isCoach', 'isSubjectThere', 'isNew', 'areDatesInOrder'] }),
    ),
    gone('removes it'),
  ],
  beforehand: () => ({ canReadNotes: true }),
};

export const bookingConstraintTable: Table<Held> = {
  rows: [
    byCreator(
      created('adds it', { unless: ['isCreditUsable', 'areCoaches', 'isNew', 'leavesTimes'] }),
    ),
    gone('removes it'),
  ],
  beforehand: () => ({ sessionCredit: 'another' }),
};

const contract = ['hasProperContract', 'isNameFree', 'areDomainsFree'];
export const organizationTable: Table<Held> = {
  rows: [
    byCreator(created('creates it', { unless: contract })),
    kept('edits it', { unless: contract }),
    kept('changes its brand label', { by: [admin] }),
    kept('switches single sign-on off', { writes: changed }),
    gone('deletes it', { unless: ['hasNoActiveProgramme', 'hasNoUpcomingBookings'] }),
    back('restores it', { unless: ['isNameFree', 'areDomainsFree'] }),
  ],
  beforehand: () => ({ name: 'Another name', brandLabel: 'Another label' }),
};

/** An article has neither a link nor a file, whatever it was before. */
const article: More = {
  unless: ['hasFile', 'hasLink', 'hasText', 'hasDays', 'areCategories'],
  even: { 'with a link left over': () => ({ url: 'https://left.example' }) },
  orders: ['sortIn', 'keepFile'],
  writes: (_, event) => ({
    ...fieldsIn(event, 'categories', 'silently', 'scope', 'target'),
    url: null,
    updatedBy: event.by.id,
  }),
};
export const resourceTable: Table<Held> = {
  rows: [
    byCreator(
      created(
        'adds it',
        {
          ...article,
          unless: ['hasPlace', ...(article.unless ?? [])],
          orders: ['sortIn', 'keepFile', 'announceAdded'],
        },
        'published',
      ),
    ),
    kept('edits it', article, 'published'),
    gone('deletes it', { orders: ['dropFiles'] }, 'published'),
  ],
  beforehand: renamed,
};

const proper = ['hasProperOrganization', 'isNameFree', 'isLeaderMember'];
const by = [admin];
export const teamTable: Table<Held> = {
  rows: [
    byCreator(created('creates it', { by, unless: proper })),
    kept('edits it', { by, unless: proper, orders: ['notifyLeaders'] }),
    kept('chooses who leads it', { by, unless: ['isLeaderMember'], orders: ['notifyLeaders'] }),
    kept('adds somebody', { by, unless: ['canJoin'], orders: ['addMember'], writes: changed }),
    kept('removes somebody', {
      by,
      unless: ['isInTeam'],
      even: { 'who does not lead it': () => ({ memberId: 'max' }) },
      orders: ['removeMember', 'notifyLeaders'],
      writes: (before, event) => ({
        ...changed(before, event),
        ...(event['memberId'] === before['leaderId'] && { leaderId: null }),
      }),
    }),
    gone('deletes it', { by, unless: ['hasNoUpcomingBookings', 'hasNoCredits'] }),
    back('restores it', { by, unless: ['hasProperOrganization', 'isNameFree'] }),
  ],
  beforehand: () => ({ name: 'Another name', leaderId: 'mia' }),
};
