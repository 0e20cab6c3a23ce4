import { emptyQuestion, noScoring } from '#domain/questionnaires/definition.ts';
import type { Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { questionnaireMachine, type QuestionnaireEvent } from '#machines/questionnaire/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const [first, second] = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000002',
] as const;
const mood = { ...emptyQuestion(first, 'scale'), label: 'How are you?' } as const;
const reason = {
  ...emptyQuestion(second, 'longText'),
  label: 'What happened?',
  visibleIf: {
    match: 'all',
    clauses: [{ question: first, is: 'atMost', values: [], number: 3 }],
  },
} as const;

/** What it asks, in three ways: two that can be published, and one that nobody has finished. */
const asked = {
  two: [mood, reason],
  reworded: [{ ...mood, label: 'How are you today?' }, reason],
  unfinished: [{ ...mood, label: '' }, reason],
} as const;
type Asked = keyof typeof asked;
const fields = {
  name: 'Pulse',
  description: null,
  purpose: 'both',
  estimatedMinutes: null,
  scoring: noScoring,
} as const;
const askedIn = (questions: readonly { readonly label: string }[]): string =>
  questions.map(({ label }) => label).join();

type Tell = (
  name: string,
  event: { readonly type: QuestionnaireEvent['type']; readonly [field: string]: unknown },
  refusal?: string,
  by?: Person,
) => Case<QuestionnaireEvent>;

const told: Tell = (name, event, refusal, by = people.sam) => ({
  name: `${by === people.sam ? 'staff' : 'a member'} ${name}`,
  kind: 'person',
  event: {
    ...event,
    by,
    at: noon,
    facts: refusal === undefined ? {} : { [refusal]: 'No.' },
  } as QuestionnaireEvent,
  ...(refusal && { refusal }),
});

const writing = (type: 'CREATE' | 'EDIT', verb: string, what: Asked = 'two') => {
  const event = { ...fields, type, questions: asked[what] };
  return [
    told(verb, event),
    told(`${verb} by a title that is taken`, event, 'isNameFree'),
    told(verb, event, 'isStaff', people.mia),
  ];
};

/** Staff write it, put it in order, publish it, change it again, delete it and bring it back. */
export const questionnaireModel = modelOf({
  machine: questionnaireMachine,
  inputs: {
    'nobody has written it': {
      ...unwritten,
      ...fields,
      questions: asked.two,
      publishedVersion: 0,
      isRevised: false,
    },
  },
  cases: ({ context: { questions } }) => [
    ...writing('CREATE', 'write it'),
    ...writing('EDIT', 'edit it'),
    told('reword it', { ...fields, type: 'EDIT', questions: asked.reworded }),
    told('leave it unfinished', { ...fields, type: 'EDIT', questions: asked.unfinished }),
    told('put its questions in order', { type: 'REORDER', order: [first, second] }),
    told('put some of its questions in order', { type: 'REORDER', order: [first] }, 'namesEach'),
    told(
      'put a question before what it depends on',
      { type: 'REORDER', order: [second, first] },
      'keepsConditions',
    ),
    told('put its questions in order', { type: 'REORDER', order: [] }, 'isStaff', people.mia),
    questions.every(({ label }) => label !== '')
      ? told('publish it', { type: 'PUBLISH' })
      : told('publish it unfinished', { type: 'PUBLISH' }, 'isComplete'),
    told('publish it', { type: 'PUBLISH' }, 'isStaff', people.mia),
    told('delete it', { type: 'DELETE' }),
    told('delete it', { type: 'DELETE' }, 'isStaff', people.mia),
    told('restore it', { type: 'RESTORE' }),
    told('restore it while its title is taken', { type: 'RESTORE' }, 'isNameFree'),
    told('restore it', { type: 'RESTORE' }, 'isStaff', people.mia),
  ],
  key: ({ context: { publishedVersion, isRevised, questions } }) => [
    publishedVersion > 0,
    isRevised,
    askedIn(questions),
  ],
  invariants: {
    'it has a time of deletion exactly while it is deleted': ({ value, context }) =>
      (value === 'deleted') === (context.deletedAt !== null),
    'it is asked exactly when it was published': ({ value, context }) =>
      value === 'deleted' ||
      ['published', 'revised'].includes(value) === context.publishedVersion > 0,
    'what has changed since is known': ({ value, context }) =>
      value === 'deleted' || (value === 'revised') === context.isRevised,
  },
});
