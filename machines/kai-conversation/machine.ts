import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { effects } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import {
  guards,
  kaiConversationQuestions,
  stamps,
  type KaiConversationEvent,
} from './capabilities.ts';
import type { KaiConversationContext } from './context.ts';
import * as learning from './learning.ts';
import * as starting from './starting.ts';
import * as working from './working.ts';

/** What can be done with an analysis that is there. */
const learnt = {
  SHARE: learning.sharing,
  UNSHARE: learning.unsharing,
  TICK: learning.ticking,
  NAME_SPEAKERS: learning.naming,
  CORRECT: learning.correcting,
  DISPUTE: learning.disputing,
  REVIEW: learning.reviewing,
  RESCORE: working.rescoring,
  DELETE: learning.deleting,
} as const;

/** A recorded conversation, from its upload to what can be learnt from it (domain reference, 10.2). */
export const kaiConversationMachine = setup({
  types: {
    context: {} as KaiConversationContext,
    input: {} as KaiConversationContext,
    events: {} as KaiConversationEvent,
    tags: {} as 'open' | 'busy' | 'analysed',
  },
  guards: { ...guards, ...questionGuards(kaiConversationQuestions) },
  actions: {
    ...stampActions<KaiConversationContext, KaiConversationEvent>()(stamps),
    ...effects(
      'goOn',
      'takeFiles',
      'dropFiles',
      'spendCredit',
      'countPoints',
      'releaseCredit',
      'nameSpeakers',
      'correctPassage',
      'analyseAgain',
      'eraseContent',
      'notifyOfCompletion',
      'notifyOfWarnings',
      'notifyOfFailure',
    ),
  },
}).createMachine({
  id: 'kai-conversation',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody has begun it yet.', on: { CREATE: starting.creating } },
    draft: {
      description: 'It says what it is about; nothing has been uploaded.',
      tags: ['open'],
      on: {
        UPLOAD: starting.uploading,
        EDIT: starting.editing,
        REPORT_ANALYSIS: working.bringing,
        DELETE: learning.deleting,
      },
    },
    uploading: {
      description: 'The files have come in and are being checked.',
      tags: ['open', 'busy'],
      on: {
        ACCEPT_FILES: starting.accepting,
        REFUSE_FILES: starting.refusing,
        CANCEL: starting.cancelling,
        REPORT_ANALYSIS: working.bringing,
        DELETE: learning.deleting,
      },
    },
    awaitingCredit: {
      description: 'It needs an AI credit. Where none or several would do, staff choose one.',
      tags: ['open'],
      on: {
        HOLD_CREDIT: working.holding,
        REFUSE_CREDIT: working.refusingCredit,
        REPORT_ANALYSIS: working.bringing,
        DELETE: learning.deleting,
      },
    },
    queued: {
      description: 'It is paid and waits for its turn.',
      tags: ['open', 'busy'],
      on: {
        TRANSCRIBE: working.beginning,
        WAIT: working.waiting,
        REPORT_ANALYSIS: working.bringing,
        FAIL: working.failing,
        DELETE: learning.deleting,
      },
    },
    transcribing: {
      description: 'The recording is being transcribed, or the transcript read.',
      tags: ['open', 'busy'],
      on: {
        ANALYSE: working.analysing,
        REPORT_ANALYSIS: working.bringing,
        FAIL: working.failing,
        DELETE: learning.deleting,
      },
    },
    analysing: {
      description: 'What is said is being counted and scored.',
      tags: ['open', 'busy'],
      on: {
        COMPLETE: working.completing,
        REPORT_ANALYSIS: working.bringing,
        FAIL: working.failing,
        DELETE: learning.deletingByStaff,
      },
    },
    complete: {
      description: 'The analysis can be read.',
      tags: ['open', 'analysed'],
      on: learnt,
    },
    completeWithErrors: {
      description: 'The analysis can be read, and says what is doubtful about it.',
      tags: ['open', 'analysed'],
      on: learnt,
    },
    failed: {
      description: 'It could not be analysed, and says why. Its AI credit was not used.',
      tags: ['open'],
      on: {
        RETRY: working.retrying,
        REPORT_ANALYSIS: working.bringing,
        DELETE: learning.deleting,
      },
    },
    deleted: {
      description: 'It is gone, with everything that was said in it.',
      type: 'final',
    },
  },
});
