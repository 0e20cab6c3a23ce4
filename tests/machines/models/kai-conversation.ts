import { sentences, type Failure } from '#domain/kai-conversations/vocabulary.ts';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { unheard, type KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { kaiConversationMachine } from '#machines/kai-conversation/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon as at, people } from './people.ts';

const { mia, max, carl, sam } = people;

const written = {
  title: 'Handing over the review',
  group: 'GROW',
  programmeId: 'grow',
  about: mia.id,
  heldOn: '2027-03-05',
  language: 'en',
  participants: [{ label: 'Ana', part: 'coach' }],
} as const;

const failure: Failure = {
  stage: 'analysing',
  code: 'broken',
  reason: 'Something went wrong on our side, and we’ve been notified.',
  isRetryable: true,
};

const files = ['call.txt'];
const consented = { files, consentConfirmed: true } as const;
const result = { score: 70, warnings: [] as string[] } as const;
const doubtful = { score: 40, warnings: ['Only one speaker could be told apart.'] };

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<KaiConversationEvent>, refusal?: string];

/** What the server finds out, in its words. */
const found = {
  isInProgramme: 'Choose an active programme that you’re in.',
  isGroupOfProgramme: 'This programme is not about Sales. Choose one of its groups.',
  isAboutMember: 'Choose a member of the programme.',
  isSetUp: sentences.notSetUp('SEM'),
  areFilesThere: 'Choose the file again.',
  isOwnCoach: 'Choose a coach of this programme.',
  areSpeakersThere: 'One of the people named does not speak in it. Open the page again.',
  isPassageThere: 'There is no such passage.',
} as const;
const stopped = (question: keyof typeof found) => ({ facts: { [question]: found[question] } });
const create = { type: 'CREATE', ...written } as const;
const edit = { type: 'EDIT', ...written } as const;
const upload = { type: 'UPLOAD', ...consented } as const;
const names = [{ label: 'Ana', name: 'Ana Silva', part: 'coach' as const }];

