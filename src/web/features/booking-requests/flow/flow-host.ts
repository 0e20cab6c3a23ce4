import { fromPromise } from 'xstate';
import type { Choices, Hold, Options, Sent, Slot } from '#machines/booking-request/context.ts';
import { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { isOneOf } from '#machines/states.ts';
import { queryOf } from '#web/api/options.ts';
import { refreshAll } from '#web/api/refresh.ts';
import { attemptKeys } from '#web/screens/command/attempt-key.ts';
import type { Services } from '#web/shell/services.ts';
import { flowFailure } from './flow-failure.ts';
import { optionsInput, timesInput, today } from './flow-queries.ts';
import type { BookingOptions, TimesWanted } from './flow-queries.ts';
import * as texts from './texts.ts';

interface Host {
  readonly services: Pick<Services, 'api' | 'queryClient'>;
  /** The reader's. */
  readonly zone: string;
  /** When a kept time runs out by the browser's own clock, in epoch milliseconds. */
  readonly onHold: (id: string, end: number) => void;
  readonly syncUrl: (address: { choices: Choices; history: 'push' | 'replace' }) => void;
}

/** What the times of these choices are asked by. */
export const timesOf = (choices: Choices, zone: string): TimesWanted => ({
  ...choices,
  from: choices.from ?? today(zone),
});

/** Somebody has to answer before it is booked. */
const isAsked = isOneOf(bookingStates.asked);

/** The booking-request chart with everything the browser does for it. */
export function hostedFlow({ services: { api, queryClient }, zone, onHold, syncUrl }: Host) {
  const holdKeys = attemptKeys();
  const requestKeys = attemptKeys();
  const versions = new Map<string, number>();
  const fresh = { staleTime: 0 };

  const askTimes = async (choices: Choices) => {
    const input = timesInput(timesOf(choices, zone));
    // A call of its own: one that is shared is given up with the page that watches it, and then answers with the times of before.
    const times = await api.call('GET /booking-requests/slots', input);
    queryClient.setQueryData(queryOf(api, 'GET /booking-requests/slots', input).queryKey, times);
    return times;
  };
  const nextFree = (choices: Choices) => async () => {
    const times = await askTimes(choices);
    return times.nextFree.map((start) => Date.parse(start));
  };

  const wanted = (choices: Choices) => ({
    session: choices.session ?? '',
    coach: choices.coach ?? '',
    credit: choices.credit,
    for: choices.for,
    startsAt: new Date(choices.slot ?? 0).toISOString(),
  });

  return bookingRequestMachine.provide({
    actors: {
      loadOptions: fromPromise<Options, { for: string | null }>(async ({ input }) => {
        const query = queryOf(api, 'GET /booking-requests/options', optionsInput(input.for));
        return offered(await queryClient.fetchQuery({ ...query, ...fresh }));
      }),
      loadSlots: fromPromise<readonly Slot[], { choices: Choices }>(async ({ input }) => {
        const { days } = await askTimes(input.choices);
        return days.flatMap(({ slots }) =>
          slots.map(({ startsAt, free, reasons }) => ({
            start: Date.parse(startsAt),
            reasons: free ? [] : reasons,
          })),
        );
      }),
      holdSlot: fromPromise<Hold, { choices: Choices }>(async ({ input: { choices }, signal }) => {
        const body = wanted(choices);
        const idempotencyKey = holdKeys.keyFor(body);
        try {
          const hold = await api.call('POST /slot-holds', {
            body: { ...body, idempotencyKey },
            signal,
          });
          const kept = {
            id: hold.id,
            slot: Date.parse(hold.startsAt),
            until: Date.parse(hold.expiresAt),
            at: Date.parse(hold.now),
          };
          versions.set(hold.id, hold.version);
          onHold(kept.id, Date.now() + kept.until - kept.at);
          return kept;
        } catch (error) {
          throw await flowFailure(error, nextFree(choices));
        } finally {
          holdKeys.settled();
        }
      }),
      submitRequest: fromPromise<Sent, { choices: Choices }>(async ({ input: { choices } }) => {
        const body = {
          ...wanted(choices),
          otherTimes: choices.also.map((time) => new Date(time).toISOString()),
          message: choices.message.trim() || null,
        };
        const idempotencyKey = requestKeys.keyFor(body);
        try {
          const booking = await api.call('POST /booking-requests', {
            body: { ...body, idempotencyKey },
          });
          requestKeys.settled();
          refreshAll(queryClient);
          return { booking: booking.id, instant: !isAsked(booking.status) };
        } catch (error) {
          throw await flowFailure(error, nextFree(choices));
        }
      }),
    },
    actions: {
      syncUrl: (_, address) => syncUrl(address),
      releaseHold: (_, { hold }) => {
        if (hold === null) return;
        const body = {
          type: 'RELEASE',
          payload: {},
          version: versions.get(hold.id) ?? 1,
          idempotencyKey: attemptKeys().keyFor(hold.id),
        } as const;
        // A hold that could not be given back lapses by itself in a few minutes.
        void api
          .call('POST /slot-holds/{slotHold}/events', { params: { slotHold: hold.id }, body })
          .catch(() => undefined);
      },
    },
  });
}

/** Sessions that can't be booked now are shown, but the machine does not know them: a pasted link stops there. */
function offered({ sessions, teams }: BookingOptions): Options {
  return {
    teams: teams.map(({ id }) => id),
    sessions: sessions
      .filter(({ blockedBy }) => blockedBy === null)
      .map(({ id, creditCost, needsConfirmation, credits, coaches }) => ({
        id,
        cost: creditCost,
        instant: !needsConfirmation,
        credits: credits.map((credit) => ({ id: credit.id, reason: shortOf(credit, creditCost) })),
        coaches: coaches.map((coach) => ({ id: coach.id, reason: null })),
      })),
  };
}

/** Why a credit can't pay alone. */
export const shortOf = ({ available }: { available: number }, cost: number): string | null =>
  available >= cost ? null : texts.thisSessionNeedsCredits(cost, available);
