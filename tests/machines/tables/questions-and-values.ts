import type { QuestionnaireContext } from '#machines/questionnaire/asking.ts';
import type { Context as SupportRequest } from '#machines/support-request/answering.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';
import { back, byCreator, created, fieldsIn, gone, kept, type Held } from './plain-records.ts';

const day = 24 * 60 * 60_000;

const fits = [
  'isNameFree',
  'hasMeasure',
  'hasProperPeriod',
  'isRange',
  'hasProperTarget',
  'hasProperScope',
];
/** Only what is computed has a measure. */
const written = (_: Held, event: Sent) => ({
  ...fieldsIn(event),
  ...(event['source'] !== 'computed' && { measure: null }),
  updatedBy: event.by.id,
});
const changed = (_: Held, { by }: Sent) => ({ updatedBy: by.id });
const computed = { 'a measure': () => ({ source: 'computed', measure: 'attendance' }) };
const leftOver = { 'a measure left over': () => ({ measure: 'attendance' }) };

/** A figure that is followed over time, and its values (domain reference, 8.3). */
export const kpiTable: Table<Held> = {
  rows: [
    byCreator(
      created('creates it', {
        unless: fits,
        even: { ...computed, ...leftOver },
        orders: ['computeValues'],
        writes: written,
      }),
    ),
    kept('edits it', {
      unless: [...fits, 'fitsItsValues'],
      even: { ...computed, ...leftOver },
      orders: ['computeValues'],
      writes: written,
    }),
    kept('adds a value', {
      unless: [
        'isEnteredByStaff',
        'hasSubject',
        'isPeriodReached',
        'isPeriodFree',
        'isValueInRange',
      ],
      orders: ['addValue'],
      writes: changed,
    }),
    kept('corrects a value', {
      unless: ['isEnteredByStaff', 'isCurrentValue', 'isValueInRange'],
      orders: ['correctValue'],
      writes: changed,
    }),
    gone('deletes it'),
    back('restores it', { unless: ['isNameFree'], orders: ['computeValues'] }),
  ],
  beforehand: () => ({ name: 'Another name', measure: 'bookings' }),
};

type Questionnaire = QuestionnaireContext;
type QuestionnaireRow = Row<Questionnaire>;

const taken = ['isNameFree'];
const asks = ({ questions, scoring }: Pick<Questionnaire, 'questions' | 'scoring'>) =>
  JSON.stringify([questions, scoring]);
/** It asks and counts as before. */
const isSame = (before: Questionnaire, event: Sent) =>
  asks({ ...before, ...event }) === asks(before);
const otherwise = {
  'counted otherwise': ({ scoring }: Questionnaire) => ({
    scoring: { ...scoring, method: 'average' },
  }),
};
const edits = ['staff edit it', 'staff reword it', 'staff leave it unfinished'];
const rewritten = (_: Questionnaire, event: Sent) => ({
  ...fieldsIn(event),
  updatedBy: event.by.id,
});
const isComplete = ({ questions }: Questionnaire) => questions.every(({ label }) => label !== '');
const inOrder: Partial<QuestionnaireRow> = {
  tried: ['staff put its questions in order'],
  never: {
    'one of them twice': ({ questions: [first] }) => ({ order: [first?.id, first?.id] }),
    'the first of them last': ({ questions }) => ({
      order: questions.map(({ id }) => id).toReversed(),
    }),
  },
};
const whole = ['draft', 'published', 'revised'];
const cameBack = ({ publishedVersion, isRevised }: Questionnaire) =>
  publishedVersion === 0 ? 'draft' : isRevised ? 'revised' : 'published';

