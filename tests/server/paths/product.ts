import type { Database } from '#database/database.ts';
import { Refusal, refusalSentences } from '#server/http/answers/refusal.ts';
import type { Reply, Stage } from '#tests/support/stage.ts';

/** What somebody is told who is stopped; no errors when nobody is. */
export type Answer = Pick<Reply, 'status' | 'errors'> & Partial<Pick<Reply, 'data'>>;

/** What the API says before it asks a chart. */
export const answers = {
  unknownEvent: { status: 422, errors: { type: 'This event is not known.' } },
  forbidden: { status: 403, errors: { request: refusalSentences.forbidden } },
  absent: { status: 404, errors: { request: refusalSentences.notFound } },
} as const satisfies Readonly<Record<string, Answer>>;

/** Does what the product does of itself, through the kernel, and answers as the API would. */
export async function asTheProduct(db: Database, work: () => Promise<unknown>): Promise<Answer> {
  try {
    await db.transaction(work);
    return { status: 200, errors: {} };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Rings what is due now, and not what that sets in its turn: a model tells that as a step of its own. */
export async function ringOnce({ worker }: Pick<Stage, 'worker'>, now: number): Promise<void> {
  const first = new AbortController();
  const ringing = worker.runDue(now, first.signal);
  first.abort();
  await ringing;
}
