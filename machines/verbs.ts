import type { Fields, ValueOf, ValuesOf } from '#domain/records/fields.ts';
import { system, type Stamp } from './person.ts';
import type { BareEvent, Facts } from './bare-event.ts';
import type { GuardSentence } from './sentences.ts';

/** An event of a history, as its sentence sees it. */
export interface PastEvent {
  /** Who did it; the product's name when nobody did. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The transitions of the chart that were taken, as `source|event|index`. */
  readonly transitions: readonly string[];
  /** The zone in which whoever reads it sees times. */
  readonly zone?: string | undefined;
}

/** An event that a chart tells itself. It stands in no history. */
export interface Raised<Payload extends Fields = Fields> {
  /** What it means, for the pages that draw the chart. */
  readonly meaning: string;
  /** What it brings. */
  readonly payload: Payload;
}

/** An event that the product itself tells a record, or that makes it. */
export interface Report<Payload extends Fields = Fields> extends Raised<Payload> {
  /** What of its payload the history keeps; all of it when left out. Personal data have no place in a history that can't be changed. */
  readonly keeps?: readonly string[];
  /** How it stands in the history: what was done, put behind the name of whoever did it, or a sentence made of the event. */
  readonly history: string | ((event: PastEvent) => string);
}

/** What somebody reads once an event they sent was accepted. `{when}` is when the record takes place, `{record}` its name. */
export type Done = string | null | ((event: Omit<PastEvent, 'name'>) => string);

/** How an act answers. */
export interface Outcome {
  /** What it says; null where the page itself answers, and the sentence of the history where nothing is declared. */
  readonly done?: Done;
  /** The event that takes it back. What that one brings is taken from this event, or from the record as it stands afterwards. */
  readonly undoneBy?: string;
}

/** An event that people send to a record; the body that the contract takes is made of what it brings. Its guards, its stamps and its transitions stand in the same file; the machine says which states know it. */
export interface Verb<Payload extends Fields = Fields> extends Report<Payload>, Outcome {
  /** Of its button. */
  readonly label: string;
  /** What somebody is told who comes too late or too early for it; null where the state says enough. */
  readonly tooLate?: (status: string) => string | null;
}

export type Verbs = Readonly<Record<string, Verb>>;
export type Reports = Readonly<Record<string, Report>>;
export type Declared = Readonly<Record<string, Raised>>;

/** What is kept of a payload is a part of it. */
interface Keeping<Payload extends Fields> {
  readonly keeps?: readonly (keyof Payload & string)[];
}

/** Declares an event that people send. */
export const verb = <const Payload extends Fields>(
  declared: Verb<Payload> & Keeping<NoInfer<Payload>>,
): Verb<Payload> => declared;

/** Declares an event that the product itself tells a record, or that makes it. */
export const report = <const Payload extends Fields>(
  declared: Report<Payload> & Keeping<NoInfer<Payload>>,
): Report<Payload> => declared;

/** Declares an event that a chart tells itself. */
export const raised = <const Payload extends Fields>(declared: Raised<Payload>): Raised<Payload> =>
  declared;

type Heard<Type extends string> = Stamp & { readonly type: Type; readonly facts?: Facts };

/** An event that people send, as its chart hears it. What it brings is not certain: readers are told what they could send before they have written anything. */
export type Sent<Type extends string, Payload extends Fields> = Heard<Type> &
  Partial<ValuesOf<Payload>>;

type Lacking<Payload extends Fields> = {
  [Name in keyof Payload]: Payload[Name] extends { readonly lacks: string } ? Name : never;
}[keyof Payload];

/** An event that nobody is told of before it is there: it brings what it is declared with. */
export type Certain<Type extends string, Payload extends Fields> = Heard<Type> & {
  readonly [Name in Exclude<keyof Payload, Lacking<Payload>>]: ValueOf<Payload[Name]>;
} & { readonly [Name in Lacking<Payload>]?: ValueOf<Payload[Name]> };

/** The events that are declared so, as their chart hears them. */
export type SentOf<V extends Declared> = {
  [Type in keyof V & string]: V[Type] extends Verb
    ? Sent<Type, V[Type]['payload']>
    : Certain<Type, V[Type]['payload']>;
}[keyof V & string];

/** Whether an event is this one of a capability's own, so that it is known what it may bring: no guard, and no stamp, knows all events of its chart. */
export const isSent = <
  Event extends BareEvent,
  R extends Declared,
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
  chart: { readonly guards: Readonly<Record<string, GuardSentence<never, Event>>> },
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
export const meaningsOf = (verbs: Declared): Readonly<Record<string, string>> =>
  mapped(verbs, ({ meaning }) => meaning);

const mapped = <Each extends Raised, Value>(
  verbs: Readonly<Record<string, Each>>,
  valueOf: (verb: Each) => Value,
) => Object.fromEntries(Object.entries(verbs).map(([type, each]) => [type, valueOf(each)]));

/** What somebody is told who comes too late or too early for an event; null where the state says enough. */
export const tooLateFor = (verbs: Verbs, type: string, status: string): string | null =>
  verbs[type]?.tooLate?.(status) ?? null;

/** How each event stands in a history. */
export function historiesOf<R extends Reports>(
  verbs: R,
): { readonly [Type in keyof R]: Report['history'] };
export function historiesOf(verbs: Reports): Readonly<Record<string, Report['history']>> {
  return mapped(verbs, ({ history }) => history);
}

const unsaid = ['type', 'by', 'at', 'zone', 'facts', 'found'];

/** What the history keeps of an event: what it is declared to bring, and to keep; of one that is not declared all that it brings, without what was found out for it. */
export function keptOf(declared: Reports, event: BareEvent): Readonly<Record<string, unknown>> {
  const { payload, keeps = payload && Object.keys(payload) } = declared[event.type] ?? {};
  const isKept = (name: string) => (keeps ? keeps.includes(name) : !unsaid.includes(name));
  return Object.fromEntries(Object.entries(event).filter(([name]) => isKept(name)));
}