/** Questions that are written once, published in versions, and asked of many (domain reference, 8.1). */
export const questionnaireTable: Table<Questionnaire> = {
  rows: [
    {
      tried: ['staff write it'],
      leads: 'new → draft',
      unless: taken,
      writes: (before, event) => ({
        ...rewritten(before, event),
        publishedVersion: 0,
        isRevised: false,
        createdBy: event.by.id,
      }),
    },
    ...['draft', 'revised'].map((state): QuestionnaireRow => ({
      tried: edits,
      leads: `${state} → ${state}`,
      unless: taken,
      even: otherwise,
      writes: rewritten,
    })),
    {
      tried: edits,
      leads: 'published → published',
      when: isSame,
      unless: taken,
      even: otherwise,
      writes: rewritten,
    },
    {
      tried: edits,
      leads: 'published → revised',
      when: (before, event) => !isSame(before, event),
      unless: taken,
      writes: (before, event) => ({ ...rewritten(before, event), isRevised: true }),
    },
    {
      ...inOrder,
      tried: ['staff put its questions in order'],
      leads: 'draft → draft',
      writes: (_, { by }) => ({ updatedBy: by.id, isRevised: false }),
    },
    ...['published', 'revised'].map((state): QuestionnaireRow => ({
      ...inOrder,
      tried: ['staff put its questions in order'],
      leads: `${state} → revised`,
      writes: (_, { by }) => ({ updatedBy: by.id, isRevised: true }),
    })),
    ...['draft', 'revised'].map((state): QuestionnaireRow => ({
      tried: ['staff publish it'],
      leads: `${state} → published`,
      when: isComplete,
      orders: ['keepVersion'],
      writes: ({ publishedVersion }, { by }) => ({
        publishedVersion: publishedVersion + 1,
        isRevised: false,
        updatedBy: by.id,
      }),
    })),
    ...whole.map((state): QuestionnaireRow => ({
      tried: ['staff delete it'],
      leads: `${state} → deleted`,
      writes: (_, { by, at }) => ({ deletedAt: at, deletedBy: by.id, updatedBy: by.id }),
    })),
    ...whole.map((state): QuestionnaireRow => ({
      tried: ['staff restore it'],
      leads: `deleted → ${state}`,
      when: (before) => cameBack(before) === state,
      unless: taken,
      writes: (_, { by }) => ({ deletedAt: null, deletedBy: null, updatedBy: by.id }),
    })),
  ],
  // Otherwise than it is, so that it shows whenever it is said anew; what is deleted comes back by it.
  beforehand: ({ createdBy, deletedAt, isRevised }) => ({
    name: 'Another name',
    ...(deletedAt === null && { isRevised: !isRevised }),
    ...(createdBy === null && { publishedVersion: 7 }),
  }),
};

type SupportRow = Row<SupportRequest>;
const touched = (_: SupportRequest, { by }: Sent) => ({ updatedBy: by.id });
const waiting = ['open', 'waitingForUser'];

/** Somebody asks for help, and is answered until it is solved (domain reference, 11.7). */
export const supportRequestTable: Table<SupportRequest> = {
  rows: [
    {
      tried: ['the member asks for help', 'the member asks for help and lets nobody look'],
      leads: 'new → open',
      anybody: true,
      orders: ['keepFiles'],
      writes: (_, { files: __, ...event }) => ({
        ...fieldsIn(event),
        createdBy: event.by.id,
        updatedBy: event.by.id,
      }),
    },
    ...waiting.flatMap((state): SupportRow[] => [
      {
        tried: ['staff answer'],
        leads: `${state} → waitingForUser`,
        orders: ['keepAnswer', 'mailAnswer'],
        writes: touched,
      },
      {
        tried: ['the member answers'],
        leads: `${state} → open`,
        orders: ['keepAnswer'],
        writes: touched,
      },
      {
        tried: ['staff resolve it'],
        leads: `${state} → resolved`,
        orders: ['mailResolved'],
        writes: touched,
      },
      {
        tried: ['staff look at real data'],
        leads: `${state} → ${state}`,
        when: ({ consent }) => consent,
        orders: ['keepLook'],
      },
      {
        tried: ['staff merge it'],
        leads: `${state} → merged`,
        unless: ['canTakeIt'],
        orders: ['mailMerged'],
        writes: (_, { by, into }) => ({
          updatedBy: by.id,
          mergedInto: typeof into === 'string' ? into : null,
        }),
      },
      {
        tried: ['staff look after it', 'staff leave it to nobody'],
        leads: `${state} → ${state}`,
        unless: ['isOfStaff'],
        writes: (_, { by, assignee }) => ({
          updatedBy: by.id,
          assignee: typeof assignee === 'string' ? assignee : null,
        }),
      },
    ]),
    {
      tried: ['the member reopens it'],
      leads: 'resolved → open',
      orders: ['keepAnswer'],
      writes: touched,
    },
    { tried: ['reopenable is over'], leads: 'resolved → closed' },
  ],
  beforehand: ({ createdBy }) => ({
    assignee: 'somebody',
    ...(createdBy === null && { subject: 'Another subject' }),
  }),
  timers: [{ delay: 'reopenable', during: ['resolved'], at: (_, { at }) => at + 14 * day }],
};
