import type { Amendment, NoteScope } from '#domain/coach-notes/vocabulary.ts';
import { coachNoteChart } from '#machines/coach-note/chart.ts';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import { coachNoteNames } from '#contract/bookings/coach-notes.ts';
import { coachNotes } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';
import { noteAnswers } from './questions.ts';

export type CoachNoteRow = Omit<
  typeof coachNotes.$inferSelect,
  'scope' | 'agreedActions' | 'amendments'
> & {
  readonly scope: NoteScope;
  readonly agreedActions: readonly string[];
  readonly amendments: readonly Amendment[];
};

/** Notes as the command kernel handles them. Their words are in no history. */
const kind = plainKind<CoachNoteContext, CoachNoteRow, CoachNoteEvent>({
  chart: coachNoteChart,
  table: coachNotes,
  path: coachNoteNames.path,
  contextOf: ({ id: _, version: __, status: ___, createdAt: ____, updatedAt: _____, ...context }) =>
    context,
  answers: noteAnswers,
  effects,
});

export const coachNoteKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: [context.coach],
    staff: true,
    topics: [`record:${coachNoteNames.path}`],
  }),
};
