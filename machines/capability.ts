import { assign, type EventObject, type MachineContext } from 'xstate';
import type { BareEvent } from './bare-event.ts';
import type { GuardSentence } from './sentences.ts';

/** What the guards and stamps of a capability are asked with. What an event brings is known to the capability that declares it. */
export interface AskedOf<Context, Event extends BareEvent = BareEvent> {
  readonly context: Context;
  readonly event: Event;
}

/** The words for those whom guards stop, by the names of the guards. */
export type WordsOf<Context> = Readonly<Record<string, GuardSentence<Context, BareEvent>>>;

/** What each event writes down about its record; nothing where the event brings nothing of it. */
export type StampsOf<Context, Event extends BareEvent = BareEvent> = Readonly<
  Record<string, (asked: AskedOf<Context, Event>) => Partial<Context>>
>;

/** What events write down, as actions of their chart. */
export const stampActions = <
  Context extends MachineContext,
  Event extends BareEvent & EventObject,
>() => {
  const writing = (columns: (asked: AskedOf<Context, Event>) => Partial<Context>) =>
    assign<Context, Event, undefined, Event, never>(columns);
  return <Stamps extends StampsOf<Context, Event>>(stamps: Stamps) =>
    Object.fromEntries(Object.entries(stamps).map(([name, each]) => [name, writing(each)])) as {
      readonly [Name in keyof Stamps]: ReturnType<typeof writing>;
    };
};
