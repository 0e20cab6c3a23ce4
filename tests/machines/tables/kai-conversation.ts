import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { consent } from '#domain/kai-conversations/vocabulary.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';
import { people } from '../models/people.ts';

type Conversation = KaiConversationContext;

const { mia, sam } = people;
const ahead = [
  'draft',
  'uploading',
  'awaitingCredit',
  'queued',
  'transcribing',
  'analysing',
  'failed',
];
const working = ['queued', 'transcribing', 'analysing'];
const analysed = ['complete', 'completeWithErrors'];

const written = {
  title: 'Handing over the review',
  group: 'GROW',
  programmeId: 'grow',
  about: 'mia',
  heldOn: '2027-03-05',
  language: 'en',
  participants: [{ label: 'Ana', part: 'coach' }],
} as const;
const failure = {
  stage: 'analysing',
  code: 'broken',
  reason: 'Something went wrong on our side, and we’ve been notified.',
  isRetryable: true,
} as const;
const good = { score: 70, warnings: [], failure: null };
const doubtful = {
  score: 40,
  warnings: ['Only one speaker could be told apart.'],
  failure: null,
};
const byMia = { updatedBy: 'mia' };
const finished = ['spendCredit', 'countPoints'];
const placed = ['isSetUp', 'isInProgramme', 'isGroupOfProgramme', 'isAboutMember'];
const gone = (_: Conversation, { at, by }: Sent) => ({
  updatedBy: by.id,
  deletedBy: by.id,
  deletedAt: at,
  title: 'Deleted conversation',
  failure: null,
  participants: [],
  sharedWith: [],
  warnings: [],
  dispute: null,
  review: null,
});

/** What comes of an analysis, wherever it was made. */
const ends = (names: readonly [string, string], from: string): Row<Conversation>[] => [
  {
    tried: [names[0]],
    leads: `${from} → complete`,
    orders: [...finished, 'notifyOfCompletion'],
    writes: () => good,
  },
  {
    tried: [names[1]],
    leads: `${from} → completeWithErrors`,
    orders: [...finished, 'notifyOfWarnings'],
    writes: () => doubtful,
  },
];

/** A conversation is uploaded, paid for, written down and analysed; whoever uploaded it learns from it (domain reference, 10.2). */
export const kaiConversationTable: Table<Conversation> = {
  rows: [
    {
      tried: ['the member begins'],
      leads: 'new → draft',
      by: [sam],
      anybody: true,
      unless: placed,
      writes: (_, { by }) => ({ ...written, createdBy: by.id, updatedBy: by.id }),
    },
    {
      tried: ['the member changes it'],
      leads: 'draft → draft',
      unless: placed,
      writes: () => ({ ...written, ...byMia }),
    },
    {
      tried: ['the member uploads'],
      leads: 'draft → uploading',
      unless: ['isSetUp', 'areFilesThere'],
      orders: ['takeFiles', 'goOn'],
      writes: (_, { at }) => ({
        ...byMia,
        consentVersion: consent.version,
        consentedAt: at,
        failure: null,
      }),
    },
    {
      tried: ['the member cancels the upload'],
      leads: 'uploading → draft',
      orders: ['dropFiles'],
      writes: () => byMia,
    },
    { tried: ['the files are whole'], leads: 'uploading → awaitingCredit', orders: ['goOn'] },
    {
      tried: ['the files can’t be used'],
      leads: 'uploading → draft',
      orders: ['dropFiles'],
      writes: () => ({ failure }),
    },
    {
      tried: ['a credit is set aside'],
      leads: 'awaitingCredit → queued',
      orders: ['goOn'],
      writes: () => ({ creditId: 'lot' }),
    },
    {
      tried: ['staff have no credit'],
      leads: 'awaitingCredit → failed',
      orders: ['notifyOfFailure'],
      writes: () => ({ failure }),
    },
    {
      tried: ['nobody can write it down'],
      leads: 'queued → queued',
      writes: () => ({ waits: true }),
    },
    {
      tried: ['it is its turn'],
      leads: 'queued → transcribing',
      orders: ['goOn'],
      writes: () => ({ waits: false }),
    },
    {
      tried: ['it is written down'],
      leads: 'transcribing → analysing',
      orders: ['goOn'],
      writes: () => ({ words: 120, duration: null }),
    },
    ...ends(['it is analysed', 'it is analysed with warnings'], 'analysing'),
    ...ahead.flatMap((state) =>
      ends(['staff bring an analysis', 'staff bring one with warnings'], state),
    ),
    ...working.map((state): Row<Conversation> => ({
      tried: ['it breaks'],
      leads: `${state} → failed`,
      orders: ['releaseCredit', 'notifyOfFailure'],
      writes: () => ({ failure }),
    })),
    {
      tried: ['the member tries again'],
      leads: 'failed → awaitingCredit',
      by: [sam],
      unless: ['isSetUp'],
      orders: ['goOn'],
      writes: (_, { by }) => ({ failure: null, creditId: null, updatedBy: by.id }),
    },
    ...analysed.flatMap((state): Row<Conversation>[] => {
      const stays = `${state} → ${state}`;
      return [
        {
          tried: ['the member shares it'],
          leads: stays,
          unless: ['isOwnCoach'],
          writes: () => ({ ...byMia, sharedWith: ['carl'] }),
        },
        {
          tried: ['the member stops sharing it'],
          leads: stays,
          writes: () => ({ ...byMia, sharedWith: [] }),
        },
        {
          tried: ['the member marks an action'],
          leads: stays,
          even: { 'that it is not done': () => ({ isDone: false }) },
          writes: (_, { isDone }) => ({ doneActions: isDone === true ? [0] : [] }),
        },
        {
          tried: ['the member names the speakers'],
          leads: stays,
          unless: ['areSpeakersThere'],
          orders: ['nameSpeakers', 'analyseAgain'],
          writes: () => ({
            ...byMia,
            participants: [{ label: 'Ana Silva', part: 'coach' }],
            doneActions: [],
          }),
        },
        {
          tried: ['the member corrects a passage'],
          leads: stays,
          unless: ['isPassageThere'],
          orders: ['correctPassage', 'analyseAgain'],
          writes: () => byMia,
        },
        {
          tried: ['the member disputes the scores'],
          leads: stays,
          when: ({ dispute }) => dispute === null,
          writes: () => ({ ...byMia, dispute: 'Too low.' }),
        },
        {
          tried: ['staff review the scores'],
          leads: stays,
          when: ({ dispute, review }) => dispute !== null && review === null,
          writes: (_, { at }) => ({
            updatedBy: 'sam',
            review: { score: 80, comment: 'Agreed.', by: 'sam', at },
          }),
        },
        { tried: ['it is analysed again'], leads: stays, writes: () => good },
      ];
    }),
    ...[...ahead.filter((state) => state !== 'analysing'), ...analysed].map(
      (state): Row<Conversation> => ({
        tried: ['the member deletes it', 'staff delete it'],
        leads: `${state} → deleted`,
        by: [mia, sam],
        orders: ['eraseContent', 'releaseCredit'],
        writes: gone,
      }),
    ),
    {
      tried: ['staff delete it'],
      leads: 'analysing → deleted',
      orders: ['eraseContent', 'releaseCredit'],
      writes: gone,
    },
  ],
  beforehand: () => ({ title: 'Before', heldOn: '2027-03-01', language: 'und', score: 10 }),
};
