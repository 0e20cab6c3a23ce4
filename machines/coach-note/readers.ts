import { brand } from '#domain/brand.ts';
import { inWords } from '../readers.ts';
import { isHandedIn } from './labels.ts';

/** How far a note is: its author still writes, or has handed it in. */
export type NoteStage = 'draft' | 'submitted';
export type NoteReader = 'author' | 'permittedCoach' | 'staff';

/**
 * Who reads the note of a coach, by how far it is (domain reference, 7). The one declaration: the condition in SQL and the words of the chip "Visible to …" both
 * come from this list.
 */
export const noteReaders: Readonly<Record<NoteStage, readonly NoteReader[]>> = {
  draft: ['author'],
  submitted: ['author', 'permittedCoach', 'staff'],
};

/** What the chip of a note about a member or a team says after "Visible to". */
export const noteReadersInWords = (status: string, subject: string): string =>
  isHandedIn(status)
    ? inWords(noteReaders.submitted, {
        author: ['its author'],
        permittedCoach: [`coaches who were given the notes about ${subject}`],
        staff: [`${brand.productName} staff who say why`],
      })
    : inWords(noteReaders.draft, { author: ['you alone until you submit it'] });
