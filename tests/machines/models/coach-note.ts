import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import { coachNoteMachine } from '#machines/coach-note/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { noteTimes } from '#domain/coach-notes/vocabulary.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { day, hour, noon, people } from './people.ts';

const { mia, carl, cora, lea, sam } = people;

const unwrittenNote: CoachNoteContext = {
  ...unwritten,
  booking: 'b-1',
  scope: 'member',
  subject: 'a-1',
  member: mia.id,
  coach: carl.id,
  startsAt: noon - 2 * hour,
  endsAt: noon - hour,
  required: false,
  reminders: 0,
  dueAfter: defaultPolicy.noteDue,
  mostReminders: defaultPolicy.noteReminders,
  submittedAt: null,
  amendments: [],
  body: '',
  goal: null,
  observations: null,
  agreedActions: [],
  nextFocus: null,
  mood: null,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<CoachNoteEvent>,
  refusal?: string,
  later?: 'later',
];

const text = { body: 'We spoke about the new team.', agreedActions: ['Ask the team'], mood: 4 };
const blank = { body: '  ' };
const calledOff = { tookPlace: 'This session did not take place.' };

const tries: readonly Try[] = [
  ['the session asks for a note', system, { type: 'REQUIRE' }],
  ['staff ask for a note', sam, { type: 'REQUIRE' }, 'isSystem'],
  ['the corrected outcome asks for none', system, { type: 'RELEASE' }],
  ['staff take back that it is asked for', sam, { type: 'RELEASE' }, 'isSystem'],
  ['the coach writes', carl, { type: 'WRITE', ...text }],
  ['another coach writes', cora, { type: 'WRITE', ...text }, 'isAuthor'],
  ['staff write', sam, { type: 'WRITE', ...text }, 'isAuthor'],
  [
    'the coach writes about a session that was cancelled',
    carl,
    { type: 'WRITE', ...text, facts: calledOff },
    'tookPlace',
  ],
  ['the coach submits', carl, { type: 'SUBMIT', ...text }],
  ['the coach submits nothing', carl, { type: 'SUBMIT', ...blank }, 'hasText'],
  ['an organisation admin submits', lea, { type: 'SUBMIT', ...text }, 'isAuthor'],
  ['the author changes it', carl, { type: 'EDIT', ...text, body: 'Changed.' }],
  ['the author empties it', carl, { type: 'EDIT', ...blank }, 'hasText'],
  ['another coach changes it', cora, { type: 'EDIT', ...text }, 'isAuthor'],
  ['the author changes it a month later', carl, { type: 'EDIT', ...text }, 'isUnlocked', 'later'],
  ['the author adds to it', carl, { type: 'AMEND', text: 'It went well.' }],
  [
    'the author adds to it a month later',
    carl,
    { type: 'AMEND', text: 'Well.' },
    undefined,
    'later',
  ],
  ['another coach adds to it', cora, { type: 'AMEND', text: 'I agree.' }, 'isAuthor', 'later'],
];

/** Who goes on writing writes something else. */
const again = ({ body }: CoachNoteContext, event: Try[2]): Try[2] =>
  body === text.body && (event.type === 'WRITE' || event.type === 'SUBMIT') && event.body === body
    ? { ...event, body: `${body} And of the old one.` }
    : event;

export const coachNoteModel = modelOf({
  machine: coachNoteMachine,
  inputs: {
    'of a member': unwrittenNote,
    'of a team': { ...unwrittenNote, scope: 'team', subject: 't-1', member: null },
    'of a session tomorrow': {
      ...unwrittenNote,
      startsAt: noon + day,
      endsAt: noon + day + hour,
    },
  },
  cases: ({ context }, now) =>
    tries.map(([name, by, event, refusal, later]): Case<CoachNoteEvent> => {
      const at = now === 0 ? noon : now;
      const locked = (context.submittedAt ?? at) + noteTimes.editable + 1;
      return {
        name,
        kind: 'person',
        event: { ...again(context, event), by, at: later ? Math.max(at, locked) : at },
        refusal,
      };
    }),
  ring: (_, { context }, now) => {
    const due = context.endsAt + (context.reminders + 1) * context.dueAfter;
    return [{ stamp: { by: system, at: Math.max(now, due) } }];
  },
  key: ({ context }, now) => [
    context.scope,
    context.required,
    context.reminders,
    context.startsAt > (now === 0 ? noon : now),
    context.submittedAt !== null && now > context.submittedAt + noteTimes.editable,
  ],
  invariants: {
    'it has a time of submission exactly when others can read it': (note) =>
      note.hasTag('readable') === (note.context.submittedAt !== null),
    'what others can read says something': (note) =>
      !note.hasTag('readable') || note.context.body.trim() !== '',
    'something was added exactly when it is amended': ({ value, context }) =>
      (value === 'amended') === context.amendments.length > 0,
    'nobody is reminded more often than three times': ({ context }) =>
      context.reminders <= context.mostReminders,
  },
});
