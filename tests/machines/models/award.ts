import { awardMachine } from '#machines/award/machine.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import { system, type Person } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { awardNamed, type AwardCode } from '#domain/recognition/awards.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const { mia, max, sam } = people;

const notBegun = (award: AwardCode): AwardContext => ({
  ...unwritten,
  userId: mia.id,
  award,
  goal: awardNamed(award).goal,
  progress: 0,
  earnedAt: null,
  revokedAt: null,
  revokedReason: null,
});

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;

const ask = (
  name: string,
  by: Person,
  event: Bare<AwardEvent>,
  refusal?: string,
): Case<AwardEvent> => ({
  name,
  kind: 'person',
  event: { ...event, by, at: noon },
  ...(refusal && { refusal }),
});

const reason = 'Attendance at a session was corrected.';

/** An award for one session and an award for several: sessions are completed, and some of them turn out not to have been; the member pins what they have. */
export const awardModel = modelOf({
  machine: awardMachine,
  inputs: {
    'an award for one session': notBegun('firstSession'),
    'an award for several sessions': notBegun('fiveSessions'),
  },
  cases: ({ context: { progress, goal } }) => [
    ...(progress < goal
      ? [
          ask('somebody says that one more session was completed', system, {
            type: 'COUNT',
            progress: progress + 1,
          }),
          ask(
            'the member says that they completed one',
            mia,
            { type: 'COUNT', progress: progress + 1 },
            'isSystem',
          ),
        ]
      : []),
    ...(progress > 0 && progress < goal
      ? [
          ask('somebody says that a session was not completed', system, {
            type: 'COUNT',
            progress: progress - 1,
          }),
        ]
      : []),
    ...(progress === goal
      ? [
          ask('staff correct a session that earned it', sam, {
            type: 'REVOKE',
            progress: goal - 1,
            reason,
          }),
          ask(
            'staff take it back and say nothing',
            sam,
            { type: 'REVOKE', progress: goal - 1, reason: ' ' },
            'hasReason',
          ),
          ask(
            'another member takes it back',
            max,
            { type: 'REVOKE', progress: goal - 1, reason },
            'mayTakeBack',
          ),
        ]
      : []),
    ask('the member pins it', mia, { type: 'PIN' }),
    ask('the member takes it off', mia, { type: 'UNPIN' }),
    ask('another member pins it', max, { type: 'PIN' }, 'isOwner'),
    ask('another member takes it off', max, { type: 'UNPIN' }, 'isOwner'),
  ],
  key: ({ context: { goal, progress } }) => [goal, progress],
  invariants: {
    'whoever has it has done what it takes': ({ value, context }) =>
      typeof value === 'string' || context.progress === context.goal,
    'it was earned at a moment, and taken back at one': ({ value, context }) =>
      typeof value === 'string'
        ? (value === 'revoked') === (context.revokedAt !== null)
        : context.earnedAt !== null && context.revokedAt === null,
    'there is a reason exactly when it was taken back': ({ context }) =>
      (context.revokedAt === null) === (context.revokedReason === null),
  },
});
