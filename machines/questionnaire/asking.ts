import { and } from 'xstate';
import { references } from '#domain/records/fields.ts';
import { whyNoOrder } from '#domain/questionnaires/condition.ts';
import type { Question } from '#domain/questionnaires/definition.ts';
import { problemsIn } from '#domain/questionnaires/problems.ts';
import { isSame } from '#domain/questionnaires/same.ts';
import { mostQuestions } from '#domain/questionnaires/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import { touchedBy, type PlainContext } from '../plain-record.ts';
import { isSent, verb } from '../verbs.ts';
import type { questionnaireFields } from './fields.ts';

export type QuestionnaireContext = PlainContext<typeof questionnaireFields>;
type Asked = AskedOf<QuestionnaireContext>;

/** What staff send besides writing it, in order of likelihood. */
export const verbs = {
  PUBLISH: verb({
    label: 'Publish',
    done: '{record} was published.',
    meaning: 'What was written becomes a version that can be asked; earlier versions stay.',
    payload: {},
    history: 'published it',
  }),
  REORDER: verb({
    label: 'Order questions',
    done: 'The questions of {record} come in their new order.',
    meaning: 'Its questions are in a different order.',
    payload: { order: references('Order', 'Choose an order.', mostQuestions) },
    history: 'put its questions in another order',
    keeps: [],
  }),
} as const;

/** The questions in the order that is asked for; null where it does not name each of them once. */
function reordered({ context: { questions }, event }: Asked): readonly Question[] | null {
  const order = isSent(verbs, event, 'REORDER') ? (event.order ?? []) : [];
  const found = order.flatMap((id) => questions.find((question) => question.id === id) ?? []);
  const isWhole = found.length === questions.length && new Set(order).size === found.length;
  return isWhole ? found : null;
}

/** Those of an event that writes them. */
const writtenIn = ({
  context,
  event,
}: Asked): Pick<QuestionnaireContext, 'questions' | 'scoring'> => ({
  ...context,
  ...event,
});

export const guards = {
  isComplete: ({ context }: Asked) => problemsIn(context).length === 0,
  namesEach: (asked: Asked) => reordered(asked) !== null,
  keepsConditions: (asked: Asked) => whyNoOrder(reordered(asked) ?? []) === null,
  asksTheSame: (asked: Asked) => {
    const { questions, scoring } = writtenIn(asked);
    return isSame(questions, asked.context.questions) && isSame(scoring, asked.context.scoring);
  },
  wasPublished: ({ context }: Asked) => context.publishedVersion > 0,
  wasRevised: ({ context }: Asked) => context.isRevised,
};

export const sentences: WordsOf<QuestionnaireContext> = {
  isComplete: {
    kind: 'what',
    field: 'questions',
    sentence: (context) => problemsIn(context)[0] ?? '',
  },
  namesEach: {
    kind: 'payload',
    field: 'order',
    sentence: 'The questions have changed in the meantime. Check them again.',
  },
  keepsConditions: {
    kind: 'payload',
    field: 'order',
    sentence: (context, event) => whyNoOrder(reordered({ context, event }) ?? []) ?? '',
  },
  asksTheSame: { kind: 'choice' },
  wasPublished: { kind: 'choice' },
  wasRevised: { kind: 'choice' },
};

export const stamps = {
  startUnpublished: () => ({ publishedVersion: 0, isRevised: false }),
  countVersion: ({ context, event }: Asked) => ({
    publishedVersion: context.publishedVersion + 1,
    isRevised: false,
    ...touchedBy(event),
  }),
  markRevised: ({ context }: Asked) => ({ isRevised: context.publishedVersion > 0 }),
  takeOrder: (asked: Asked) => {
    const questions = reordered(asked);
    return questions === null ? {} : { questions, ...touchedBy(asked.event) };
  },
} satisfies StampsOf<QuestionnaireContext>;

const inOrder = and(['isStaff', 'namesEach', 'keepsConditions']);

/** A draft stays one; what is published has changes from then on that nobody is asked yet. */
export const reordering = {
  unpublished: { guard: inOrder, actions: ['takeOrder', 'markRevised'] },
  published: { guard: inOrder, target: 'revised', actions: ['takeOrder', 'markRevised'] },
} as const;

export const editing = {
  unpublished: { guard: and(['isStaff', 'isNameFree']), actions: 'takeFields' },
  published: [
    {
      guard: and(['isStaff', 'isNameFree', 'asksTheSame']),
      actions: 'takeFields',
      description: 'Its questions and its scoring stay as they are.',
    },
    {
      guard: and(['isStaff', 'isNameFree']),
      target: 'revised',
      actions: ['takeFields', 'markRevised'],
      description: 'It asks or counts something else.',
    },
  ],
} as const;

export const publishing = {
  guard: and(['isStaff', 'isComplete']),
  target: 'published',
  actions: ['countVersion', 'keepVersion'],
} as const;

export const restoring = [
  {
    guard: and(['isStaff', 'isNameFree', 'wasRevised']),
    target: 'revised',
    actions: 'stampRestoration',
    description: 'One with changes that nobody was asked yet.',
  },
  {
    guard: and(['isStaff', 'isNameFree', 'wasPublished']),
    target: 'published',
    actions: 'stampRestoration',
    description: 'One that had been published.',
  },
  {
    guard: and(['isStaff', 'isNameFree']),
    target: 'draft',
    actions: 'stampRestoration',
    description: 'One that had never been published.',
  },
] as const;
