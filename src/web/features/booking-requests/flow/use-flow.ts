import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BookingRequestEvent } from '#machines/booking-request/events.ts';
import type { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { focusHeading } from '#web/screens/focus-heading.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { usePageAddress } from '#web/screens/use-page-address.ts';
import { useServices } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { hostedFlow } from './flow-host.ts';
import { choicesOf, flowSearch, searchOf } from './flow-search.ts';
import type { FlowSearch } from './flow-search.ts';
import { keepMessage, keptMessage } from '../kept-message.ts';

type FlowRef = ActorRefFrom<typeof bookingRequestMachine>;

export interface Flow {
  readonly actor: FlowRef;
  readonly snapshot: SnapshotFrom<typeof bookingRequestMachine>;
  /** When the kept time runs out by the browser's clock; the server's may go minutes before or behind. */
  readonly holdEnd: number | null;
  readonly send: (event: BookingRequestEvent) => void;
}

/** The booking-request chart, kept in step with the address both ways: what is chosen is written there, and going back or following a link is told to the chart. */
export function useFlow(search: FlowSearch): Flow {
  const services = useServices();
  const { id: personId } = useMe();
  const zone = useZone();
  const address = usePageAddress('/app/booking-requests/create');
  const [holdEnds] = useState(() => new Map<string, number>());
  const [machine] = useState(() =>
    services.conduct(
      hostedFlow({
        services,
        zone,
        onHold: (id, end) => void holdEnds.set(id, end),
        syncUrl: ({ choices, history }) => {
          keepMessage(personId, choices.message);
          address.write(searchOf(choices), history);
        },
      }),
    ),
  );
  const [input] = useState(() => choicesOf(search, firstMessage(personId, search)));
  const actor = useActorRef(machine, { input, inspect: services.recorder.inspect });
  const snapshot = useSelector(actor, (state) => state);

  useEffect(
    () =>
      address.listen((params) => {
        const { message } = actor.getSnapshot().context.choices;
        const choices = choicesOf(flowSearch.parse(params), message);
        actor.send({ type: 'address.changed', choices });
      }),
    [address, actor],
  );
  useFocusOnStep(snapshot.context.choices.step);
  useEnd(actor, personId);

  const { hold } = snapshot.context;
  const holdEnd = hold === null ? null : (holdEnds.get(hold.id) ?? hold.until);
  return { actor, snapshot, holdEnd, send: actor.send };
}

/** A flow that begins from nothing begins without a message; a reload or a link into the middle finds the one that was kept. */
function firstMessage(personId: string, search: FlowSearch): string {
  return search.session === undefined ? '' : keptMessage(personId);
}

/** Each step is a page of its own: the heading takes the focus, as after every navigation. */
function useFocusOnStep(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
  }, [step]);
}

/** Leads on to the booking when it is made, and to the list when the flow was left. */
function useEnd(actor: FlowRef, personId: string): void {
  const go = useGo();
  useEffect(() => {
    const subscription = actor.subscribe(({ status, context: { sent } }) => {
      if (status !== 'done') return;
      keepMessage(personId, '');
      if (sent === null) void go({ to: '/app/bookings' });
      else
        void go({
          to: '/app/bookings/$booking',
          params: { booking: sent.booking },
          state: { made: sent.instant ? 'booked' : 'requested' },
          replace: true,
        });
    });
    return () => subscription.unsubscribe();
  }, [actor, go, personId]);
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What has just been done, for the page that it leads to. */
    made?: 'requested' | 'booked';
  }
}
