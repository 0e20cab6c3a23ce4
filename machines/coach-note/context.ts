import type { Amendment, NoteFields, NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { Stamp } from '../person.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import type { noteVerbs } from './verbs.ts';

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

/** Besides what coaches send: whether the session asks for a note. */
export type CoachNoteEvent =
  | SentOf<typeof noteVerbs>
  | (Stamp & { readonly type: 'REQUIRE' | 'RELEASE'; readonly facts?: Facts });
