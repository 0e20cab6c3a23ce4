import { and } from 'xstate';
import { remindedOnceIn } from '#domain/questionnaires/assignment.ts';
import { lines } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** What those who look after it send. */
export const verbs = {
  REMIND: verb({
    label: 'Remind',
    done: 'A reminder was sent.',
    meaning: 'Someone who has not answered is reminded.',
    payload: {},
    history: 'sent a reminder',
  }),
  REOPEN: verb({
    label: 'Reopen',
    done: 'The response is open again.',
    meaning: 'Staff or the coach of the booking reopen it, and say why.',
    payload: { reason: lines('Reason', 500) },
    history: 'reopened it',
  }),
} as const;

/** What the questionnaire tells the responses of those who are asked. */
export const reports = {
  ASK: report({
    meaning: 'Someone is asked, or asked again.',
    payload: {},
    history: () => 'It was asked for.',
  }),
  RELEASE: report({
    meaning: 'Someone is asked no longer.',
    payload: {},
    history: () => 'It was asked for no longer.',
  }),
} as const;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  looksAfterIt: ({ event: { by } }: Asked) => isStaff(by) || by.role === 'Coach',
  hasReason: ({ event }: Asked) => isSent(verbs, event, 'REOPEN') && Boolean(event.reason?.trim()),
  wasBegun: ({ context }: Asked) => context.startedAt !== null,
  isRemindable: ({ context, event }: Asked) =>
    context.remindedAt === null || event.at - context.remindedAt >= remindedOnceIn,
};

export const questions = { isInCharge: {} } as const;

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  looksAfterIt: { kind: 'who', sentence: permission },
  hasReason: { kind: 'payload', field: 'reason', sentence: 'Reason is required.' },
  wasBegun: { kind: 'choice' },
  isRemindable: { kind: 'what', sentence: 'They were reminded less than a day ago.' },
};

export const stamps = {
  stampCreation: ({ event }) => createdBy(event),
  stampReturn: ({ event }) => touchedBy(event),
  countReminder: ({ context, event }) => ({
    reminders: context.reminders + 1,
    remindedAt: event.at,
  }),
} satisfies Stamps;

export const asking = {
  guard: 'isSystem',
  target: 'notStarted',
  actions: 'stampCreation',
} as const;

export const askingAgain = [
  {
    guard: and(['isSystem', 'wasBegun']),
    target: 'draft',
    description: 'They had begun to answer it.',
  },
  { guard: 'isSystem', target: 'notStarted' },
] as const;

export const releasing = { guard: 'isSystem', target: 'withdrawn' } as const;
export const reminding = [
  {
    guard: 'isSystem',
    actions: 'countReminder',
    description: 'All who have not answered are reminded together.',
  },
  {
    guard: and(['looksAfterIt', 'isInCharge', 'isOpen', 'isRemindable']),
    actions: ['countReminder', 'announceReminder'],
  },
] as const;

export const reopening = {
  guard: and(['looksAfterIt', 'isInCharge', 'isOpen', 'hasReason']),
  target: 'reopened',
  actions: ['stampReturn', 'announceReturn'],
} as const;
