import { and } from 'xstate';
import { coachNote } from './setup.ts';

const mayWrite = and(['isAuthor', 'hasStarted', 'tookPlace']);
const maySubmit = and(['isAuthor', 'hasStarted', 'tookPlace', 'hasText']);

const askForMember = {
  type: 'notify',
  params: { type: 'UserCoachNoteRequired', to: ['coach'] },
} as const;
const askForTeam = {
  type: 'notify',
  params: { type: 'TeamCoachNoteRequired', to: ['coach'] },
} as const;
const askNoMore = {
  type: 'settleNotices',
  params: { types: ['UserCoachNoteRequired', 'TeamCoachNoteRequired'] },
} as const;

const release = { guard: 'isSystem', actions: ['release', askNoMore] } as const;

/** Of a member or of a team: the two are told apart by what the coach is asked for. */
const asking = <const Transition extends object>(
  guard: 'isSystem' | 'isWanted',
  transition: Transition,
  actions: readonly ('stampCreation' | 'require' | 'countReminder')[],
) =>
  [
    { ...transition, guard: and([guard, 'isAboutTeam']), actions: [...actions, askForTeam] },
    { ...transition, guard, actions: [...actions, askForMember] },
  ] as const;

const reminding = (target: 'due' | 'draft') =>
  asking('isWanted', { target, reenter: true }, ['countReminder']);

/** A coach's private note about a session: asked for, drafted, submitted, added to (domain reference, 7.1 and 7.2). */
export const coachNoteMachine = coachNote.createMachine({
  id: 'coach-note',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has asked for it or written it yet.',
      on: {
        REQUIRE: asking('isSystem', { target: 'due' }, ['stampCreation', 'require']),
        WRITE: {
          guard: mayWrite,
          target: 'draft',
          actions: ['takeFields', 'stampCreation'],
        },
        SUBMIT: {
          guard: maySubmit,
          target: 'submitted',
          actions: ['takeFields', 'stampCreation', 'stampSubmission', 'keepVersion'],
        },
      },
    },
    due: {
      description: 'The session asks for a note, and its coach has not begun.',
      tags: ['open'],
      on: {
        WRITE: { guard: mayWrite, target: 'draft', actions: ['takeFields', 'stampChange'] },
        SUBMIT: {
          guard: maySubmit,
          target: 'submitted',
          actions: ['takeFields', 'stampChange', 'stampSubmission', 'keepVersion', askNoMore],
        },
        RELEASE: { ...release, target: 'new' },
      },
      after: { noteDue: reminding('due') },
    },
    draft: {
      description: 'Its author writes; nobody else can read it.',
      tags: ['open'],
      on: {
        WRITE: { guard: mayWrite, actions: ['takeFields', 'stampChange'] },
        SUBMIT: {
          guard: maySubmit,
          target: 'submitted',
          actions: ['takeFields', 'stampChange', 'stampSubmission', 'keepVersion', askNoMore],
        },
        REQUIRE: asking('isSystem', { target: 'draft', reenter: true }, ['require']),
        RELEASE: release,
      },
      after: { noteDue: reminding('draft') },
    },
    submitted: {
      description: 'It can be read by those who may; its author may change it for 30 days.',
      tags: ['readable'],
      on: {
        EDIT: {
          guard: and(['isAuthor', 'isUnlocked', 'hasText']),
          actions: ['takeFields', 'stampChange', 'keepVersion'],
        },
        AMEND: {
          guard: and(['isAuthor', 'isLocked']),
          target: 'amended',
          actions: ['takeAmendment', 'stampChange'],
        },
      },
    },
    amended: {
      description: 'Its text is locked, and something was added to it.',
      tags: ['readable'],
      on: {
        AMEND: { guard: 'isAuthor', actions: ['takeAmendment', 'stampChange'] },
      },
    },
  },
});
