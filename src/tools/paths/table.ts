import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Person } from '#machines/person.ts';
import { traceTransition, type Trace } from '#machines/trace.ts';
import { innermost, momentOf, type Configuration } from './explore.ts';
import type { Case } from './model.ts';

type Held = Readonly<Record<string, unknown>>;
/** An event as it reached the chart. */
export type Sent = EventObject & Held & { readonly at: number; readonly by: Person };

/** An event with something else in it. */
type Varied<Context extends object> = { of(before: Context, event: Sent): object }['of'];

/** What follows when something is tried: `waiting → sent` with what is ordered, in the order of it, and what is written down. */
export interface Row<Context extends object = object> {
  /** The names of cases of the model, as many as come to the same. */
  readonly tried: readonly string[];
  /** From where to where; of what stands in several states at once, those that matter: `open & held → cancelled & returned`. */
  readonly leads: string;
  /** The effects, one after the other, as `notify BookingInviteSent invitee`; none when left out. */
  readonly orders?: readonly string[];
  /** What is different of the record afterwards; nothing when left out. */
  writes?(before: Context, event: Sent): Partial<Context>;
  /** Where the same words may come to something else: when this does. */
  when?(before: Context, event: Sent): boolean;
  /** From when on; what comes before comes to nothing, or to what another row tells of. */
  since?(before: Context): number;
  /** Until when, the moment itself not included. */
  until?(before: Context): number;
  /** What the server may find out that stops it, by the names of its questions. */
  readonly unless?: readonly string[];
  /** What else may be sent with it, by what it is called; it comes to what its row tells of. */
  readonly even?: Readonly<Record<string, Varied<Context>>>;
  /** What may not be sent with it. */
  readonly never?: Readonly<Record<string, Varied<Context>>>;
  /** Who may do the same, besides whoever does it in the model. */
  readonly by?: readonly Person[];
  /** What is entered anew and sets its timers anew: all that it stands in afterwards, or these states of it. */
  readonly again?: true | readonly string[];
  /** Somebody who has nothing to do with it may do it as well. */
  readonly anybody?: true;
}

/** A timer: in which states it runs, and when it is to ring, or how long it lasts. */
export interface Due<Context extends object = object> {
  readonly delay: string;
  readonly during: readonly string[];
  at?(context: Context, event: Sent): number;
  lasts?(context: Context): number;
}

/** All that can come of a chart, written by hand and without a look at its guards: what no row tells of comes to nothing. */
export interface Table<Context extends object = object> {
  readonly rows: readonly Row<Context>[];
  /** The events that it tells of; all of them when left out. */
  readonly of?: readonly string[];
  readonly timers?: readonly Due<Context>[];
  /** Effects told by their name alone, because all that they say stands in the record. */
  readonly nameless?: readonly string[];
  /** What is otherwise of every record than in the model, so that it shows when it is written anew. */
  beforehand?(context: Context): Partial<Context>;
  /** When something changes with time alone: what is tried is tried a millisecond before, then, and a millisecond after as well. */
  moments?(context: Context, event: Sent): readonly number[];
  /** What tells records apart here, of a chart that is large; as in its model when left out. */
  among?(snapshot: { readonly context: Context }): unknown;
}

/** Something that is tried where a record stands. */
export interface Attempt {
  readonly at: Configuration;
  readonly case: Case;
}

