import { reasonsAgainst } from '#server/features/programme-interactive-resources/public.ts';
import type { ResponseContext } from '#machines/interactive-response/context.ts';
import type { ResponseEvent, responseQuestions } from '#machines/interactive-response/machine.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';

/** What keeps a member from launching an activity. */
export const answers: Answers<typeof responseQuestions, ResponseContext, ResponseEvent> = {
  mayLaunch: oneByOne(async (db, { context: { assignment, member }, at }) => {
    const reasons = await reasonsAgainst(db, [assignment], { member, at });
    return reasons.get(assignment) ?? null;
  }),
};
