import { whyNotKept } from '#domain/questionnaires/drafting.ts';
import { errorsIn } from '#domain/questionnaires/validation.ts';
import { isStaff } from '#machines/person.ts';
import type { ResponseContext } from '#machines/questionnaire-response/context.ts';
import type { ResponseEvent, responseQuestions } from '#machines/questionnaire-response/machine.ts';
import { permission } from '#machines/sentences.ts';
import { isSent } from '#machines/verbs.ts';
import { reports } from '#machines/questionnaire-response/answering.ts';
import type { Answer, Asked } from '#server/records/kind.ts';
import type { Answers } from '#server/records/questions.ts';
import { aroundOf, whyNotOpen, type Around } from './around.ts';

type Question = Asked<ResponseContext, ResponseEvent>;

/** Answers a question about any number of responses by what they answer, which is read once for all. */
const byAround =
  (
    reasonOf: (around: Around, asked: Question) => string | null,
  ): Answer<ResponseContext, ResponseEvent> =>
  async (db, asked) => {
    const [first] = asked;
    if (!first) return new Map();
    const ids = asked.map(({ context }) => context.assignment);
    const { by, isDeciding } = first;
    const found = await aroundOf(db, ids, { by, isDeciding });
    return new Map(
      asked.flatMap((each): [string, string][] => {
        const around = found.get(each.context.assignment);
        const reason = around ? reasonOf(around, each) : null;
        return reason === null ? [] : [[each.id, reason]];
      }),
    );
  };

/** What keeps somebody from answering, and from what follows. */
export const answers: Answers<typeof responseQuestions, ResponseContext, ResponseEvent> = {
  isOpen: byAround(({ assignment }, { at }) => whyNotOpen(assignment, at)),
  mayStandIn: byAround(({ assignment }, { by, context }) =>
    assignment.isAnonymous && by.id !== context.member
      ? 'You can’t answer for others when answers are anonymous.'
      : null,
  ),
  mayChange: byAround(({ assignment }, { by }) =>
    assignment.allowEdit || isStaff(by)
      ? null
      : 'Answers can’t be changed once they are submitted.',
  ),
  fits: byAround(({ definition: { questions } }, { before, event }) =>
    event && isSent(reports, event, 'ANSWER')
      ? whyNotKept(questions, before?.answers ?? {}, event)
      : null,
  ),
  isComplete: byAround(({ definition: { questions } }, { context }) => {
    const errors = errorsIn(questions, context.answers);
    const place = questions.findIndex(({ id }) => id in errors);
    const { id = '' } = questions[place] ?? {};
    return place === -1 ? null : `Question ${place + 1}: ${errors[id]}`;
  }),
  isInCharge: byAround(({ assignment: { isAnonymous, bookingId }, isCoach }, { by }) => {
    if (isAnonymous) return 'Nobody is named here.';
    return isStaff(by) || (isCoach && bookingId !== null) ? null : permission;
  }),
};