const statesOf = (text: string): string[] => text.split(' & ');
const isIn = (states: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((each) => states.some((state) => `.${state}`.endsWith(`.${each}`)));

/** An effect in words: its name, and whatever it says. */
export function orderOf({
  type,
  params,
}: {
  readonly type: string;
  readonly params?: unknown;
}): string {
  const said = typeof params === 'object' && params !== null ? Object.values(params).flat() : [];
  return [type, ...said.map(String)].join(' ');
}

export const ordersOf = ({ actions }: Trace, { nameless = [] }: Pick<Table, 'nameless'> = {}) =>
  actions
    .filter(({ type }) => !type.startsWith('xstate.'))
    .map((each) => (nameless.includes(each.type) ? each.type : orderOf(each)));

const indexed = new WeakMap<Table, ReadonlyMap<string, Row[]>>();
function rowsByName(table: Table): ReadonlyMap<string, Row[]> {
  const known = indexed.get(table);
  if (known) return known;
  const all = new Map<string, Row[]>();
  for (const row of table.rows)
    for (const name of new Set(row.tried)) all.set(name, [...(all.get(name) ?? []), row]);
  indexed.set(table, all);
  return all;
}

/** The row that tells of an attempt; several that do contradict one another. */
export function rowsFor(table: Table, { at, case: each }: Attempt): Row[] {
  const { context } = at.snapshot as { context: Held };
  const event = each.event as Sent;
  const now = momentOf(event) ?? at.now;
  return (rowsByName(table).get(each.name) ?? []).filter(
    (row) =>
      isIn(at.states, statesOf(row.leads.split(' → ')[0] ?? '')) &&
      now >= (row.since?.(context) ?? -Infinity) &&
      now < (row.until?.(context) ?? Infinity) &&
      (row.when?.(context, event) ?? true),
  );
}

const stranger = { id: 'nobody', role: 'Member' };

/**
 * Why what comes of an attempt is not what its row tells; null when it is. The same is tried by somebody who has nothing to do with it,
 * with each of the server's questions answered by a no, and around the moments at which something changes. `from` is the record as the chart has it now.
 */
export function contradiction(
  table: Table,
  attempt: Attempt,
  from: AnyMachineSnapshot,
): string | null {
  const { at, case: each } = attempt;
  if (table.of && !table.of.includes(each.event.type)) return null;
  const varied = (all: Row['even']) =>
    Object.entries(all ?? {}).map(([how, more]) =>
      otherwise(how, more(at.snapshot.context as Held, each.event as Sent)),
    );
  const otherwise = (how: string, more: object): Attempt => ({
    at,
    case: { ...each, name: each.name, event: { ...each.event, ...more, how } as Case['event'] },
  });
  const [row, other] = rowsFor(table, attempt);
  if (other) return `${inWords(attempt)} has two rows: ${row?.leads} and ${other.leads}`;
  const amiss = checked(table, attempt, from, row);
  if (amiss !== null || each.refusal) return amiss;
  const stopped = [
    // What happens in a tab is done by whoever sits before it.
    ...(row && !row.anybody && each.kind === 'person' && 'by' in each.event
      ? [otherwise('by a stranger', { by: stranger })]
      : []),
    ...varied(row?.never),
    ...(row?.unless ?? []).map((question) =>
      otherwise(`against ${question}`, { facts: { [question]: 'No.' } }),
    ),
  ];
  for (const each of stopped) {
    const passed = checked(table, each, from, undefined);
    if (passed !== null) return passed;
  }
  const accepted = [
    ...(row?.by ?? []).map((by) => otherwise(`by ${by.role} ${by.id}`, { by })),
    ...varied(row?.even),
  ];
  for (const each of accepted) {
    const refused = checked(table, each, from, rowsFor(table, each)[0]);
    if (refused !== null) return refused;
  }
  const moments = (table.moments?.(at.snapshot.context as Held, each.event as Sent) ?? [])
    .flatMap((moment) => [moment - 1, moment, moment + 1])
    .filter((moment) => moment > at.now);
  for (const moment of moments) {
    const then = otherwise(`at ${moment}`, { at: moment });
    const found = checked(table, then, from, rowsFor(table, then)[0]);
    if (found !== null) return found;
  }
  return null;
}

/** Whoever wrote it last is somebody else, so that it shows who writes it now. */
const anonymous = ({ createdBy, updatedBy }: Held): Held => ({
  ...(createdBy === null && { createdBy: stranger.id }),
  ...(updatedBy !== undefined && { updatedBy: stranger.id }),
});

const inWords = ({ at, case: { name, event } }: Attempt): string =>
  [
    at.states.join(' & '),
    at.input,
    `“${name}”`,
    ...('how' in event ? [String(event.how)] : []),
  ].join(', ');

function checked(
  table: Table,
  attempt: Attempt,
  from: AnyMachineSnapshot,
  row: Row | undefined,
): string | null {
  const { how: _, ...event } = attempt.case.event as Sent;
  const record = from.context as Held;
  const before: Held = { ...record, ...anonymous(record), ...table.beforehand?.(record) };
  const to = traceTransition({ ...from, context: before } as AnyMachineSnapshot, event);
  if (to.snapshot.status === 'error')
    return `${inWords(attempt)} fails: ${String(to.snapshot.error)}`;
  if (!row)
    return to.transitions.length === 0
      ? null
      : `${inWords(attempt)} passes, and no row tells of it`;
  if (to.transitions.length === 0) return `${inWords(attempt)} comes to nothing`;
  const states = innermost(to.snapshot);
  const wanted = row.leads.split(' → ')[1] ?? '';
  if (!isIn(states, statesOf(wanted)))
    return `${inWords(attempt)} leads to ${states.join(' & ')}, not ${wanted}`;
  const orders = ordersOf(to, table);
  if (!isDeepStrictEqual(orders, [...(row.orders ?? [])]))
    return `${inWords(attempt)} orders ${orders.join(', ') || 'nothing'}, not ${row.orders?.join(', ') ?? 'nothing'}`;
  const writes = row.writes?.(before, event);
  if (!isDeepStrictEqual({ ...to.snapshot.context }, { ...before, ...writes }))
    return `${inWords(attempt)} writes ${JSON.stringify(differenceOf(before, to.snapshot.context as Held))}, not ${JSON.stringify(writes ?? {})}`;
  return timersAmiss(table, row, to, from, event, inWords(attempt));
}

export const differenceOf = (before: Held, after: Held): Held =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );

