import { DAY } from '#domain/time/calendar.ts';
import { remindedAfter, remindedBefore } from '#domain/questionnaires/assignment.ts';
import { system, type Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import {
  assignmentMachine,
  type AssignmentEvent,
} from '#machines/questionnaire-assignment/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const { mia, carl, sam } = people;

const written = {
  opensOn: null,
  closesOn: null,
  rule: 'all',
  teamIds: [],
  memberIds: [],
  allowEdit: false,
  reminds: true,
} as const;

const ofProgramme: AssignmentContext = {
  ...unwritten,
  ...written,
  closesOn: '2027-03-28',
  questionnaireId: 'pulse',
  questionnaireVersion: 1,
  programmeId: 'grow',
  bookingId: null,
  moment: null,
  isAnonymous: false,
  timeZone: 'Europe/London',
  opensAt: null,
  closesAt: null,
  remindedAt: null,
};
const ofBooking: AssignmentContext = {
  ...ofProgramme,
  closesOn: null,
  programmeId: null,
  bookingId: 'b-1',
  moment: 'after',
  opensAt: noon + DAY,
  closesAt: noon + 15 * DAY,
};

const dayAfter = (at: number, days: number) => new Date(at + days * DAY).toISOString().slice(0, 10);
/** What the server says to whoever it stops. */
const said: Readonly<Record<string, string>> = {
  canBeAsked: 'Choose a questionnaire that is published.',
  hasRespondents: 'Choose teams.',
  areEnough: 'Ask at least 5 people, or name them.',
  hasLateOnes: 'Everyone has answered.',
  isUnanswered: '1 person has answered. Close it instead.',
};
const no = (question: string, sentence = said[question] ?? '') => ({
  facts: { [question]: sentence },
});

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<AssignmentEvent>, refusal?: string];

function triesAt(context: AssignmentContext, at: number): readonly Try[] {
  const { createdBy: _, updatedBy: __, deletedAt: ___, deletedBy: ____, ...fields } = context;
  const create = { ...fields, type: 'CREATE' } as const;
  const edit = { ...written, type: 'EDIT' } as const;
  const later = { opensOn: dayAfter(at, 3), closesOn: dayAfter(at, 20) };
  const isOfProgramme = context.programmeId !== null;
  const follow = { type: 'FOLLOW', opensAt: at - 1, closesAt: at + 14 * DAY } as const;
  return [
    [
      isOfProgramme ? 'staff assign it' : 'the session asks it',
      isOfProgramme ? sam : system,
      create,
    ],
    ['a member assigns it', mia, create, 'looksAfterIt'],
    [
      'it is assigned where nothing is open',
      sam,
      {
        ...create,
        ...no(
          'isPlaceOpen',
          isOfProgramme ? 'This programme is complete.' : 'This booking is not confirmed.',
        ),
      },
      'isPlaceOpen',
    ],
    ['it is assigned unpublished', sam, { ...create, ...no('canBeAsked') }, 'canBeAsked'],
    ['it is assigned to nobody', sam, { ...create, ...no('hasRespondents') }, 'hasRespondents'],
    ['it is assigned to too few', sam, { ...create, ...no('areEnough') }, 'areEnough'],
    ...(isOfProgramme
      ? ([
          ['staff assign it for later', sam, { ...create, ...later }],
          [
            'staff assign it for days that are over',
            sam,
            { ...create, closesOn: '2020-01-01' },
            'hasDays',
          ],
          ['staff change its days', sam, { ...edit, closesOn: dayAfter(at, 10) }],
          ['staff put it off', sam, { ...edit, ...later }],
          ['staff give it days that are over', sam, { ...edit, closesOn: '2020-01-01' }, 'hasDays'],
          ['a member changes it', mia, edit, 'isStaff'],
        ] as const)
      : ([
          ['staff change its days', sam, edit, 'isOfProgramme'],
          ['the coach closes it', carl, { type: 'CLOSE' }],
          ['the session moves on', system, { ...follow, opensAt: at + DAY }],
          ['the session takes place after all', system, follow],
          ['the session is long over', system, { ...follow, closesAt: at - 1 }],
          ['staff move it', sam, follow, 'isSystem'],
        ] as const)),
    ['others take part', system, { type: 'REFRESH' }],
    ['staff ask others', sam, { type: 'REFRESH' }, 'isSystem'],
    ['staff remind people', sam, { type: 'REMIND' }],
    ['staff remind nobody', sam, { type: 'REMIND', ...no('hasLateOnes') }, 'hasLateOnes'],
    ['a member reminds people', mia, { type: 'REMIND' }, 'looksAfterIt'],
    ['staff close it', sam, { type: 'CLOSE' }],
    ['a member closes it', mia, { type: 'CLOSE' }, 'looksAfterIt'],
    ['staff take it back', sam, { type: 'DELETE' }],
    [
      'staff take back what was answered',
      sam,
      { type: 'DELETE', ...no('isUnanswered') },
      'isUnanswered',
    ],
    ['a member takes it back', mia, { type: 'DELETE' }, 'looksAfterIt'],
  ];
}

