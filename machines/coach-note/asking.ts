import { and } from 'xstate';
import { permission } from '../sentences.ts';
import { report } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** Whether the session asks for a note. */
export const reports = {
  REQUIRE: report({
    meaning: 'The session has taken place and asks for a note.',
    payload: {},
    history: () => 'The session asked for a note.',
  }),
  RELEASE: report({
    meaning: 'The corrected outcome asks for no note any more.',
    payload: {},
    history: () => 'The outcome was corrected, and the session asks for no note any more.',
  }),
} as const;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isAboutTeam: ({ context }: Asked) => context.scope === 'team',
  isWanted: ({ context }: Asked) => context.required && context.reminders < context.mostReminders,
};

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  isAboutTeam: { kind: 'choice' },
  isWanted: { kind: 'choice' },
};

export const stamps = {
  require: () => ({ required: true }),
  release: () => ({ required: false }),
  countReminder: ({ context }) => ({ reminders: context.reminders + 1 }),
} satisfies Stamps;

export const delays = {
  noteDue: ({ context, event }: Asked) =>
    Math.max(0, context.endsAt + (context.reminders + 1) * context.dueAfter - event.at),
};

const askForMember = {
  type: 'notify',
  params: { type: 'UserCoachNoteRequired', to: ['coach'] },
} as const;
const askForTeam = {
  type: 'notify',
  params: { type: 'TeamCoachNoteRequired', to: ['coach'] },
} as const;
export const askNoMore = {
  type: 'settleNotices',
  params: { types: ['UserCoachNoteRequired', 'TeamCoachNoteRequired'] },
} as const;

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

export const requiring = {
  new: asking('isSystem', { target: 'due' }, ['stampCreation', 'require']),
  draft: asking('isSystem', { target: 'draft', reenter: true }, ['require']),
};

export const reminding = {
  due: asking('isWanted', { target: 'due', reenter: true }, ['countReminder']),
  draft: asking('isWanted', { target: 'draft', reenter: true }, ['countReminder']),
};

export const releasing = { guard: 'isSystem', actions: ['release', askNoMore] } as const;
