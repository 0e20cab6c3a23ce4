import {
  emptyQuestion,
  noScoring,
  type Band,
  type Clause,
  type Question,
  type Scoring,
} from '#domain/questionnaires/definition.ts';
import type { QuestionnairePurpose, QuestionType } from '#domain/questionnaires/vocabulary.ts';
import type { Generator } from '../generator.ts';

/** A questionnaire of the demo. Its questions are made once, so that later versions ask the same ones. */
export interface QuestionnaireSpec {
  readonly name: string;
  readonly description: string;
  readonly purpose: QuestionnairePurpose;
  readonly estimatedMinutes: number;
  readonly questions: readonly Question[];
  readonly scoring: Scoring;
}

type Said = Partial<Omit<Question, 'options' | 'rows' | 'visibleIf' | 'limits'>> & {
  readonly options?: readonly (readonly [label: string, score: number | null])[];
  readonly rows?: readonly string[];
  readonly limits?: Partial<Question['limits']>;
  readonly visibleIf?: readonly Clause[];
};

const mean = (...bands: readonly Band[]): Scoring => ({ method: 'mean', bands });
const band = (
  from: number,
  to: number,
  [label, colour, advice]: readonly [string, Band['colour'], string],
): Band => ({ from, to, label, colour, advice });

/** The questionnaires that staff have written, each with ids of its own. */
export function questionnaireSpecs(
  random: Generator,
  at: number,
): Readonly<Record<'intake' | 'pulse' | 'feedback' | 'assessment', QuestionnaireSpec>> {
  const id = () => random.id(at);
  const ask = (type: QuestionType, label: string, said: Said = {}): Question => {
    const { options = [], rows = [], limits, visibleIf, ...more } = said;
    const plain = emptyQuestion(id(), type);
    return {
      ...plain,
      label,
      required: type !== 'longText' && type !== 'statement',
      ...more,
      options: options.map(([words, score]) => ({ id: id(), label: words, score })),
      rows: rows.map((words) => ({ id: id(), label: words })),
      limits: { ...plain.limits, ...limits },
      visibleIf: visibleIf ? { match: 'all', clauses: visibleIf } : null,
    };
  };
  const atMost = (question: Question, number: number): readonly Clause[] => [
    { question: question.id, is: 'atMost', values: [], number },
  ];
  const chose = (question: Question, ...places: readonly number[]): readonly Clause[] => [
    {
      question: question.id,
      is: 'oneOf',
      values: places.map((place) => question.options[place]?.id ?? ''),
      number: null,
    },
  ];
  return {
    intake: intake(ask, chose),
    pulse: pulse(ask, atMost),
    feedback: feedback(ask, atMost),
    assessment: assessment(ask),
  };
}

type Ask = (type: QuestionType, label: string, said?: Said) => Question;

function intake(
  ask: Ask,
  chose: (question: Question, ...places: readonly number[]) => readonly Clause[],
): QuestionnaireSpec {
  const before = ask('singleChoice', 'Have you worked with a coach before?', {
    options: [
      ['No, this is the first time', null],
      ['Yes, once', null],
      ['Yes, several times', null],
    ],
  });
  return {
    name: 'Getting started',
    description: 'It helps your coach to prepare. There are no right answers.',
    purpose: 'programme',
    estimatedMinutes: 6,
    scoring: noScoring,
    questions: [
      ask('statement', 'Only what helps you to get going is asked here.', {
        help: 'You can come back to it later; what you have answered is kept.',
      }),
      ask('shortText', 'What would you like to be called?'),
      ask('number', 'How many people do you lead?', { limits: { min: 0, max: 500 } }),
      before,
      ask('longText', 'What was helpful then, and what was not?', {
        visibleIf: chose(before, 1, 2),
      }),
      ask('multiChoice', 'What would you like to work on?', {
        limits: { maxSelected: 3 },
        options: [
          ['Giving feedback', null],
          ['Delegating', null],
          ['Difficult conversations', null],
          ['Saying no', null],
          ['Time and energy', null],
          ['My next step', null],
        ],
      }),
      ask('ranking', 'Put these in the order in which they matter to you.', {
        options: [
          ['Clarity', null],
          ['Confidence', null],
          ['Balance', null],
        ],
      }),
      ask('date', 'By when would you like to notice a difference?', { required: false }),
      ask('longText', 'Is there anything about your health that your coach should know?', {
        sensitive: true,
      }),
    ],
  };
}

