import { noteTimes } from '#domain/coach-notes/vocabulary.ts';
import { coachNoteChart } from '#machines/coach-note/chart.ts';
import { isHandedIn } from '#machines/coach-note/labels.ts';
import type { DataOf } from '#web/api/call.ts';
import { sampleHistory, samplePageOf, samplePagesOfRecord } from '#web/charts/sample-record.ts';
import { samplePerson } from '#web/charts/sample-people.ts';
import { titles, type Note, type NoteSummary } from './words.ts';

const place = '/app/bookings/b1/attendees/a1/coach-note';
const note = `${place}/r1`;
const subject = { id: 'a1', name: samplePerson('mia').fullName };
const session = { id: 's1', name: 'Executive coaching' };

export const samplePages = samplePagesOfRecord(
  coachNoteChart,
  [
    { key: 'note', title: titles.member.note, address: note, readers: ['coach', 'staff'] },
    {
      key: 'write',
      title: titles.member.create,
      address: `${place}/create`,
      event: 'WRITE',
      begins: true,
      readers: ['coach'],
    },
    {
      key: 'edit',
      title: titles.member.edit,
      address: `${note}/edit`,
      event: 'EDIT',
      readers: ['coach'],
    },
    {
      key: 'amend',
      title: 'Add amendment',
      address: `${note}/edit`,
      event: 'AMEND',
      readers: ['coach'],
    },
    {
      key: 'list',
      title: titles.member.list,
      address: '/app/members/mia/coach-notes',
      readers: ['coach', 'staff'],
    },
  ],
  (record) => {
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
      scope: 'member',
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
        member: context.member,
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
            scope: 'member',
            subject,
            note: isThere ? { id: base.id, status: base.status } : null,
            due: required && !isWritten,
          },
        ],
      } satisfies DataOf<'GET /coach-notes/places/{booking}'>,
      'GET /coach-notes/of/{scope}/{subject}': { id: 'mia', name: subject.name },
      'GET /coach-notes/choices': {
        coaches: [{ id: coach.id, name: coach.fullName }],
        sessions: [session],
        programmes: [],
      } satisfies DataOf<'GET /coach-notes/choices'>,
      'GET /coach-notes': samplePageOf([summary]),
      'GET /coach-note/filter': [],
    };
  },
);
