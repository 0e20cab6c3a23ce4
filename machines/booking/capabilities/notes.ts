import { and } from 'xstate';
import { draftLines } from '#domain/records/fields.ts';
import { isStaff } from '../../person.ts';
import { isSent, verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { askerOf } from './people.ts';
import { stamp } from '../stamps.ts';

/** Text with marks; blank takes away what was there. */
const note = draftLines('Note', 10_000);

export const verbs = {
  EDIT_NOTE: verb({
    label: 'Edit note',
    done: 'The note was saved.',
    meaning: 'Those who take part share something in writing.',
    payload: { note },
    keeps: [],
    history: 'wrote in the note',
  }),
  EDIT_TEAM_NOTE: verb({
    label: 'Edit team note',
    done: 'The team note was saved.',
    meaning: 'The team and its coach share something in writing.',
    payload: { note },
    keeps: [],
    history: 'wrote in the team note',
  }),
} as const;

export const guards = {
  isNoteWriter: ({ context, event: { by } }: Asked) =>
    by.id === context.coachId || by.id === askerOf(context) || isStaff(by),
  isNoteOpen: ({ context, event: { by, at } }: Asked) =>
    by.id === context.coachId || isStaff(by) || at < context.startsAt,
  isTeamNoteWriter: ({ context, event: { by } }: Asked) =>
    context.isForTeam === true &&
    ([context.coachId, context.teamLeaderId].includes(by.id) || isStaff(by)),
};

export const sentences: Words = {
  isNoteWriter: {
    kind: 'who',
    sentence: 'Only the coach and the person who asked write this note.',
  },
  isTeamNoteWriter: {
    kind: 'who',
    sentence: 'Only the coach and the leader of the team write this note.',
  },
  isNoteOpen: { kind: 'what', sentence: 'You can change the note until the session starts.' },
};

export const stamps = {
  /** Blank is none. */
  stampNote: stamp(({ event }) => {
    if (!isSent(verbs, event)) return {};
    const written = event.note?.trim() || null;
    return event.type === 'EDIT_NOTE' ? { note: written } : { teamNote: written };
  }),
};

/** What those who take part share in writing (domain reference, 7): before the session, and what became of it. */
export const editingNote = {
  guard: and(['isNoteWriter', 'isNoteOpen']),
  actions: 'stampNote',
} as const;
export const editingTeamNote = { guard: 'isTeamNoteWriter', actions: 'stampNote' } as const;
