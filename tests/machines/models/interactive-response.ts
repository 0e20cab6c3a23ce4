import type { ResponseContext } from '#machines/interactive-response/context.ts';
import {
  interactiveResponseMachine,
  type ResponseEvent,
} from '#machines/interactive-response/machine.ts';
import type { Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const { mia, max, carl, sam } = people;

const responseWith = (more: Partial<ResponseContext>): ResponseContext => ({
  ...unwritten,
  assignment: 'wheel-in-grow',
  member: mia.id,
  contentVersion: 1,
  completionRule: 'event',
  minScore: null,
  maxScore: 10,
  resumable: true,
  attempts: [],
  progress: 0,
  score: null,
  state: null,
  startedAt: null,
  completedAt: null,
  lastActivityAt: null,
  ...more,
});

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<ResponseEvent>, refusal?: string];

const closed = { facts: { mayLaunch: 'No.' } };

const tries: readonly Try[] = [
  ['the member launches it', mia, { type: 'LAUNCH' }],
  ['the member launches it when it is closed', mia, { type: 'LAUNCH', ...closed }, 'mayLaunch'],
  ['another member launches it', max, { type: 'LAUNCH' }, 'isOwner'],
  ['the activity says that half is done', mia, { type: 'PROGRESS', progress: 0.5 }],
  ['another member says how far it is', max, { type: 'PROGRESS', progress: 1 }, 'isOwner'],
  ['the activity saves', mia, { type: 'SAVE_STATE', state: '{}' }],
  ['the coach saves', carl, { type: 'SAVE_STATE', state: '{}' }, 'isOwner'],
  ['the activity says a low score', mia, { type: 'SCORE', score: 2 }],
  ['the activity says a high score', mia, { type: 'SCORE', score: 9 }],
  ['the activity says too high a score', mia, { type: 'SCORE', score: 11 }, 'isWithinScores'],
  ['another member says a score', max, { type: 'SCORE', score: 9 }, 'isOwner'],
  ['the activity says that it is completed', mia, { type: 'REPORT_COMPLETED' }],
  ['another member says that it is', max, { type: 'REPORT_COMPLETED' }, 'isOwner'],
  ['the member marks it as done', mia, { type: 'COMPLETE' }],
  ['staff mark it as done', sam, { type: 'COMPLETE' }, 'isOwner'],
  ['the member restarts it', mia, { type: 'RESTART' }],
  ['the member restarts it when it is closed', mia, { type: 'RESTART', ...closed }, 'mayLaunch'],
  ['the coach restarts it', carl, { type: 'RESTART' }, 'isOwner'],
  ['staff reset it', sam, { type: 'RESET', reason: 'A wrong start' }],
  ['staff reset it without a reason', sam, { type: 'RESET', reason: ' ' }, 'hasReason'],
  ['the member resets it', mia, { type: 'RESET', reason: 'Again' }, 'isStaff'],
];

export const interactiveResponseModel = modelOf({
  machine: interactiveResponseMachine,
  inputs: {
    'completed when the activity says so': responseWith({}),
    'completed at a score of 5': responseWith({ completionRule: 'minScore', minScore: 5 }),
    'completed by hand': responseWith({ completionRule: 'manual' }),
  },
  cases: ({ context, value }, now) =>
    tries.map(([name, by, event, refusal]): Case<ResponseEvent> => {
      const isByItself = value === 'inProgress' && context.completionRule !== 'manual';
      const stopped =
        name === 'the member marks it as done' && isByItself ? 'isDoneByHand' : refusal;
      const at = now === 0 ? noon : now;
      return {
        name,
        kind: 'person',
        event: { ...event, by, at },
        refusal: stopped,
      };
    }),
  key: ({ context }) => [
    context.completionRule,
    context.attempts.length > 0,
    context.progress,
    context.score,
    context.state !== null,
  ],
  invariants: {
    'it has a time of completion exactly while it is completed': ({ value, context }) =>
      (value === 'completed') === (context.completedAt !== null),
    'nothing is done of what is not begun': ({ value, context }) =>
      (value !== 'new' && value !== 'notStarted') ||
      (context.progress === 0 && context.score === null && context.state === null),
    'what is begun has a beginning': (response) =>
      !response.hasTag('begun') || response.context.startedAt !== null,
  },
});
