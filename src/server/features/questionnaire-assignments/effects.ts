import { and, eq } from 'drizzle-orm';
import { remindedOnceIn } from '#domain/questionnaires/assignment.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import type { AssignmentEvent } from '#machines/questionnaire-assignment/machine.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { system } from '#machines/person.ts';
import { inState } from '#database/in-state.ts';
import { questionnaireResponses } from '#database/schema/index.ts';
import {
  aroundOf,
  askFor,
  questionnaireResponseKind,
  settleAsking,
} from '#server/features/questionnaire-responses/public.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { send } from '#server/records/send.ts';
import { askRespondents } from './respondents.ts';

type Effect = EffectContext<AssignmentContext, unknown, AssignmentEvent>;
type Handler = EffectHandler<AssignmentContext, unknown, AssignmentEvent>;

/** Those who have not answered; `since`: only those who are asked since then. */
async function whoOwe({ db, id }: Effect, since?: number) {
  const { assignment, status, updatedAt } = questionnaireResponses;
  return db.orm
    .select({
      id: questionnaireResponses.id,
      member: questionnaireResponses.member,
      remindedAt: questionnaireResponses.remindedAt,
    })
    .from(questionnaireResponses)
    .where(
      and(
        eq(assignment, id),
        inState(status, questionnaireResponseStates.due),
        since === undefined ? undefined : eq(updatedAt, since),
      ),
    );
}

async function notifyAll(
  effect: Effect,
  people: readonly { readonly member: string }[],
  isOpening: boolean,
): Promise<void> {
  const { db, id, by, at, eventId } = effect;
  const around = (await aroundOf(db, [id], { by })).get(id);
  const recipientIds = people.map(({ member }) => member).filter((member) => member !== by.id);
  if (around) await askFor(db, { around, isOpening, recipientIds, at, eventId });
}

/** What the chart orders. */
export const effects: Readonly<Record<string, Handler>> = {
  askRespondents: ({ db, id, after, at }) => askRespondents(db, id, after.context, at),
  announceOpening: async (effect) => notifyAll(effect, await whoOwe(effect), true),
  announceToNewcomers: async (effect) => notifyAll(effect, await whoOwe(effect, effect.at), false),
  async remindRespondents(effect) {
    const { db, at } = effect;
    const late = (await whoOwe(effect)).filter(
      ({ remindedAt }) => remindedAt === null || at - remindedAt >= remindedOnceIn,
    );
    for (const { id } of late)
      await send(db, questionnaireResponseKind, id, { type: 'REMIND', by: system, at });
    await notifyAll(effect, late, false);
  },
  async endAsking({ db, id, by, at }) {
    const around = (await aroundOf(db, [id], { by })).get(id);
    if (around) await settleAsking(db, around, { at });
  },
};
