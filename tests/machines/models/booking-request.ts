import type { SnapshotFrom } from 'xstate';
import {
  noChoices,
  type BookingRequestContext,
  type Choices,
  type Step,
} from '#machines/booking-request/context.ts';
import type { BookingRequestEvent } from '#machines/booking-request/events.ts';
import { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { hasOneSession, obstacle } from '#machines/booking-request/steps.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import {
  eleven,
  holdOf,
  noon,
  only,
  options,
  slots,
  ten,
  whole,
} from '#tests/support/booking-request-scene.ts';

const person = (
  name: string,
  event: BookingRequestEvent,
  refusal?: string,
): Case<BookingRequestEvent> => ({ name, kind: 'person', event, refusal });

const taken = 'That time has just been taken.';
const edits: readonly Step[] = ['session', 'credit', 'coach', 'time', 'message'];

type Flow = SnapshotFrom<typeof bookingRequestMachine>;

/** Another time is named where the times are; later it makes no difference to the way. */
const isAtTimes = (flow: Flow): boolean => flow.matches({ drafting: { steps: 'time' } });

function cases({ context }: { context: BookingRequestContext }): Case<BookingRequestEvent>[] {
  const { choices } = context;
  const address = (changed: Partial<Choices>) =>
    ({ type: 'address.changed', choices: { ...choices, ...changed } }) as const;
  return [
    person('the member chooses a session', { type: 'choose.session', session: 'coaching' }),
    person('the member chooses a free session', { type: 'choose.session', session: 'intro' }),
    person('the member chooses a free session of two coaches', {
      type: 'choose.session',
      session: 'talk',
    }),
    person('the member chooses a session of one coach', {
      type: 'choose.session',
      session: 'clinic',
    }),
    person('the member chooses a session without a credit', {
      type: 'choose.session',
      session: 'spent',
    }),
    person(
      'the member chooses an unknown session',
      { type: 'choose.session', session: 'unknown' },
      'isAllowed',
    ),
    person('the leader books for the team', { type: 'choose.for', for: 'north' }),
    person(
      'the member books for a team of others',
      { type: 'choose.for', for: 'south' },
      'isAllowed',
    ),
    person('the member chooses a credit', { type: 'choose.credit', credit: 'mine' }),
    person(
      'the member chooses an empty credit',
      { type: 'choose.credit', credit: 'empty' },
      'isAllowed',
    ),
    person('the member chooses a coach', { type: 'choose.coach', coach: 'ana' }),
    person(
      'the member chooses a coach who takes nobody',
      { type: 'choose.coach', coach: 'carl' },
      'isAllowed',
    ),
    person('the member looks at other days', { type: 'choose.from', from: '2026-03-09' }),
    person('the member picks a time', { type: 'choose.slot', slot: ten }),
    person('the member picks a greyed time', { type: 'choose.slot', slot: eleven }, 'isAllowed'),
    person('the member names another time', { type: 'choose.also', slot: noon }),
    person(
      'the member names the chosen time again',
      { type: 'choose.also', slot: ten },
      'isAllowed',
    ),
    person('the member takes the other time back', { type: 'drop.also', slot: noon }),
    person('the member writes to the coach', { type: 'write.message', message: 'Prepare a talk.' }),
    person('the member writes too much', { type: 'write.message', message: 'x'.repeat(1001) }),
    person('the member goes on', { type: 'NEXT' }),
    person('the member goes back', { type: 'BACK' }),
    ...edits.map((step) => person(`the member changes the ${step}`, { type: 'EDIT', step })),
    person('the member sends the request', { type: 'SUBMIT' }),
    person('the member tries again', { type: 'RETRY' }),
    person('the member gives up', { type: 'DISCARD' }),
    person('the browser goes back to the first step', address({ step: 'session' })),
    person('the browser stays where it is', address({})),
    person('a link with other choices is opened', address({ ...whole, coach: 'ben', slot: null })),
    person(
      'a link for the team is opened',
      address({ for: choices.for === null ? 'north' : null }),
    ),
  ];
}

export const bookingRequestModel = modelOf({
  machine: bookingRequestMachine,
  inputs: {
    'an empty page': {},
    'a link that leads to the review': { ...whole },
    'a link that leads to the message': { ...whole, step: 'message', slot: null },
    'a link to a free session': { ...noChoices, step: 'coach', session: 'intro' },
  },
  cases,
  answers: {
    loadOptions: ({ context }) => [
      { name: 'tells', output: options },
      ...(hasOneSession(context, only('spent'))
        ? [{ name: 'tells of one session', output: only('spent') }]
        : []),
      { name: 'is out of reach', error: new Error('down') },
    ],
    loadSlots: () => [
      { name: 'tells', output: slots },
      { name: 'has no free time', output: slots.filter(({ reasons }) => reasons.length > 0) },
      { name: 'is out of reach', error: new Error('down') },
    ],
    holdSlot: ({ context }) => [
      { name: 'keeps it', output: holdOf(context.choices.slot ?? ten) },
      { name: 'finds it taken', error: { reason: 'timeRefused', sentence: taken, next: [ten] } },
      { name: 'is out of reach', error: new Error('down') },
    ],
    submitRequest: () => [
      { name: 'asks the coach', output: { booking: 'b-1', instant: false } },
      { name: 'books at once', output: { booking: 'b-1', instant: true } },
      {
        name: 'finds the time taken',
        error: { reason: 'timeRefused', sentence: taken, next: [ten] },
      },
      {
        name: 'finds the credit used',
        error: { reason: 'creditGone', sentence: 'Your credit has been used meanwhile.' },
      },
      {
        name: 'refuses',
        error: { reason: 'refused', sentence: 'Ana no longer offers this session.' },
      },
      { name: 'is out of reach', error: new Error('down') },
    ],
  },
  key: (flow) => {
    const { context } = flow;
    const { step, session, credit, coach, slot, for: team } = context.choices;
    const fits = obstacle(context, 'message') === null;
    const { wanted, hold, notice } = context;
    const offered = [context.options?.sessions.length, context.slots.length > 0];
    return [
      step,
      session,
      credit,
      coach,
      slot,
      team,
      fits,
      wanted,
      hold?.slot,
      notice?.kind === 'timeRefused',
      isAtTimes(flow) && context.choices.also.length,
      ...offered,
    ];
  },
  invariants: {
    'a request that was sent has a booking': (page) =>
      !page.hasTag('terminal') || page.matches('discarded') || page.context.sent !== null,
    'a kept time is the chosen one': ({ context }) =>
      context.hold === null || context.hold.slot === context.choices.slot,
    'the review asks only for what is complete': (page) =>
      !page.matches({ drafting: { steps: 'submitting' } }) ||
      edits.slice(0, 3).every((step) => obstacle(page.context, step) === null),
  },
});
