import type { Amendment, NoteFields, NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What the chart knows of a note: its row. Instants are epoch milliseconds. */
export interface CoachNoteContext extends NoteFields, PlainColumns {
  readonly booking: string;
  readonly scope: NoteScope;
  /** The attendee of a member's note, the team of a team's. */
  readonly subject: string;
  /** Whom a member's note is about. */
  readonly member: string | null;
  /** Who gave the session, and who alone may write. */
  readonly coach: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** The session asks for a note. */
  readonly required: boolean;
  /** How often the coach was reminded of it. */
  readonly reminders: number;
  /** Milliseconds from the end of the session to the first reminder, and from one to the next (policy parameter `noteDue`). */
  readonly dueAfter: number;
  /** How often the coach is reminded at most (policy parameter `noteReminders`). */
  readonly mostReminders: number;
  readonly submittedAt: number | null;
  readonly amendments: readonly Amendment[];
}

export type Asked = AskedOf<CoachNoteContext>;
export type Words = WordsOf<CoachNoteContext>;
export type Stamps = StampsOf<CoachNoteContext>;
