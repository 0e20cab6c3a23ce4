import type { Database } from '#database/database.ts';
import { requireNotes } from '#server/features/coach-notes/public.ts';
import { openReviews } from '#server/features/reviews/public.ts';

/** What a session asks for once it is said who came: notes of its coach, and what those who came say of it. */
export async function followAttendance(db: Database, booking: string, at: number): Promise<void> {
  await requireNotes(db, booking, at);
  await openReviews(db, booking, at);
}
