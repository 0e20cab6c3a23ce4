import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const day = 24 * 60 * 60_000;
const forMember = 'notify UserCoachNoteRequired coach';
const forTeam = 'notify TeamCoachNoteRequired coach';
const noMore = 'settleNotices UserCoachNoteRequired TeamCoachNoteRequired';

type Note = CoachNoteContext;
/** The coach is asked for the note of a member or of a team, in words of its own. */
const asked = (row: Omit<Row<Note>, 'orders'>): Row<Note>[] => [
  {
    ...row,
    orders: [forTeam],
    when: (note, event) => note.scope === 'team' && (row.when?.(note, event) ?? true),
  },
  {
    ...row,
    orders: [forMember],
    when: (note, event) => note.scope === 'member' && (row.when?.(note, event) ?? true),
  },
];

const text = { body: 'We spoke about the new team.', agreedActions: ['Ask the team'], mood: 4 };
/** What is written while there is something already is something else. */
const textIn = ({ body }: Sent) => ({ ...text, body: String(body) });
const began = ({ startsAt }: Note) => startsAt;
const created = { createdBy: 'carl' };
const changed = { updatedBy: 'carl' };
const unlessCalledOff = { since: began, unless: ['tookPlace'] };
const wait = ({ required, reminders }: Note) => required && reminders < 3;
const submittedAt = (_: Note, { at }: Sent) => ({ submittedAt: at });
const editable = ({ submittedAt: when }: Note) => (when ?? 0) + 30 * day;
const added =
  (words: string) =>
  ({ amendments }: Note, { at }: Sent) => ({
    amendments: [...amendments, { text: words, at }],
    ...changed,
  });

/** A note is asked for, drafted, handed in, and added to once it is locked (domain reference, 7.1 and 7.2). */
export const coachNoteTable: Table<Note> = {
  rows: [
    ...asked({
      tried: ['the session asks for a note'],
      leads: 'new → due',
      writes: () => ({ createdBy: null, required: true }),
    }),
    ...asked({
      tried: ['the session asks for a note'],
      leads: 'draft → draft',
      again: true,
      writes: () => ({ required: true }),
    }),
    {
      tried: ['the corrected outcome asks for none'],
      leads: 'due → new',
      orders: [noMore],
      writes: () => ({ required: false }),
    },
    {
      tried: ['the corrected outcome asks for none'],
      leads: 'draft → draft',
      orders: [noMore],
      writes: () => ({ required: false }),
    },
    ...['due', 'draft'].flatMap((state) =>
      asked({
        tried: ['noteDue is over'],
        leads: `${state} → ${state}`,
        again: true,
        when: wait,
        writes: ({ reminders }) => ({ reminders: reminders + 1 }),
      }),
    ),
    {
      tried: ['the coach writes'],
      leads: 'new → draft',
      ...unlessCalledOff,
      writes: () => ({ ...text, ...created }),
    },
    ...['due', 'draft'].map((state): Row<Note> => ({
      tried: ['the coach writes'],
      leads: `${state} → draft`,
      ...unlessCalledOff,
      writes: (_, event) => ({ ...textIn(event), ...changed }),
    })),
    {
      tried: ['the coach submits'],
      leads: 'new → submitted',
      ...unlessCalledOff,
      orders: ['keepVersion'],
      writes: (note, event) => ({ ...text, ...created, ...submittedAt(note, event) }),
    },
    ...['due', 'draft'].map((state): Row<Note> => ({
      tried: ['the coach submits'],
      leads: `${state} → submitted`,
      ...unlessCalledOff,
      orders: ['keepVersion', noMore],
      writes: (note, event) => ({ ...textIn(event), ...changed, ...submittedAt(note, event) }),
    })),
    {
      tried: ['the author changes it'],
      leads: 'submitted → submitted',
      until: (note) => editable(note) + 1,
      orders: ['keepVersion'],
      writes: () => ({ ...text, body: 'Changed.', ...changed }),
    },
    {
      tried: ['the author adds to it'],
      leads: 'submitted → amended',
      since: (note) => editable(note) + 1,
      writes: added('It went well.'),
    },
    {
      tried: ['the author adds to it a month later'],
      leads: 'submitted → amended',
      since: (note) => editable(note) + 1,
      writes: added('Well.'),
    },
    {
      tried: ['the author adds to it'],
      leads: 'amended → amended',
      writes: added('It went well.'),
    },
    {
      tried: ['the author adds to it a month later'],
      leads: 'amended → amended',
      writes: added('Well.'),
    },
  ],
  timers: [
    {
      delay: 'noteDue',
      during: ['due', 'draft'],
      at: ({ endsAt, reminders, dueAfter }) => endsAt + (reminders + 1) * dueAfter,
    },
  ],
  moments: (note) => [note.startsAt, ...(note.submittedAt === null ? [] : [editable(note)])],
};
