import type { AnyStateMachine } from 'xstate';
import type { RecordChart } from '../record-chart.ts';
import type { GuardSentence } from '../sentences.ts';

/** One machine as every reader knows it: drawings, paths, laws, links. */
export interface CatalogueEntry {
  readonly name: string;
  /** Records are decided by the server; conductors live in a browser tab. */
  readonly kind: 'record' | 'conductor';
  readonly title: string;
  readonly purpose: string;
  readonly machine: AnyStateMachine;
  /** What of the machine stands in rows; records only. */
  readonly stored?: Pick<RecordChart<never, never>, 'regions' | 'storedDepth' | 'raised'>;
  /** The words for those whom a guard stops; guards of conductors stop nobody, they choose. */
  readonly guards: Readonly<Record<string, GuardSentence<never, never>>>;
  readonly events: Readonly<Record<string, string>>;
  /** The events that only the chart itself may raise. */
  readonly raised?: readonly string[];
}
