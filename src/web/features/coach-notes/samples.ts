import { noteTimes, type NoteScope } from '#domain/coach-notes/vocabulary.ts';
import { coachNoteChart } from '#machines/coach-note/chart.ts';
import { isHandedIn } from '#machines/coach-note/labels.ts';
import type { DataOf } from '#web/api/call.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
  type PageOf,
} from '#web/charts/sample/sample-record.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import { titles } from './titles.ts';
import type { Note, NoteSummary } from './words.ts';

const session = { id: 's1', name: 'Executive coaching' };

const subjects = {
  member: { id: 'a1', name: samplePerson('mia').fullName },
  team: { id: 't1', name: 'Night shift' },
} as const;

const places = {
  member: '/app/bookings/b1/attendees/a1/coach-note',
  team: '/app/bookings/b1/team-coach-note',
} as const;

const lists = {
  member: '/app/members/mia/coach-notes',
  team: '/app/teams/t1/coach-notes',
} as const;

/** The pages of a note about a member have the plain names. */
const keyOf = (scope: NoteScope, key: string): string => (scope === 'team' ? `team-${key}` : key);

const pagesOf = (scope: NoteScope): readonly PageOf[] => {
  const place = places[scope];
  const note = `${place}/r1`;
  const writers = { readers: ['coach'] } as const;
  const readers = { readers: ['coach', 'staff'] } as const;
  const { create, edit, list, note: one } = titles[scope];
  const add = scope === 'team' ? 'Add amendment to a team note' : 'Add amendment';
  return [
    { key: 'note', title: one, address: note, ...readers },
    {
      key: 'write',
      title: create,
      address: `${place}/create`,
      event: 'WRITE',
      begins: true,
      ...writers,
    },
    { key: 'edit', title: edit, address: `${note}/edit`, event: 'EDIT', ...writers },
    { key: 'amend', title: add, address: `${note}/edit`, event: 'AMEND', ...writers },
    { key: 'list', title: list, address: lists[scope], ...readers },
  ].map((page) => ({ ...page, key: keyOf(scope, page.key) }));
};

const scopes = ['member', 'team'] as const;

export const samplePages = scopes.flatMap((scope) =>
  samplePagesOfRecord(coachNoteChart, pagesOf(scope), (record) => {
    const subject = subjects[scope];
    const { context, base, scene } = record;
    const isAuthors = scene.as === 'coach';
    const isWritten = isHandedIn(base.status);
    // Staff know of what was submitted, and have not said yet why they read it.
    if (!isAuthors && !isWritten) return null;
    const at = (instant: number) => new Date(instant + scene.shift).toISOString();
    const { submittedAt, startsAt, required, amendments } = context;
    const { body, goal, observations, agreedActions, nextFocus, mood } = context;
    const coach = samplePerson(context.coach);
    const booking = { id: 'b1', title: `${session.name} with ${coach.fullName}` };
    const summary: NoteSummary = {
      ...base,
      scope,
      subject,
      coach,
      booking,
      session,
      startsAt: at(startsAt),
      submittedAt: submittedAt === null ? null : at(submittedAt),
      required,
      excerpt: isAuthors ? body || null : null,
    };
    const isThere = base.status !== coachNoteChart.machine.config.initial;
    return {
      'GET /coach-notes/{coachNote}': {
        ...base,
        ...summary,
        member: scope === 'member' ? context.member : null,
        text: isAuthors
          ? { body, goal, observations, agreedActions: [...agreedActions], nextFocus, mood }
          : null,
        amendments: isAuthors
          ? amendments.map((each) => ({ text: each.text, at: at(each.at) }))
          : [],
        earlier: [],
        editableUntil: submittedAt === null ? null : at(submittedAt + noteTimes.editable),
        readings: [],
      } satisfies Note,
      'GET /coach-notes/{coachNote}/history': sampleHistory(record),
      'GET /coach-notes/places/{booking}': {
        booking: { ...booking, startsAt: at(startsAt) },
        refusal: null,
        places: [
          {
            scope,
            subject,
            note: isThere ? { id: base.id, status: base.status } : null,
            mayWrite: !isWritten,
            due: required && !isWritten,
          },
        ],
      } satisfies DataOf<'GET /coach-notes/places/{booking}'>,
      'GET /coach-notes/of/{scope}/{subject}': subject,
      'GET /coach-notes/choices': {
        coaches: [{ id: coach.id, name: coach.fullName }],
        sessions: [session],
        programmes: [],
      } satisfies DataOf<'GET /coach-notes/choices'>,
      'GET /coach-notes': samplePageOf([summary]),
      'GET /coach-note/filter': [],
    };
  }),
);
