import type { Fields, ValuesOf } from '#domain/records/fields.ts';
import { system, type Stamp } from './person.ts';
import type { BareEvent, Facts } from './bare-event.ts';
import type { RecordChart } from './record-chart.ts';

/** An event of a history, as its sentence sees it. */
export interface PastEvent {
  /** Who did it; the product's name when nobody did. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The transitions of the chart that were taken, as `source|event|index`. */
  readonly transitions: readonly string[];
}

/** An event that the product itself tells a record. */
export interface Report<Payload extends Fields = Fields> {
  /** What it means, for the pages that draw the chart. */
  readonly meaning: string;
  /** What it brings. */
  readonly payload: Payload;
  /** How it stands in the history: what was done, put behind the name of whoever did it, or a sentence made of the event. */
  readonly history: string | ((event: PastEvent) => string);
}

/** An event that people send to a record; the body that the contract takes is made of what it brings. Its guards, its stamps and its transitions stand in the same file; the machine says which states know it. */
export interface Verb<Payload extends Fields = Fields> extends Report<Payload> {
  /** Of its button. */
  readonly label: string;
  /** What somebody is told who comes too late or too early for it; null where the state says enough. */
  readonly tooLate?: (status: string) => string | null;
}

export type Verbs = Readonly<Record<string, Verb>>;
export type Reports = Readonly<Record<string, Report>>;

/** Declares an event that people send. */
export const verb = <const Payload extends Fields>(declared: Verb<Payload>): Verb<Payload> =>
  declared;

/** Declares an event that the product itself tells a record. */
export const report = <const Payload extends Fields>(declared: Report<Payload>): Report<Payload> =>
  declared;

/** An event as its chart hears it. What it brings is not certain: readers are told what they could send before they have written anything. */
export type Sent<Type extends string, Payload extends Fields> = Stamp & {
  readonly type: Type;
  readonly facts?: Facts;
} & Partial<ValuesOf<Payload>>;

/** The events that are declared so, as their chart hears them. */
export type SentOf<V extends Reports> = {
  [Type in keyof V & string]: Sent<Type, V[Type]['payload']>;
}[keyof V & string];

/** Whether an event is this one of a capability's own, so that it is known what it may bring: no guard, and no stamp, knows all events of its chart. */
export const isSent = <
  Event extends BareEvent,
  R extends Reports,
  Type extends keyof R & string = keyof R & string,
>(
  declared: R,
  event: Event,
  ...types: readonly Type[]
): event is Event & SentOf<Pick<R, Type>> =>
  event.type in declared && (types.length === 0 || types.some((type) => type === event.type));

/** What somebody asks for: one of the events of a chart, without what the server stamps on it. */
export type Command<Event extends BareEvent> = Event extends unknown
  ? {
      readonly type: Event['type'];
      readonly payload: Omit<Event, keyof Stamp | 'type' | 'facts' | 'found'>;
    }
  : never;

/** What somebody asks for as the chart hears it. The one place where the two meet: each command has its event, which the compiler can't follow through a spread. */
export function eventOf<Event extends BareEvent>(command: Command<Event>, stamp: Stamp): Event;
export function eventOf(
  { type, payload }: { readonly type: string; readonly payload: object },
  { by, at }: Stamp,
): BareEvent {
  return { ...payload, type, by, at };
}

/** A timer of a chart that rings, as the chart hears it: it brings nothing. */
export function ringOf<Event extends BareEvent>(
  chart: Pick<RecordChart<never, Event>, 'guards'>,
  timer: string,
  at: number,
): Event;
export function ringOf(_: unknown, timer: string, at: number): BareEvent {
  return { type: timer, by: system, at };
}

/** The labels of the buttons, in the order of the declaration. */
export const labelsOf = (verbs: Verbs): Readonly<Record<string, string>> =>
  mapped(verbs, ({ label }) => label);

/** What each event means. */
export const meaningsOf = (verbs: Reports): Readonly<Record<string, string>> =>
  mapped(verbs, ({ meaning }) => meaning);

const mapped = <Declared extends Report, Value>(
  verbs: Readonly<Record<string, Declared>>,
  valueOf: (verb: Declared) => Value,
) => Object.fromEntries(Object.entries(verbs).map(([type, each]) => [type, valueOf(each)]));

/** What somebody is told who comes too late or too early for an event; null where the state says enough. */
export const tooLateFor = (verbs: Verbs, type: string, status: string): string | null =>
  verbs[type]?.tooLate?.(status) ?? null;

/** How each event stands in a history. */
export const historiesOf = (verbs: Reports): Readonly<Record<string, Report['history']>> =>
  mapped(verbs, ({ history }) => history);