/** Every state that is entered sets its timers, and nothing else sets any. */
function timersAmiss(
  { timers }: Table,
  { again }: Row,
  { actions, snapshot }: Trace,
  from: AnyMachineSnapshot,
  event: Sent,
  attempted: string,
): string | null {
  if (!timers) return null;
  const context = snapshot.context as Held;
  const now = momentOf(event) ?? 0;
  const set = new Map<string, number>();
  for (const { type, params } of actions) {
    const { id, delay } = (params ?? {}) as { id?: string; delay?: number };
    if (type === 'xstate.raise' && id && delay !== undefined)
      set.set(id.slice('xstate.after.'.length), now + delay);
  }
  const { id } = snapshot.machine;
  const expected = timers.flatMap((due) =>
    due.during
      .filter((state) => snapshot._nodes.some(({ path }) => path.join('.') === state))
      .map((state) => {
        const rings = due.at?.(context, event) ?? now + (due.lasts?.(context) ?? 0);
        return [`${due.delay}.${id}.${state}`, Math.max(now, rings)] as const;
      }),
  );
  for (const [name, when] of set) {
    const due = expected.find(([each]) => each === name);
    if (!due) return `${attempted} sets ${name}, of which the table says nothing`;
    if (due[1] !== when) return `${attempted} sets ${name} to ring ${when - due[1]} ms off`;
  }
  const entered = expected.filter(([name]) => {
    const state = name.slice(name.indexOf(`.${id}.`) + id.length + 2);
    const isAnew = again === true || again?.some((each) => each === state);
    return isAnew || !from._nodes.some(({ path }) => path.join('.') === state);
  });
  const unset = entered.find(([name]) => !set.has(name));
  return unset ? `${attempted} does not set ${unset[0]}` : null;
}
