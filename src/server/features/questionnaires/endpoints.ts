import { eq } from 'drizzle-orm';
import { verbs } from '#machines/questionnaire/asking.ts';
import { historiesOf } from '#machines/verbs.ts';
import { questionnaireNames } from '#contract/questionnaires/questionnaires.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { questionnaires } from '#database/schema/index.ts';
import { only } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { questionnaireKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';

const { name, purpose, status, updatedAt } = questionnaires;

export const questionnaireBindings = plainBindings(questionnaireNames, questionnaireKind, {
  policy: only('staff'),
  searched: [name],
  sorts: { updated: [updatedAt], name: [byName(name)] },
  descends: true,
  filters: {
    purpose: (wanted) => eq(purpose, wanted),
    status: (wanted) => inState(status, wanted),
  },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'created this questionnaire',
    EDIT: 'changed it',
    ...historiesOf(verbs),
    DELETE: 'deleted it',
    RESTORE: 'restored it',
  },
});
