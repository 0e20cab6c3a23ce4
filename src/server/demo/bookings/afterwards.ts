import { and, asc, eq, isNull } from 'drizzle-orm';
import { reviewState } from '#machines/review/states.gen.ts';
import { HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { coachNotes, reviews } from '#database/schema/index.ts';
import { coachNoteKind } from '#server/features/coach-notes/public.ts';
import { reviewKind } from '#server/features/reviews/public.ts';
import { send } from '#server/records/send.ts';
import { inState } from '#database/in-state.ts';
import type { Generator } from '../generator.ts';
import type { PlannedBooking } from './plan.ts';
import { kindWords, mixedWords, noteWords, teamNoteWords } from './after-words.ts';

interface Later {
  readonly at: number;
  readonly happen: (booking: string) => Promise<void>;
}

/** In the days after a session, most of those who came review it, and its coach writes the notes that it asks for. */
export function afterwardsOf(
  db: Database,
  random: Generator,
  { coach, member, team, endsAt }: PlannedBooking,
): Later[] {
  const people = team?.members ?? [member];
  const noteAt = endsAt + random.whole(22, 66) * HOUR;
  const notes = random.chance(0.85)
    ? [{ at: noteAt, happen: (booking: string) => writeNotes(db, random, booking, coach, noteAt) }]
    : [];
  const said = people.flatMap((person): Later[] => {
    const at = endsAt + random.whole(4, 6 * 24) * HOUR;
    const words = wordsOf(random);
    if (!random.chance(0.55)) return [];
    return [{ at, happen: (booking) => giveReview(db, { booking, person, at }, words) }];
  });
  return [...notes, ...said];
}

/** Most are content, a few are not. */
function wordsOf(random: Generator) {
  const draw = random.fraction();
  const rating = draw < 0.45 ? 5 : draw < 0.84 ? 4 : draw < 0.95 ? 3 : 2;
  const near = () => (random.chance(0.4) ? Math.min(5, rating + random.whole(-1, 1)) : null);
  const words = rating > 3 ? kindWords : mixedWords;
  return {
    rating,
    usefulness: near(),
    preparation: near(),
    rapport: near(),
    comment: random.chance(0.6) ? random.pick(words) : null,
    anonymous: random.chance(rating > 3 ? 0.2 : 0.5),
  };
}

async function giveReview(
  db: Database,
  { booking, person, at }: { booking: string; person: { id: string }; at: number },
  words: ReturnType<typeof wordsOf>,
): Promise<void> {
  const [open] = await db.orm
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.booking, booking),
        eq(reviews.member, person.id),
        inState(reviews.status, reviewState.open),
      ),
    );
  if (!open) return;
  const by = { id: person.id, role: 'Member' } as const;
  await send(db, reviewKind, open.id, { type: 'SUBMIT', ...words, by, at });
}

async function writeNotes(
  db: Database,
  random: Generator,
  booking: string,
  { id }: { id: string },
  at: number,
): Promise<void> {
  const due = await db.orm
    .select({ id: coachNotes.id, scope: coachNotes.scope })
    .from(coachNotes)
    .where(and(eq(coachNotes.booking, booking), isNull(coachNotes.submittedAt)))
    .orderBy(asc(coachNotes.scope), asc(coachNotes.id));
  for (const note of due) {
    const words = random.pick(note.scope === 'team' ? teamNoteWords : noteWords);
    const by = { id, role: 'Coach' } as const;
    await send(db, coachNoteKind, note.id, { type: 'SUBMIT', ...words, by, at });
  }
}
