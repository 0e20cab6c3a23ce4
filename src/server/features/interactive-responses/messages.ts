import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Stamp } from '#machines/person.ts';
import type { ResponseEvent } from '#machines/interactive-response/machine.ts';
import type { Database } from '#database/database.ts';
import { once } from '#server/records/idempotency.ts';
import { send } from '#server/records/send.ts';
import { interactiveResponseKind } from './kind.ts';

type Body = BodyOf<Endpoints['POST /interactive-responses/{interactiveResponse}/messages']>;
type Message = Body['messages'][number];

/** What a message of an activity means to its response. */
function eventOf(message: Message, stamp: Stamp): ResponseEvent {
  switch (message.type) {
    case 'progress':
      return { type: 'PROGRESS', progress: message.progress, ...stamp };
    case 'score':
      return { type: 'SCORE', score: message.score, ...stamp };
    case 'state':
      return { type: 'SAVE_STATE', state: message.state, ...stamp };
    case 'completed':
      return { type: 'REPORT_COMPLETED', ...stamp };
  }
}

/** Keeps what an activity says of the member who works in it: all of it or nothing, and once for a key. */
export const keepMessages = (
  db: Database,
  id: string,
  { messages, idempotencyKey: key }: Body,
  { by, at }: Stamp,
): Promise<string> =>
  db.transaction(() => {
    const endpoint = 'POST /interactive-responses/{interactiveResponse}/messages';
    return once(db, { actorId: by.id, key, endpoint, request: { id, messages }, at }, async () => {
      for (const message of messages)
        await send(db, interactiveResponseKind, id, eventOf(message, { by, at }));
      return id;
    });
  });
