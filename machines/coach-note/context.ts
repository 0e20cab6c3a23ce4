import type { Amendment, NoteFields, NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { Stamp } from '../person.ts';
import type { Facts, PlainColumns } from '../plain-record.ts';

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
  readonly submittedAt: number | null;
  readonly amendments: readonly Amendment[];
}

export type CoachNoteEvent = Stamp & { readonly facts?: Facts } & (
    | { readonly type: 'REQUIRE' | 'RELEASE' }
    | ({ readonly type: 'WRITE' | 'SUBMIT' | 'EDIT' } & Partial<NoteFields>)
    | { readonly type: 'AMEND'; readonly text?: string }
  );
