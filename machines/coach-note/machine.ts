import { setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Notice } from '../booking/effects.ts';
import { stampActions } from '../capability.ts';
import { delays, releasing, reminding, requiring } from './asking.ts';
import { guards, stamps, type CoachNoteEvent } from './capabilities.ts';
import type { CoachNoteContext } from './context.ts';
import { amending, editing, submitting, writing } from './writing.ts';

/** A coach's private note about a session: asked for, drafted, submitted, added to (domain reference, 7.1 and 7.2). */
export const coachNoteMachine = setup({
  types: {
    context: {} as CoachNoteContext,
    input: {} as CoachNoteContext,
    events: {} as CoachNoteEvent,
    tags: {} as 'open' | 'readable',
  },
  guards,
  actions: {
    ...stampActions<CoachNoteContext, CoachNoteEvent>()(stamps),
    notify: (_: unknown, _notice: Notice) => {},
    settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
    keepVersion: () => {},
  },
  delays,
}).createMachine({
  id: 'coach-note',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has asked for it or written it yet.',
      on: { REQUIRE: requiring.new, WRITE: writing.new, SUBMIT: submitting.new },
    },
    due: {
      description: 'The session asks for a note, and its coach has not begun.',
      tags: ['open'],
      on: {
        WRITE: writing.due,
        SUBMIT: submitting.begun,
        RELEASE: { ...releasing, target: 'new' },
      },
      after: { noteDue: reminding.due },
    },
    draft: {
      description: 'Its author writes; nobody else can read it.',
      tags: ['open'],
      on: {
        WRITE: writing.draft,
        SUBMIT: submitting.begun,
        REQUIRE: requiring.draft,
        RELEASE: releasing,
      },
      after: { noteDue: reminding.draft },
    },
    submitted: {
      description: 'It can be read by those who may; its author may change it for {editable}.',
      tags: ['readable'],
      on: { EDIT: editing, AMEND: amending.first },
    },
    amended: {
      description: 'Its text is locked, and something was added to it.',
      tags: ['readable'],
      on: { AMEND: amending.further },
    },
  },
});
