import { eq } from 'drizzle-orm';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { kaiAnalyses, kaiPassages } from '#database/schema/index.ts';
import { countPoints } from '#server/features/awards/public.ts';
import { dropFilesOf } from '#server/files/kept-files.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { forgetCredit, releaseCredit, spendCredit } from './credit.ts';
import { takeFiles } from './files.ts';
import { notifyOfCompletion, notifyOfFailure, notifyOfWarnings } from './notices.ts';
import { correctPassage, nameSpeakers } from './passages.ts';
import { queueWork } from './queue.ts';

type Done = EffectContext<KaiConversationContext, unknown, KaiConversationEvent>;
type Handler = EffectHandler<KaiConversationContext, unknown, KaiConversationEvent>;

const causeOf = ({ id, event, eventId, by, at }: Done) => ({
  id,
  event: event.type,
  eventId,
  actorId: by.role === 'System' ? null : by.id,
  at,
});

/** What the chart of conversations orders. */
export const effects: Readonly<Record<string, Handler>> = {
  goOn: ({ db, id, eventId, at }) => queueWork(db, id, eventId, at),
  analyseAgain: ({ db, id, eventId, at }) => queueWork(db, id, eventId, at, { isAgain: true }),
  takeFiles: ({ db, id, event, at }) =>
    takeFiles(db, event.type === 'UPLOAD' ? (event.files ?? []) : [], { conversation: id, at }),
  dropFiles: ({ db, id, at }) => dropFilesOf(db, id, at),
  spendCredit: (done) => spendCredit(done.db, causeOf(done)),
  releaseCredit: (done) =>
    done.event.type === 'DELETE'
      ? forgetCredit(done.db, causeOf(done))
      : releaseCredit(done.db, causeOf(done)),
  async nameSpeakers({ db, id, event }) {
    if (event.type === 'NAME_SPEAKERS') await nameSpeakers(db, id, event.participants ?? []);
  },
  async correctPassage({ db, id, event }) {
    if (event.type === 'CORRECT' && event.passage !== undefined && event.text !== undefined)
      await correctPassage(db, id, event.passage, event.text);
  },
  async eraseContent({ db, id, at }) {
    await dropFilesOf(db, id, at);
    await db.orm.delete(kaiPassages).where(eq(kaiPassages.conversationId, id));
    await db.orm.delete(kaiAnalyses).where(eq(kaiAnalyses.conversationId, id));
  },
  async countPoints({ db, id, after, at }) {
    const { about } = after.context;
    await countPoints(db, {
      pointReason: 'conversationAnalysed',
      userId: about,
      subjectId: id,
      at,
    });
  },
  notifyOfCompletion,
  notifyOfWarnings,
  notifyOfFailure,
};
