import { isDeepStrictEqual } from 'node:util';
import { SimulatedClock, createActor } from 'xstate';
import type { Choices, Hold, Options, Sent, Slot } from '#machines/booking-request/context.ts';
import type { BookingRequestEvent } from '#machines/booking-request/events.ts';
import { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { refusal } from '#machines/booking-request/refusal.ts';
import { Questions } from './questions.ts';

export const now = Date.UTC(2026, 2, 2, 9, 42);
export const ten = Date.UTC(2026, 2, 4, 10);
export const eleven = Date.UTC(2026, 2, 4, 11);
export const noon = Date.UTC(2026, 2, 4, 12);
export const tenMinutes = 600_000;
export const noCreditLeft =
  'This session needs 1 credit and you have none left in “Sales basics”. Ask your programme contact.';

const free = { reason: null };

export const options: Options = {
  sessions: [
    {
      id: 'coaching',
      cost: 1,
      instant: false,
      credits: [
        { id: 'empty', reason: noCreditLeft },
        { id: 'mine', ...free },
        { id: 'other', ...free },
      ],
      coaches: [
        { id: 'ana', ...free },
        { id: 'ben', ...free },
        { id: 'carl', reason: 'Carl takes no new members.' },
      ],
    },
    { id: 'intro', cost: 0, instant: true, credits: [], coaches: [{ id: 'ana', ...free }] },
    {
      id: 'talk',
      cost: 0,
      instant: true,
      credits: [],
      coaches: [
        { id: 'ana', ...free },
        { id: 'ben', ...free },
      ],
    },
    {
      id: 'clinic',
      cost: 1,
      instant: false,
      credits: [
        { id: 'mine', ...free },
        { id: 'other', ...free },
      ],
      coaches: [{ id: 'ana', ...free }],
    },
    {
      id: 'spent',
      cost: 1,
      instant: false,
      credits: [{ id: 'empty', reason: noCreditLeft }],
      coaches: [{ id: 'ana', ...free }],
    },
  ],
  teams: ['north'],
};

/** There is one session, and nobody else to book for. */
export const only = (id: string): Options => ({
  sessions: options.sessions.filter((session) => session.id === id),
  teams: [],
});

export const slots: readonly Slot[] = [
  { start: ten, reasons: [] },
  { start: eleven, reasons: ['Outside Ana’s working hours'] },
  { start: noon, reasons: [] },
];

/** The choices of a link that leads to the review. */
export const whole: Partial<Choices> = {
  step: 'review',
  session: 'coaching',
  credit: 'mine',
  coach: 'ana',
  slot: ten,
  message: 'Prepare a talk.',
};

export const holdOf = (slot: number): Hold => ({
  id: `hold-${slot}`,
  slot,
  until: now + tenMinutes,
  at: now,
});

/** A member on the page, with the server and the address bar played by the test. */
export function openPage(address: Partial<Choices> = {}) {
  const clock = new SimulatedClock();
  const addresses: { choices: Choices; history: 'push' | 'replace' }[] = [];
  const released: string[] = [];
  const loadOptions = new Questions<Options, { for: string | null }>();
  const loadSlots = new Questions<readonly Slot[], { choices: Choices }>();
  const holdSlot = new Questions<Hold, { choices: Choices }>();
  const submitRequest = new Questions<Sent, { choices: Choices }>();
  const actor = createActor(
    bookingRequestMachine.provide({
      actors: {
        loadOptions: loadOptions.actor,
        loadSlots: loadSlots.actor,
        holdSlot: holdSlot.actor,
        submitRequest: submitRequest.actor,
      },
      actions: {
        syncUrl: (_, params) => void addresses.push(params),
        releaseHold: (_, { hold }) => {
          if (hold) released.push(hold.id);
        },
      },
    }),
    { clock, input: address },
  ).start();
  const snapshot = () => actor.getSnapshot();

  const page = {
    loadOptions,
    loadSlots,
    holdSlot,
    submitRequest,
    released,
    /** The step or state of the flow, and of the kept time. At every step the address says what is chosen, and no link leads on from there. */
    at: () => {
      const { value, context } = snapshot();
      if (snapshot().hasTag('step')) {
        const written = addresses.at(-1)?.choices;
        if (!isDeepStrictEqual(written, context.choices))
          throw new Error(`The address says ${JSON.stringify(written)}`);
        if (context.wanted !== null) throw new Error(`A link still leads to ${context.wanted}`);
      }
      return typeof value === 'string' ? value : value.drafting.steps;
    },
    keeping: () => {
      const { value } = snapshot();
      return typeof value === 'string' ? null : value.drafting.hold;
    },
    context: () => snapshot().context,
    choices: () => snapshot().context.choices,
    notice: () => snapshot().context.notice,
    tags: () => [...snapshot().tags].toSorted(),
    isDone: () => snapshot().status === 'done',
    address: () => addresses.at(-1),
    addresses,
    send: (event: BookingRequestEvent) => actor.send(event),
    /** Sends an event that must be refused, and tells the sentence for the person. */
    refused: (event: BookingRequestEvent) => {
      const before = snapshot();
      if (before.can(event)) throw new Error(`${event.type} was not refused`);
      actor.send(event);
      if (snapshot() !== before) throw new Error(`${event.type} changed something`);
      return refusal(before.context, event);
    },
    later: (ms: number) => clock.increment(ms),
    next: () => actor.send({ type: 'NEXT' }),
    back: () => actor.send({ type: 'BACK' }),
    loads: () => loadOptions.answer(options),
    keeps: (slot: number) => holdSlot.answer(holdOf(slot)),
    /** Walks to the times of Ana, for a coaching session paid by the first credit that can. */
    picksTime: async () => {
      await page.loads();
      page.send({ type: 'choose.session', session: 'coaching' });
      page.next();
      page.next();
      page.send({ type: 'choose.coach', coach: 'ana' });
      page.next();
      await loadSlots.answer(slots);
    },
    /** Walks on to the review, with ten o'clock kept. */
    reviews: async () => {
      await page.picksTime();
      page.send({ type: 'choose.slot', slot: ten });
      await page.keeps(ten);
      page.next();
      page.send({ type: 'write.message', message: 'Prepare a talk.' });
      page.next();
    },
  };
  return page;
}
