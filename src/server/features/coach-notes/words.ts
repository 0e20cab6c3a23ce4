import type { NoteFields } from '#domain/coach-notes/vocabulary.ts';
import { disclose, disclosed } from '#server/records/disclose.ts';

/** How much of a note a list shows. */
const excerptLength = 140;

const ownText = (text: string) => disclosed('coachNote', text);
const ownTextOrNull = (text: string | null) => disclose('coachNote', text, true);

/** What a note says; null where it is not open to its reader (`isOpenTo`). */
export const writtenIn = (
  { body, goal, observations, agreedActions, nextFocus, mood }: NoteFields,
  isOpen: boolean,
) =>
  isOpen
    ? {
        body: ownText(body),
        goal: ownTextOrNull(goal),
        observations: ownTextOrNull(observations),
        agreedActions: agreedActions.map(ownText),
        nextFocus: ownTextOrNull(nextFocus),
        mood,
      }
    : null;

/** What was added to a note; nothing where it is not open to its reader. */
export const addedTo = (
  { amendments }: { readonly amendments: readonly { text: string; at: number }[] },
  isOpen: boolean,
) => (isOpen ? amendments.map(({ text, at }) => ({ text: ownText(text), at })) : []);

/** The first words of a note, or null where it is not open. */
export function excerptOf(body: string, isOpen: boolean) {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  const first =
    line.length <= excerptLength ? line : `${line.slice(0, excerptLength - 1).trimEnd()}…`;
  return disclose('coachNote', first, isOpen && body !== '');
}
