import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { answerIn } from '#domain/questionnaires/drafting.ts';
import { isSame } from '#domain/questionnaires/same.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { sendLocked } from '#server/records/send.ts';
import { questionnaireResponseKind } from './kind.ts';

const endpoint = 'POST /questionnaire-responses/{questionnaireResponse}/answers' as const;
type Given = BodyOf<Endpoints[typeof endpoint]>;

/**
 * Keeps one answer, once for a key. Two devices may answer different questions of one response at the same time; where both answer the same one, the second
 * is told what the first has answered, and nothing is overwritten. Resolves to whether it was kept.
 */
export const keepAnswer = (
  db: Database,
  id: string,
  { question, answer, before, idempotencyKey: key }: Given,
  { by, at }: Stamp,
): Promise<boolean> =>
  db.transaction(async () => {
    const record = await questionnaireResponseKind.lock(db, id);
    if (!record) throw refuse.notFound();
    const known = answerIn(record.row.context.answers, question);
    if (!isSame(known, before) && !isSame(known, answer)) return false;
    const request = { id, question, answer, before };
    await once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      const event = { type: 'ANSWER', question, answer, by, at } as const;
      await sendLocked(db, questionnaireResponseKind, record, event);
      return id;
    });
    return true;
  });
