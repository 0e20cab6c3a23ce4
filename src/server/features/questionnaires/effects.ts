import type { QuestionnaireContext } from '#machines/questionnaire/asking.ts';
import type { QuestionnaireEvent } from '#machines/questionnaire/machine.ts';
import { questionnaireVersions } from '#database/schema/index.ts';
import type { EffectHandler } from '#server/records/kind.ts';

type Handler = EffectHandler<QuestionnaireContext, unknown, QuestionnaireEvent>;

/** What the chart of questionnaires orders. */
export const effects: Readonly<Record<string, Handler>> = {
  async keepVersion({ db, id, after, by, at }) {
    const { publishedVersion: number, questions, scoring } = after.context;
    const publishedBy = by.role === 'System' ? null : by.id;
    const version = { questionnaireId: id, number, questions, scoring };
    await db.orm.insert(questionnaireVersions).values({ ...version, publishedAt: at, publishedBy });
  },
};
