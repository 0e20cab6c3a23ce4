import {
  draftLines,
  optionalLines,
  optionalWholeNumber,
  own,
  type ValuesOf,
} from '../records/fields.ts';

/** What a private note of a coach is about: one attendee, or the team of a team booking (domain reference, 7.1 and 7.2). */
export const noteScopes = ['member', 'team'] as const;
export type NoteScope = (typeof noteScopes)[number];

const hour = 3_600_000;

/** Times around notes, in milliseconds (domain reference, 1 and 7). */
export const noteTimes = {
  /** For so long after it was submitted its author may change a note; later they add to it. */
  editable: 30 * 24 * hour,
  /** For so long the reason that staff gave opens a note to them. */
  reading: hour,
} as const;

/** How much a note takes: characters of its text and of its parts, and how many actions. */
export const noteLimits = { body: 10_000, part: 2_000, action: 500, actions: 20 } as const;

/** How the person seemed, from 1 to 5, in words. */
export const moodNames = ['Very low', 'Low', 'Even', 'Good', 'Very good'] as const;

/** What a coach writes, part by part. Blank parts are null; a draft may be without a text. */
export const noteFields = {
  body: draftLines('Note', noteLimits.body),
  goal: optionalLines('Goal', noteLimits.part),
  observations: optionalLines('Observations', noteLimits.part),
  agreedActions: own<readonly string[]>('Actions'),
  nextFocus: optionalLines('Next focus', noteLimits.part),
  mood: optionalWholeNumber('Mood', 1, moodNames.length),
} as const;

export type NoteFields = ValuesOf<typeof noteFields>;

/** Something that was added after the text was locked. */
export interface Amendment {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}