function pulse(
  ask: Ask,
  atMost: (question: Question, number: number) => readonly Clause[],
): QuestionnaireSpec {
  const energy = ask('scale', 'How much energy have you had in the last two weeks?', {
    ends: { low: 'none', high: 'plenty' },
  });
  return {
    name: 'Monthly pulse',
    description: 'Ten questions at most, once a month.',
    purpose: 'both',
    estimatedMinutes: 2,
    scoring: mean(
      band(0, 4, ['Running low', 'red', 'Talk to your coach about what could give way.']),
      band(4, 7, ['Mixed', 'amber', 'What went well, and what made the difference?']),
      band(7, 10, ['Going well', 'green', 'Keep doing what helps you.']),
    ),
    questions: [
      energy,
      ask('longText', 'What has taken your energy?', {
        visibleIf: atMost(energy, 4),
        sensitive: true,
      }),
      ask('scale', 'How clear have your priorities been?', {
        ends: { low: 'not at all', high: 'entirely' },
      }),
      ask('scale', 'How confident are you about the next month?', {
        ends: { low: 'not at all', high: 'very' },
      }),
      ask('yesNo', 'Have you tried something that you took from a session?', { weight: 0 }),
    ],
  };
}

function feedback(
  ask: Ask,
  atMost: (question: Question, number: number) => readonly Clause[],
): QuestionnaireSpec {
  const useful = ask('rating', 'How useful was the session?');
  return {
    name: 'After the session',
    description: 'Your coach reads it before the next session.',
    purpose: 'session',
    estimatedMinutes: 2,
    scoring: mean(
      band(1, 3, ['Not there yet', 'red', 'Your coach will come back to it.']),
      band(3, 4, ['Useful', 'amber', 'Note one thing to try before the next session.']),
      band(4, 5, ['Very useful', 'green', 'Note one thing to try before the next session.']),
    ),
    questions: [
      useful,
      ask('longText', 'What was missing?', { visibleIf: atMost(useful, 3), required: true }),
      ask('matrix', 'How far do these hold?', {
        rows: ['I was listened to', 'I know what I will do next'],
        options: [
          ['Not at all', 1],
          ['Partly', 3],
          ['Entirely', 5],
        ],
        weight: 0,
      }),
      ask('shortText', 'What is the one thing that you take with you?', { required: false }),
    ],
  };
}

function assessment(ask: Ask): QuestionnaireSpec {
  const skills = [
    'I notice what I feel while I feel it.',
    'I stay calm when others are not.',
    'I notice how others are before they say so.',
    'I say what I need, and ask what others need.',
    'I come back from setbacks.',
  ];
  return {
    name: 'SEM self-assessment',
    description: 'Five sentences about the last four weeks, at the beginning and at the end.',
    purpose: 'programme',
    estimatedMinutes: 4,
    scoring: {
      method: 'weighted',
      bands: [
        band(1, 3, ['Beginning', 'grey', 'Choose one of the five to practise.']),
        band(3, 5, ['Growing', 'blue', 'Look for situations in which it is hard.']),
        band(5, 7, ['Established', 'green', 'Help others with what helps you.']),
      ],
    },
    questions: skills.map((label, index) =>
      ask('scale', label, {
        limits: { min: 1, max: 7 },
        ends: { low: 'never', high: 'always' },
        weight: index === 0 ? 2 : 1,
      }),
    ),
  };
}
