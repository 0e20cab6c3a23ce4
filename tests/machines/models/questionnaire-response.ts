import { system, type Person } from '#machines/person.ts';
import { unasked, type ResponseContext } from '#machines/questionnaire-response/context.ts';
import { responseMachine, type ResponseEvent } from '#machines/questionnaire-response/machine.ts';
import { permission } from '#machines/sentences.ts';
import { remindedOnceIn } from '#domain/questionnaires/assignment.ts';
import { notAsked } from '#domain/questionnaires/drafting.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const { mia, max, carl, sam } = people;

const asked: ResponseContext = {
  ...unasked,
  assignment: 'pulse-in-grow',
  member: mia.id,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<ResponseEvent>, refusal?: string];

/** What the server says to whoever it stops. */
const said: Readonly<Record<string, string>> = {
  isOpen: 'This questionnaire is closed.',
  mayStandIn: 'You can’t answer for others when answers are anonymous.',
  mayChange: 'Answers can’t be changed once they are submitted.',
  fits: notAsked,
  isComplete: 'Question 1: Answer this question.',
  isInCharge: permission,
};
const no = (question: string) => ({ facts: { [question]: said[question] ?? '' } });
const answer = { type: 'ANSWER', question: 'energy', answer: 7 } as const;
const reopen = { type: 'REOPEN', reason: 'Question 1 was misread.' } as const;

const tries: readonly Try[] = [
  ['the member is asked', system, { type: 'ASK' }],
  ['staff ask by themselves', sam, { type: 'ASK' }, 'isSystem'],
  ['the member is asked no longer', system, { type: 'RELEASE' }],
  ['the coach takes it back', carl, { type: 'RELEASE' }, 'isSystem'],
  ['the member is reminded', system, { type: 'REMIND' }],
  ['the member reminds themselves', mia, { type: 'REMIND' }, 'looksAfterIt'],
  ['staff remind the member', sam, { type: 'REMIND' }],
  ['the coach of the booking reminds the member', carl, { type: 'REMIND' }],
  ['another coach reminds the member', carl, { type: 'REMIND', ...no('isInCharge') }, 'isInCharge'],
  ['staff remind of what is closed', sam, { type: 'REMIND', ...no('isOpen') }, 'isOpen'],
  ['the member answers a question', mia, answer],
  ['staff answer for the member', sam, answer],
  ['another member answers', max, answer, 'mayAnswer'],
  ['the coach answers', carl, answer, 'mayAnswer'],
  ['staff answer where nobody is named', sam, { ...answer, ...no('mayStandIn') }, 'mayStandIn'],
  ['the member answers after it was closed', mia, { ...answer, ...no('isOpen') }, 'isOpen'],
  ['the member answers what is not asked', mia, { ...answer, ...no('fits') }, 'fits'],
  ['the member hands it in', mia, { type: 'SUBMIT' }],
  ['the member hands in too little', mia, { type: 'SUBMIT', ...no('isComplete') }, 'isComplete'],
  ['the member hands it in too late', mia, { type: 'SUBMIT', ...no('isOpen') }, 'isOpen'],
  ['another member hands it in', max, { type: 'SUBMIT' }, 'mayAnswer'],
  ['the member goes back to it', mia, { type: 'CHANGE' }],
  ['the member goes back in vain', mia, { type: 'CHANGE', ...no('mayChange') }, 'mayChange'],
  ['the coach goes back to it', carl, { type: 'CHANGE' }, 'mayAnswer'],
  ['staff give it back', sam, reopen],
  ['the coach of the booking gives it back', carl, reopen],
  ['another coach gives it back', carl, { ...reopen, ...no('isInCharge') }, 'isInCharge'],
  ['staff give it back without a reason', sam, { type: 'REOPEN', reason: ' ' }, 'hasReason'],
  ['the member gives it back', mia, reopen, 'looksAfterIt'],
];

export const questionnaireResponseModel = modelOf({
  machine: responseMachine,
  inputs: { 'of somebody who is asked': asked },
  cases({ context: { remindedAt } }, now) {
    const at = now === 0 ? noon : now;
    const said = tries.map(([name, by, event, refusal]): Case<ResponseEvent> => {
      const isTooSoon =
        event.type === 'REMIND' && (by === sam || by === carl) && remindedAt !== null;
      return {
        name,
        kind: 'person',
        event: { ...event, by, at },
        refusal: isTooSoon ? 'isRemindable' : refusal,
      };
    });
    const aDayLater = { type: 'REMIND', by: sam, at: at + remindedOnceIn } as const;
    return remindedAt === null
      ? said
      : [
          ...said,
          { name: 'staff remind the member a day later', kind: 'person', event: aDayLater },
        ];
  },
  key: ({ context }) => [
    context.startedAt !== null,
    context.submittedAt !== null,
    context.remindedAt !== null,
    context.enteredBy !== null,
  ],
  invariants: {
    'what was handed in has a time of that': (response) =>
      !response.hasTag('readable') || response.context.submittedAt !== null,
    'what is begun has a beginning': (response) =>
      !response.hasTag('begun') || response.context.startedAt !== null,
  },
});
