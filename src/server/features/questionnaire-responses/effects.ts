import { eq } from 'drizzle-orm';
import { scoreOf } from '#domain/questionnaires/scoring.ts';
import { countedAnswers } from '#domain/questionnaires/validation.ts';
import type { ResponseContext } from '#machines/questionnaire-response/context.ts';
import type { ResponseEvent, responseMachine } from '#machines/questionnaire-response/machine.ts';
import { questionnaireResponses } from '#database/schema/index.ts';
import { countPoints } from '#server/features/awards/public.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { aroundOf } from './around.ts';
import { linkKpis } from './linked.ts';
import { announceReturn, announceSubmission, askFor } from './notices.ts';

/** What the chart of responses orders. */
export const effects: EffectHandlers<
  typeof responseMachine,
  ResponseContext,
  unknown,
  ResponseEvent
> = {
  async countScore({ db, id, after: { context }, by, at }) {
    const around = (await aroundOf(db, [context.assignment], { by })).get(context.assignment);
    if (!around) return;
    const { definition } = around;
    const counted = countedAnswers(definition.questions, context.answers);
    const { score, band } = scoreOf(definition, counted);
    await db.orm
      .update(questionnaireResponses)
      .set({ answers: counted, score, band: band?.label ?? null })
      .where(eq(questionnaireResponses.id, id));
    await linkKpis(db, { responseId: id, memberId: context.member, around, answers: counted, at });
    await countPoints(db, {
      pointReason: 'questionnaireSubmitted',
      userId: context.member,
      subjectId: id,
      at,
    });
  },
  announceSubmission,
  announceReturn,
  async announceReminder({ db, after: { context }, by, at, eventId }) {
    const around = (await aroundOf(db, [context.assignment], { by })).get(context.assignment);
    if (!around) return;
    const recipientIds = [context.member];
    await askFor(db, { around, isOpening: false, recipientIds, at, eventId });
  },
};
