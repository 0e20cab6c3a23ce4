import type { AnyStateMachine, AnyMachineSnapshot, StateValue } from 'xstate';
import type { GuardSentence } from './sentences.ts';
import type { Questions } from './questions.ts';
import type { BareEvent } from './bare-event.ts';
import type { Outcome, Reports } from './verbs.ts';

/**
 * A record's lifecycle together with what the machine itself cannot carry: how a row maps to a state, and the words for those it stops.
 * `Machine` is named where somebody reads what the chart orders. `regions` names, for a parallel chart, the region that `status` shows and the columns that hold the others; a chart without regions leaves it out.
 */
export interface RecordChart<
  Context,
  Event extends BareEvent,
  Machine extends AnyStateMachine = AnyStateMachine,
> {
  readonly name: string;
  readonly machine: Machine;
  readonly regions?: { readonly status: string; readonly others: readonly string[] };
  /** How many levels of a path the row's status keeps, where columns say the rest; all of them when left out. */
  readonly storedDepth?: number;
  readonly guards: Readonly<Record<string, GuardSentence<Context, Event>>>;
  /** What only the server can answer, by the names of the guards that ask. */
  readonly questions?: Questions;
  /** Every event a person may send, in order of likelihood, with the label of its button. */
  readonly asks: Readonly<Record<string, string>>;
  /** Events that reach it from outside, as they are declared: the history keeps of each what it says. */
  readonly declares?: Reports;
  /** How acts answer that are not declared one by one, by event. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** What answers may name of a record. */
  readonly subject?: (context: Context) => Subject;
  /** The events that only the chart itself may raise; from outside they are refused. */
  readonly raised?: readonly string[];
  /** The sentence for an event that the present state does not know, e.g. "This booking was already confirmed." */
  readonly tooLate: (status: string, eventType: string, context: Context, zone?: string) => string;
}

/** A record as a sentence names it: as it is called, and when it takes place. */
export interface Subject {
  readonly record?: string;
  readonly when?: number;
}

/** A row as the chart sees it. `status` is the state path, `regions` the states of the other regions. */
export interface ChartRow<Context> {
  readonly status: string;
  readonly regions: Readonly<Record<string, string>>;
  readonly context: Context;
}

/** The dotted path of one region: `{ confirmed: 'scheduled' }` is `confirmed.scheduled`. */
export function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => (inner === undefined ? key : `${key}.${pathOf(inner)}`))
    .join(' & ');
}

function valueOfPath(path: string): StateValue {
  return path
    .split('.')
    .reduceRight<StateValue | undefined>(
      (inner, key) => (inner === undefined ? key : { [key]: inner }),
      undefined,
    ) as StateValue;
}

/** The machine's state for a row; throws for a status the chart does not know, which is corruption. */
export function snapshotOf<Context>(
  chart: Pick<RecordChart<Context, never>, 'machine' | 'regions'>,
  row: ChartRow<Context>,
): AnyMachineSnapshot {
  const value: StateValue = chart.regions
    ? {
        [chart.regions.status]: valueOfPath(row.status),
        ...Object.fromEntries(
          chart.regions.others.map((name) => [name, valueOfPath(row.regions[name] ?? '')]),
        ),
      }
    : valueOfPath(row.status);
  return chart.machine.resolveState({ value, context: row.context });
}

/** The row's status and other regions for a state of the machine. */
export function rowOf<Context>(
  chart: Pick<RecordChart<Context, never>, 'regions'>,
  snapshot: AnyMachineSnapshot,
): ChartRow<Context> {
  const context = snapshot.context as Context;
  if (!chart.regions) return { status: pathOf(snapshot.value as StateValue), regions: {}, context };
  const value = snapshot.value as Record<string, StateValue>;
  const pathOfRegion = (name: string) => pathOf(value[name] ?? '');
  return {
    status: pathOfRegion(chart.regions.status),
    regions: Object.fromEntries(chart.regions.others.map((name) => [name, pathOfRegion(name)])),
    context,
  };
}
