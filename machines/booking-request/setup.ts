import { assign, raise, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { requiredActor } from '../required-actor.ts';
import { failureOf, noticeOf } from './context.ts';
import { refusal } from './refusal.ts';
import { addressDiffers, concernsHold, furthestStep } from './steps.ts';
import { hasOneCoach, hasOneCredit, hasOneSession, noTime, obstacle } from './steps.ts';
import { passSession, withDefaults, withSession } from './steps.ts';
import type { BookingRequestContext, Choices, Hold } from './context.ts';
import type { Options, Sent, Slot, Step } from './context.ts';
import type { BookingRequestEvent, HoldEvent } from './events.ts';

type Address = { choices: Choices; history: 'push' | 'replace' };

/** The vocabulary of the booking-request chart. The promises, `syncUrl` and `releaseHold` are the host's. */
export const bookingRequestSetup = setup({
  types: {
    context: {} as BookingRequestContext,
    events: {} as BookingRequestEvent,
    input: {},
    tags: {} as 'busy' | 'step' | 'failed' | 'keeping' | 'kept' | 'terminal',
  },
  actors: {
    loadOptions: requiredActor<Options, { for: string | null }>('loadOptions'),
    loadSlots: requiredActor<readonly Slot[], { choices: Choices }>('loadSlots'),
    /** Keeps the chosen time; the server gives up the one kept before (domain reference, 6.4). */
    holdSlot: requiredActor<Hold, { choices: Choices }>('holdSlot'),
    /** Asks for the chosen time; the server finds the hold under which it is kept. */
    submitRequest: requiredActor<Sent, { choices: Choices }>('submitRequest'),
  },
  actions: {
    /** Writes position and choices into the address: a step that was taken is a new entry, everything else replaces the present one. */
    syncUrl: (_, _params: Address) => {},
    releaseHold: (_, _params: { hold: Hold | null }) => {},

    setOptions: assign(({ context }, { options }: { options: Options }) => ({
      options,
      choices: context.hold ? context.choices : withDefaults(options, context.choices),
    })),
    passSession: assign(({ context }) => passSession(context)),
    setSlots: assign((_, { slots }: { slots: readonly Slot[] }) => ({ slots })),
    arrive: assign(({ context }, { step }: { step: Step }) => ({
      choices: { ...context.choices, step },
    })),
    settle: assign({ wanted: null }),
    takeAddress: assign(({ context, event }) => {
      if (event.type !== 'address.changed') return {};
      const hold = concernsHold(context.choices, event.choices) ? null : context.hold;
      return { choices: event.choices, wanted: event.choices.step, hold, notice: null };
    }),
    choose: assign(({ context, event }) => ({ choices: chosen(context, event), notice: null })),
    clearNotice: assign({ notice: null }),
    noticeFailure: assign(({ event }) => ({ notice: noticeOf(failureOf(event)) })),
    noticeExpiry: assign(({ context: { hold } }) => ({
      notice: hold && { kind: 'holdExpired', slot: hold.slot, until: hold.until },
    })),
    keepHold: assign((_, { hold }: { hold: Hold }) => ({ hold })),
    dropHold: assign({ hold: null }),
    loseTime: assign(({ context }) => ({
      hold: null,
      choices: { ...context.choices, slot: null },
    })),
    loseCredit: assign(({ context }) => ({
      choices: { ...context.choices, credit: null },
      wanted: 'credit',
    })),
    setSent: assign((_, { sent }: { sent: Sent }) => ({ sent })),
  },
  guards: {
    isAllowed: ({ context, event }) => refusal(context, event) === null,
    sessionChosen: ({ context }) => obstacle(context, 'session') === null,
    funded: ({ context }) => obstacle(context, 'credit') === null,
    hasOneSession: ({ context }, { options }: { options: Options }) =>
      hasOneSession(context, options),
    hasOneCredit: ({ context }) => hasOneCredit(context),
    hasOneCoach: ({ context }) => hasOneCoach(context),
    coachChosen: ({ context }) => obstacle(context, 'coach') === null,
    timeKept: ({ context }) => obstacle(context, 'time') === null,
    messageFits: ({ context }) => obstacle(context, 'message') === null,

    stopsAt: ({ context }, { step }: { step: Step }) => furthestStep(context) === step,
    hasTimeToKeep: ({ context }) =>
      furthestStep(context) === 'time' && context.choices.slot !== null && context.hold === null,
    isElsewhere: ({ context, event }) =>
      event.type === 'address.changed' && addressDiffers(context.choices, event.choices),
    isForOthers: ({ context, event }) =>
      event.type === 'address.changed' && event.choices.for !== context.choices.for,
    concernsHold: ({ context, event }) =>
      event.type === 'address.changed' && concernsHold(context.choices, event.choices),
    edits: ({ event }, { step }: { step: Step }) => event.type === 'EDIT' && event.step === step,

    noSlots: (_, { slots }: { slots: readonly Slot[] }) =>
      slots.every(({ reasons }) => reasons.length > 0),
    timeRefused: ({ event }) => failureOf(event).reason === 'timeRefused',
    creditGone: ({ event }) => failureOf(event).reason === 'creditGone',
    isInstant: (_, { sent }: { sent: Sent }) => sent.instant,
  },
  delays: {
    holdLeft: ({ context: { hold } }) => (hold ? Math.max(hold.until - hold.at, 0) : 0),
  },
});

const without = (times: readonly number[], time: number): readonly number[] =>
  times.filter((each) => each !== time);

function chosen(context: BookingRequestContext, event: BookingRequestEvent): Choices {
  const { choices } = context;
  switch (event.type) {
    case 'choose.session':
      return withSession(context, event.session);
    case 'choose.for':
      return { ...choices, for: event.for, ...noTime };
    case 'choose.credit':
      return { ...choices, credit: event.credit, ...noTime };
    case 'choose.coach':
      return { ...choices, coach: event.coach, ...noTime };
    case 'choose.from':
      return { ...choices, from: event.from };
    case 'choose.slot':
      return { ...choices, slot: event.slot, also: without(choices.also, event.slot) };
    case 'choose.also':
      return { ...choices, also: [...choices.also, event.slot] };
    case 'drop.also':
      return { ...choices, also: without(choices.also, event.slot) };
    case 'write.message':
      return { ...choices, message: event.message };
    default:
      return choices;
  }
}

type InContext = { context: BookingRequestContext };
const replace = ({ context }: InContext): Address => ({
  choices: context.choices,
  history: 'replace',
});
const stepTaken = ({ context }: InContext): Address => ({
  choices: context.choices,
  history: context.wanted === null ? 'push' : 'replace',
});

/** The input of actors and the actions that belong together. */
export const choices = ({ context }: InContext) => ({ choices: context.choices });
export const arriveAt = (step: Step) =>
  [{ type: 'arrive', params: { step } }, { type: 'syncUrl', params: stepTaken }, 'settle'] as const;
export const syncUrl = { type: 'syncUrl', params: replace } as const;
export const choose = ['choose', syncUrl] as const;
/** Lets the other region know. */
export const say = <During extends EventObject>(type: HoldEvent['type']) =>
  raise<BookingRequestContext, During, BookingRequestEvent, undefined>({ type });
export const releaseHold = {
  type: 'releaseHold',
  params: ({ context }: InContext) => ({ hold: context.hold }),
} as const;
