import { assign, setup } from 'xstate';
import { mostReminders, noteTimes, type NoteFields } from '#domain/coach-notes/vocabulary.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Notice } from '../booking/effects.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { question } from '../questions.ts';
import type { CoachNoteContext, CoachNoteEvent } from './context.ts';

type Asked = { context: CoachNoteContext; event: CoachNoteEvent };

const isUnlocked = ({ context, event }: Asked): boolean =>
  context.submittedAt !== null && event.at <= context.submittedAt + noteTimes.editable;

/** The vocabulary of the chart of coaches' notes. Effects without a context of their own are carried out by the server. */
export const coachNote = setup({
  types: {
    context: {} as CoachNoteContext,
    input: {} as CoachNoteContext,
    events: {} as CoachNoteEvent,
    tags: {} as 'open' | 'readable',
  },
  guards: {
    isAuthor: ({ context, event }: Asked) => event.by.id === context.coach,
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    isAboutTeam: ({ context }: Asked) => context.scope === 'team',
    hasStarted: ({ context, event }: Asked) => event.at >= context.startsAt,
    tookPlace: question('tookPlace'),
    hasText: ({ event }: Asked) => 'body' in event && (event.body ?? '').trim() !== '',
    isUnlocked,
    isLocked: (asked: Asked) => !isUnlocked(asked),
    isWanted: ({ context }: Asked) => context.required && context.reminders < mostReminders,
  },
  actions: {
    takeFields: assign(({ context, event }) => ({ ...context, ...fieldsIn(event) })),
    takeAmendment: assign(({ context, event }) =>
      event.type === 'AMEND'
        ? { amendments: [...context.amendments, { text: event.text ?? '', at: event.at }] }
        : {},
    ),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampSubmission: assign(({ event }) => ({ submittedAt: event.at })),
    require: assign({ required: true }),
    release: assign({ required: false }),
    countReminder: assign({ reminders: ({ context }) => context.reminders + 1 }),

    notify: (_: unknown, _notice: Notice) => {},
    settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
    keepVersion: () => {},
  },
  delays: {
    noteDue: ({ context, event }: Asked) =>
      Math.max(0, context.endsAt + (context.reminders + 1) * noteTimes.due - event.at),
  },
});

function fieldsIn(event: CoachNoteEvent): Partial<NoteFields> {
  if (event.type !== 'WRITE' && event.type !== 'SUBMIT' && event.type !== 'EDIT') return {};
  const { body, goal, observations, agreedActions, nextFocus, mood } = event;
  const given = { body, goal, observations, agreedActions, nextFocus, mood };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
