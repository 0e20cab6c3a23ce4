import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { growRubric } from '#domain/kai-conversations/rubrics/grow.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import { kaiConversationChart } from '#machines/kai-conversation/chart.ts';
import { isAnalysed, waitsForCredit } from '#machines/kai-conversation/phases.ts';
import { sentences } from '#domain/kai-conversations/vocabulary.ts';
import type { KaiUploadContext } from '#machines/kai-upload/setup.ts';
import type { SamplePage, SampleState } from '#web/charts/sample/sample-page.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
} from '#web/charts/sample/sample-record.ts';
import type { KaiAnalysis, KaiConversation } from './kai-records.ts';

const programme = { id: 'p1', name: 'Leading with clarity' };
const list = `/app/programmes/${programme.id}/kai-conversations`;

const said = (start: number, speaker: string, text: string): Segment => ({
  start: start * 1000,
  end: null,
  speaker,
  text,
});

const segments = [
  said(0, 'Mia', 'What would you like to have by the end of our half hour?'),
  said(6, 'Ruth', 'I want to know how to speak with Karim about the quarrel.'),
  said(12, 'Mia', 'What have you tried so far?'),
  said(15, 'Ruth', 'I brought him coffee once. He thanked me and put it beside the old one.'),
  said(24, 'Mia', 'What could you say to him? And what else?'),
  said(31, 'Ruth', 'I could say that I miss how we used to work. I’ll say it on Thursday.'),
];

/** What the server would say of it. */
function sampleAnalysis(doneActions: readonly number[]): KaiAnalysis | null {
  const participants = [{ label: 'Mia', part: 'coach' }] as const;
  const found = analyse(growRubric, { segments, participants });
  if ('problem' in found) return null;
  const { analysis } = found;
  const { warnings: _, evidence, scores, actions, ...rest } = analysis;
  const { measures, topics, strengths, improvements } = rest;
  return {
    ...rest,
    measures: { ...measures, speakers: [...measures.speakers] },
    topics: [...topics],
    strengths: [...strengths],
    improvements: [...improvements],
    at: '2027-03-08T12:00:00.000Z',
    scores: scores.map((score) => ({
      ...score,
      evidence: evidence
        .filter(({ dimension }) => dimension === score.dimension)
        .map(({ at, quote, comment }) => ({
          at,
          quote,
          comment,
          start: segments[at]?.start ?? null,
        })),
    })),
    actions: actions.map((action, nth) => ({ ...action, isDone: doneActions.includes(nth) })),
  };
}

const pagesOfConversation = samplePagesOfRecord(
  kaiConversationChart,
  [
    {
      key: 'page',
      title: 'AI Conversation',
      address: `${list}/r1`,
      readers: ['member', 'staff'],
    },
    {
      key: 'list',
      title: 'Programme AI Conversations',
      address: list,
      readers: ['member', 'staff'],
    },
    {
      key: 'delete',
      title: 'Delete AI Conversation',
      address: `${list}/r1/delete`,
      event: 'DELETE',
      readers: ['member', 'staff'],
    },
  ],
  (record) => {
    const { base, context } = record;
    if (base.deletedAt !== null) return null;
    const isThere = isAnalysed(base.status);
    const conversation: KaiConversation = {
      ...base,
      title: context.title,
      group: context.group,
      programme,
      member: samplePerson('mia'),
      about: samplePerson('mia'),
      heldOn: context.heldOn,
      language: context.language,
      duration: isThere ? 38_000 : null,
      score: context.score,
      isShared: false,
      consentVersion: context.consentVersion,
      consentedAt: context.consentedAt === null ? null : base.createdAt,
      warnings: [...context.warnings],
      failure: context.failure,
      waitsFor: waitsForCredit(base.status) ? sentences.noCredit(context.group) : null,
      files: [],
      sharedWith: context.sharedWith.length === 0 ? [] : [samplePerson('carl')],
      isOpen: true,
      participants: [],
      passages: isThere ? segments.length : 0,
      analysis: isThere ? sampleAnalysis(context.doneActions) : null,
      dispute: context.dispute,
      review: null,
      readings: [],
      trend: [],
    };
    return {
      'GET /kai-conversations/{kaiConversation}': conversation,
      'GET /kai-conversations/{kaiConversation}/history': sampleHistory(record),
      'GET /kai-conversations/{kaiConversation}/passages': {
        total: segments.length,
        passages: segments.map(({ start, end, speaker, text }, n) => ({
          n,
          start,
          end,
          speaker,
          text,
          original: null,
        })),
      },
      'GET /kai-conversations/{kaiConversation}/coaches': [samplePerson('carl')],
      'GET /kai-conversations': samplePageOf([conversation]),
      'GET /kai-conversation/filter': [],
      'GET /programmes/{programme}': programme,
    };
  },
);

/** How far the one file is that is shown, by where the upload stands. */
const fileAt = {
  checking: 'checking',
  uploading: 'sending',
  paused: 'paused',
  lost: 'waiting',
} as const;

const isPending = (state: string): state is keyof typeof fileAt => state in fileAt;

/** A conversation on its way, where it is uploaded. */
const uploading: SamplePage = {
  machine: 'kai-upload',
  key: 'create',
  title: 'AI Upload',
  show: ({ as, state, moment }) => {
    if (as !== 'member') return null;
    const { value } = moment.snapshot as SampleState;
    const context = moment.snapshot.context as KaiUploadContext;
    const [step = ''] = state.split('.').slice(-1);
    const name = 'Handing over.mp3';
    const bytes = new Uint8Array(3_000_000);
    const about = { id: 'f1', name, mediaType: 'audio/mpeg', byteLength: bytes.byteLength };
    const hasCome = step !== 'uploading' && step !== 'paused' && step !== 'lost';
    const file = {
      address: '/api/file-uploads/f1',
      sent: hasCome ? bytes.byteLength : 1_200_000,
      failures: step === 'lost' ? 1 : 0,
      refusal: null,
      trouble: null,
      file: isPending(step) ? null : about,
    };
    return {
      address: '/app/kai-conversations/create',
      answers: {
        'GET /kai-conversations/choices': [
          {
            ...programme,
            groups: ['GROW', 'Sales'],
            setUp: ['GROW', 'Sales'],
            mayChooseMember: false,
          },
        ],
        'GET /file-uploads': [],
      },
      files:
        isPending(step) || context.sent > 0
          ? [new File([bytes], name, { type: 'audio/mpeg' })]
          : [],
      conductors: {
        'kai-upload': { value, context },
        'file-upload': { value: isPending(step) ? fileAt[step] : 'sent', context: file },
      },
    };
  },
};

export const samplePages: readonly SamplePage[] = [...pagesOfConversation, uploading];