/** When something happens by itself, by its delay. */
function momentsOf({
  bookingId,
  opensAt,
  closesAt,
}: AssignmentContext): Readonly<Record<string, number | null>> {
  const before = (time: number) =>
    bookingId !== null || closesAt === null ? null : closesAt - time;
  const afterOpening = bookingId === null || opensAt === null ? null : opensAt + remindedAfter;
  return {
    opening: opensAt,
    closing: closesAt,
    firstReminder: afterOpening ?? before(remindedBefore.first),
    lastReminder: before(remindedBefore.last),
  };
}

/** From when people may be reminded again, and when somebody does: only before anything else is due. */
function remindedAgain(
  context: AssignmentContext,
  now: number,
): { readonly earliest: number; readonly at?: number } | null {
  if (context.remindedAt === null) return null;
  const earliest = context.remindedAt + DAY;
  const at = Math.max(now, earliest);
  const isNext = Object.values(momentsOf(context)).every(
    (moment) => moment === null || moment <= now || moment > at,
  );
  return isNext ? { earliest, at } : { earliest };
}

export const questionnaireAssignmentModel = modelOf({
  machine: assignmentMachine,
  inputs: {
    'of a programme': ofProgramme,
    'of a programme, without reminders': { ...ofProgramme, reminds: false },
    'of a booking': ofBooking,
    'of a booking, without reminders': { ...ofBooking, reminds: false },
  },
  cases: ({ context }, now) => {
    const at = now === 0 ? noon : now;
    const again = remindedAgain(context, at);
    return [
      ...triesAt(context, at).map(([name, by, event, refusal]): Case<AssignmentEvent> => {
        const isTooSoon =
          event.type === 'REMIND' && by !== mia && again !== null && at < again.earliest;
        return {
          name,
          kind: 'person',
          event: { ...event, by, at },
          refusal: isTooSoon ? 'isRemindable' : refusal,
        };
      }),
      ...(again?.at === undefined
        ? []
        : [
            {
              name: 'staff remind people again a day later',
              kind: 'person' as const,
              event: { type: 'REMIND' as const, by: sam, at: again.at },
            },
          ]),
    ];
  },
  ring(delay, { context }, now) {
    const moments = momentsOf(context);
    const due = moments[delay];
    if (due === undefined || due === null) return [];
    const at = Math.max(now, due);
    // What is due before it rings before it.
    const earlier = Object.entries(moments).filter(
      ([name, moment]) =>
        moment !== null &&
        moment > now &&
        moment < at &&
        // Whoever is not reminded hears nothing of that moment.
        (context.reminds || !name.endsWith('Reminder')),
    );
    return earlier.length > 0 ? [] : [{ stamp: { by: system, at } }];
  },
  key: ({ context }, now) => [
    Object.values(momentsOf(context)).map((moment) => moment !== null && moment <= now),
    context.bookingId,
    context.reminds,
    context.closesOn === null,
    context.opensOn === null,
    context.remindedAt !== null,
  ],
  invariants: {
    'it has a time of deletion exactly while it is deleted': ({ value, context }) =>
      (value === 'deleted') === (context.deletedAt !== null),
    'what was assigned belongs to one place': ({ context }) =>
      (context.programmeId === null) !== (context.bookingId === null),
  },
});