const tries: readonly Try[] = [
  ['the member begins', mia, create],
  ['a coach begins', carl, create, 'mayBegin'],
  [
    'the member begins in another programme',
    mia,
    { ...create, ...stopped('isInProgramme') },
    'isInProgramme',
  ],
  [
    'the member begins for another group',
    mia,
    { ...create, ...stopped('isGroupOfProgramme') },
    'isGroupOfProgramme',
  ],
  [
    'the member begins about a stranger',
    mia,
    { ...create, ...stopped('isAboutMember') },
    'isAboutMember',
  ],
  [
    'staff begin about a stranger',
    sam,
    { ...create, about: 'zoe', ...stopped('isAboutMember') },
    'isAboutMember',
  ],
  ['the member begins for SEM', mia, { ...create, ...stopped('isSetUp') }, 'isSetUp'],
  ['the member changes it to SEM', mia, { ...edit, ...stopped('isSetUp') }, 'isSetUp'],
  ['the member changes it', mia, edit],
  ['another member changes it', max, edit, 'isUploader'],
  [
    'the member moves it to another programme',
    mia,
    { ...edit, ...stopped('isInProgramme') },
    'isInProgramme',
  ],
  ['the member uploads', mia, upload],
  ['another member uploads', max, upload, 'isUploader'],
  ['the member uploads nothing', mia, { ...upload, files: [] }, 'hasFiles'],
  ['the member uploads without consent', mia, { ...upload, consentConfirmed: false }, 'hasConsent'],
  [
    'the member uploads what is not theirs',
    mia,
    { ...upload, ...stopped('areFilesThere') },
    'areFilesThere',
  ],
  ['the member cancels the upload', mia, { type: 'CANCEL' }],
  ['another member cancels the upload', max, { type: 'CANCEL' }, 'isUploader'],
  ['the files are whole', system, { type: 'ACCEPT_FILES' }],
  ['the member says that the files are whole', mia, { type: 'ACCEPT_FILES' }, 'isSystem'],
  ['the files can’t be used', system, { type: 'REFUSE_FILES', failure }],
  ['the member says that they can’t', mia, { type: 'REFUSE_FILES', failure }, 'isSystem'],
  ['a credit is set aside', system, { type: 'HOLD_CREDIT', creditId: 'lot' }],
  ['the member says that one is', mia, { type: 'HOLD_CREDIT', creditId: 'lot' }, 'isSystem'],
  ['staff have no credit', sam, { type: 'REFUSE_CREDIT', failure }],
  ['the member has no credit', mia, { type: 'REFUSE_CREDIT', failure }, 'isStaff'],
  ['nobody can write it down', system, { type: 'WAIT' }],
  ['the member says that nobody can', mia, { type: 'WAIT' }, 'isSystem'],
  ['it is its turn', system, { type: 'TRANSCRIBE' }],
  ['the member says that it is', mia, { type: 'TRANSCRIBE' }, 'isSystem'],
  ['it is written down', system, { type: 'ANALYSE', words: 120, duration: null }],
  [
    'the member says that it is written down',
    mia,
    { type: 'ANALYSE', words: 1, duration: null },
    'isSystem',
  ],
  ['it is analysed', system, { type: 'COMPLETE', ...result }],
  ['it is analysed with warnings', system, { type: 'COMPLETE', ...doubtful }],
  ['the member says that it is analysed', mia, { type: 'COMPLETE', ...result }, 'isSystem'],
  ['staff bring an analysis', sam, { type: 'REPORT_ANALYSIS', ...result }],
  ['staff bring one with warnings', sam, { type: 'REPORT_ANALYSIS', ...doubtful }],
  ['the member brings an analysis', mia, { type: 'REPORT_ANALYSIS', ...result }, 'isStaff'],
  ['it is analysed again', system, { type: 'RESCORE', ...result }],
  ['the member says that it is', mia, { type: 'RESCORE', ...result }, 'isSystem'],
  ['it breaks', system, { type: 'FAIL', failure }],
  ['the member says that it broke', mia, { type: 'FAIL', failure }, 'isSystem'],
  ['the member uploads for SEM', mia, { ...upload, ...stopped('isSetUp') }, 'isSetUp'],
  ['the member tries again', mia, { type: 'RETRY' }],
  ['the member tries again for SEM', mia, { type: 'RETRY', ...stopped('isSetUp') }, 'isSetUp'],
  ['another member tries again', max, { type: 'RETRY' }, 'seesToIt'],
  ['the member shares it', mia, { type: 'SHARE', coach: carl.id }],
  ['staff share it', sam, { type: 'SHARE', coach: carl.id }, 'isUploader'],
  [
    'the member shares it with a stranger',
    mia,
    { type: 'SHARE', coach: 'x', ...stopped('isOwnCoach') },
    'isOwnCoach',
  ],
  ['the member stops sharing it', mia, { type: 'UNSHARE', coach: carl.id }],
  ['the coach stops sharing it', carl, { type: 'UNSHARE', coach: carl.id }, 'isUploader'],
  ['the member marks an action', mia, { type: 'TICK', action: 0, isDone: true }],
  ['the coach marks an action', carl, { type: 'TICK', action: 0, isDone: true }, 'isUploader'],
  ['the member names the speakers', mia, { type: 'NAME_SPEAKERS', participants: names }],
  ['staff name the speakers', sam, { type: 'NAME_SPEAKERS', participants: names }, 'isUploader'],
  [
    'the member names somebody else',
    mia,
    { type: 'NAME_SPEAKERS', participants: names, ...stopped('areSpeakersThere') },
    'areSpeakersThere',
  ],
  ['the member corrects a passage', mia, { type: 'CORRECT', passage: 0, text: 'Well.' }],
  ['staff correct a passage', sam, { type: 'CORRECT', passage: 0, text: 'Well.' }, 'isUploader'],
  [
    'the member corrects what is not there',
    mia,
    { type: 'CORRECT', passage: 9, text: 'Well.', ...stopped('isPassageThere') },
    'isPassageThere',
  ],
  ['the member disputes the scores', mia, { type: 'DISPUTE', reason: 'Too low.' }],
  ['staff dispute the scores', sam, { type: 'DISPUTE', reason: 'Too low.' }, 'isUploader'],
  ['staff review the scores', sam, { type: 'REVIEW', score: 80, comment: 'Agreed.' }],
  [
    'the member reviews the scores',
    mia,
    { type: 'REVIEW', score: 100, comment: 'Mine.' },
    'isStaff',
  ],
  ['the member deletes it', mia, { type: 'DELETE' }],
  ['staff delete it', sam, { type: 'DELETE' }],
  ['another member deletes it', max, { type: 'DELETE' }, 'seesToIt'],
];

/** What stops somebody only as the conversation stands. */
function refusalOf(
  name: string,
  value: unknown,
  { dispute, review }: KaiConversationContext,
  usual: string | undefined,
): string | undefined {
  if (name === 'the member disputes the scores' && dispute !== null) return 'isUndisputed';
  if (name === 'staff review the scores' && (dispute === null || review !== null))
    return 'isDisputed';
  if (value === 'analysing' && name === 'the member deletes it') return 'isStaff';
  if (value === 'analysing' && name === 'another member deletes it') return 'isStaff';
  return usual;
}

/** Somebody uploads a conversation, a credit pays for it, it is analysed, and they learn from it. */
export const kaiConversationModel = modelOf({
  machine: kaiConversationMachine,
  inputs: {
    'nobody has begun it': { ...unwritten, ...unheard, ...written },
  },
  cases: ({ context, value }) =>
    tries.map(([name, by, event, refusal]): Case<KaiConversationEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at },
      refusal: refusalOf(name, value, context, refusal),
    })),
  key: ({
    context: { creditId, failure: why, dispute, review, sharedWith, consentedAt, waits },
  }) => [
    creditId !== null,
    why !== null,
    dispute !== null,
    review !== null,
    sharedWith.length,
    consentedAt !== null,
    waits,
  ],
  invariants: {
    'whoever uploaded it stays the one who did': ({ value, context: { createdBy } }) =>
      value === 'new' || createdBy === mia.id,
    'nothing goes on without consent': ({ value, context: { consentedAt, score } }) =>
      consentedAt !== null ||
      score !== null ||
      value === 'new' ||
      value === 'draft' ||
      value === 'deleted' ||
      value === 'complete' ||
      value === 'completeWithErrors',
    'what is analysed did not fail': ({ value, context }) =>
      (value !== 'complete' && value !== 'completeWithErrors') || context.failure === null,
  },
});
