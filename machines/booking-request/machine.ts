import { and } from 'xstate';
import { startOf } from './context.ts';
import { hold } from './hold.ts';
import { arriveAt, bookingRequestSetup, choose, releaseHold, say } from './setup.ts';
import { submitting } from './submitting.ts';
import { time } from './time.ts';
import type { Options, Step } from './context.ts';

const stopsAt = (step: Step) => ({ type: 'stopsAt', params: { step } }) as const;
const edits = (step: Step) => ({ type: 'edits', params: { step } }) as const;
const chooseAnew = { guard: 'isAllowed', actions: [...choose, say('hold.dropped')] } as const;
const loaded = ({ event }: { event: { readonly output: Options } }) => ({ options: event.output });
const giveUpHold = [releaseHold, 'takeAddress', say('hold.dropped')] as const;
const loadAnew = {
  guard: 'isElsewhere',
  actions: giveUpHold,
  target: 'loading',
  reenter: true,
} as const;

/** A member makes a booking: session, credit, coach, time, message, review. Position and choices stand in the address; a time picked is kept. */
export const bookingRequestMachine = bookingRequestSetup.createMachine({
  id: 'bookingRequest',
  context: ({ input }) => startOf(input),
  initial: 'drafting',
  states: {
    drafting: {
      description: 'The booking is being put together.',
      type: 'parallel',
      on: { DISCARD: { actions: releaseHold, target: 'discarded' } },
      states: {
        steps: {
          description: 'Where the member is.',
          on: {
            'address.changed': [
              {
                guard: and(['isElsewhere', 'isForOthers']),
                actions: giveUpHold,
                target: '.loading',
              },
              {
                guard: and(['isElsewhere', 'concernsHold']),
                actions: giveUpHold,
                target: '.walking',
              },
              { guard: 'isElsewhere', actions: 'takeAddress', target: '.walking' },
            ],
          },
          initial: 'loading',
          states: {
            loading: {
              description: 'What this member may book is fetched.',
              tags: 'busy',
              on: { 'address.changed': loadAnew },
              invoke: {
                src: 'loadOptions',
                input: ({ context }) => ({ for: context.choices.for }),
                onDone: [
                  {
                    guard: { type: 'hasOneSession', params: loaded },
                    actions: [{ type: 'setOptions', params: loaded }, 'passSession'],
                    target: 'walking',
                    description: 'Where there is one session, it is chosen and passed over.',
                  },
                  { actions: { type: 'setOptions', params: loaded }, target: 'walking' },
                ],
                onError: 'unavailable',
              },
            },
            unavailable: {
              description: 'It could not be fetched.',
              tags: 'failed',
              on: { RETRY: 'loading', 'address.changed': loadAnew },
            },
            walking: {
              description: 'A link leads as far as its choices are in order, and no further.',
              always: [
                { guard: 'hasTimeToKeep', target: 'resuming' },
                { guard: stopsAt('session'), target: 'session' },
                { guard: stopsAt('credit'), target: 'credit' },
                { guard: stopsAt('coach'), target: 'coach' },
                { guard: stopsAt('time'), target: 'time' },
                { guard: stopsAt('message'), target: 'message' },
                { target: 'review' },
              ],
            },
            resuming: {
              description: 'The time that the link names is kept again.',
              tags: 'busy',
              entry: say('hold.wanted'),
              on: { 'hold.taken': 'walking', 'hold.refused': 'time' },
            },
            session: {
              description: 'Choose what to book, and who it is for.',
              tags: 'step',
              entry: arriveAt('session'),
              on: {
                'choose.session': chooseAnew,
                'choose.for': { ...chooseAnew, target: 'loading' },
                NEXT: [
                  {
                    guard: and(['sessionChosen', 'hasOneCredit', 'hasOneCoach']),
                    target: 'time',
                    description: 'Where there is one choice, it is chosen and passed over.',
                  },
                  { guard: and(['sessionChosen', 'hasOneCredit']), target: 'coach' },
                  { guard: 'sessionChosen', target: 'credit' },
                ],
              },
            },
            credit: {
              description: 'Which credit would you like to use?',
              tags: 'step',
              entry: arriveAt('credit'),
              on: {
                'choose.credit': chooseAnew,
                NEXT: [
                  { guard: and(['funded', 'hasOneCoach']), target: 'time' },
                  { guard: 'funded', target: 'coach' },
                ],
                BACK: 'session',
              },
            },
            coach: {
              description: 'Choose your coach.',
              tags: 'step',
              entry: arriveAt('coach'),
              on: {
                'choose.coach': chooseAnew,
                NEXT: { guard: 'coachChosen', target: 'time' },
                BACK: [{ guard: 'hasOneCredit', target: 'session' }, { target: 'credit' }],
              },
            },
            time,
            message: {
              description: 'What is it about? The coach will read it.',
              tags: 'step',
              entry: arriveAt('message'),
              on: {
                'write.message': { actions: choose },
                NEXT: { guard: 'messageFits', target: 'review' },
                BACK: 'time',
                'hold.expired': 'time',
              },
            },
            review: {
              description: 'Everything at a glance, with what it costs, before it is sent.',
              tags: 'step',
              entry: arriveAt('review'),
              on: {
                EDIT: [
                  { guard: edits('session'), target: 'session' },
                  { guard: edits('credit'), target: 'credit' },
                  { guard: edits('coach'), target: 'coach' },
                  { guard: edits('time'), target: 'time' },
                  { guard: edits('message'), target: 'message' },
                ],
                BACK: 'message',
                SUBMIT: {
                  guard: and(['sessionChosen', 'funded', 'coachChosen', 'timeKept', 'messageFits']),
                  target: 'submitting',
                },
                'hold.expired': 'time',
              },
              initial: 'ready',
              states: {
                ready: { description: 'Nothing stands against it.' },
                failed: {
                  description: 'It could not be sent; it can be sent again.',
                  tags: 'failed',
                },
              },
            },
            submitting,
          },
        },
        hold,
      },
    },
    requested: { description: 'The coach has been asked.', tags: 'terminal', type: 'final' },
    booked: { description: 'The session is booked.', tags: 'terminal', type: 'final' },
    discarded: { description: 'The member left without booking.', tags: 'terminal', type: 'final' },
  },
});
