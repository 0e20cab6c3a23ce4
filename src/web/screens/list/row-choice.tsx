import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WaitingLines } from '../../ui/skeleton.tsx';
import type { BareEventOf, EventEndpoint, PayloadOf } from '../command/use-event-form.ts';

/** A row as far as choosing it goes. */
export interface ChoosableRow {
  readonly id: string;
  readonly version: number;
  readonly availableEvents: readonly {
    readonly type: string;
    readonly label: string;
    readonly enabled: boolean;
  }[];
}

/** An event that also takes a reason, the same for all of them. */
export interface ReasonedEvent {
  /** What happens to all of them. */
  readonly happens: string;
  readonly reason: {
    /** Who reads it. */
    readonly tip: string;
    /** What whoever gives none is told; it may be left out when this is. */
    readonly required?: string;
  };
}

/** What can be done with several rows of a list at once. */
export interface RowChoice<Row> {
  readonly route: EventEndpoint;
  readonly noun: string;
  readonly nouns: string;
  /** Events that need nothing but a yes, each with what happens to all of them; some take a reason. */
  readonly events: Readonly<Record<string, string | ReasonedEvent>>;
  readonly nameOf: (row: Row) => string;
  readonly read: (row: Row) => ChoosableRow;
  /** What draws the rows: only lists with something to choose bring it. */
  readonly Rows: typeof RowsToChoose;
}

type ChoiceEvents<R extends EventEndpoint> = {
  readonly [T in BareEventOf<R>]?: 'reason' extends keyof PayloadOf<R, T>
    ? string | ReasonedEvent
    : string;
};

/** Several rows of a list whose events are sent to one endpoint, each by a command of its own. */
export const rowChoice = <Row extends ChoosableRow, R extends EventEndpoint = never>(
  route: NoInfer<R>,
  choice: Omit<RowChoice<Row>, 'route' | 'events' | 'read' | 'Rows'> & {
    readonly events: ChoiceEvents<NoInfer<R>>;
  },
): RowChoice<Row> => ({
  ...choice,
  route,
  events: Object.fromEntries(
    Object.entries<string | ReasonedEvent | undefined>(choice.events).flatMap(([type, event]) =>
      event === undefined ? [] : [[type, event]],
    ),
  ),
  read: (row) => row,
  Rows: RowsToChoose,
});

/** Whether something can be done with a row. */
export const offers =
  (events: RowChoice<never>['events']) =>
  ({ availableEvents }: ChoosableRow): boolean =>
    availableEvents.some(({ type, enabled }) => enabled && type in events);

/** Fetched while the server is asked for the rows. */
const ChoosingRows = lazyPart(
  async () => (await import('./chosen/choosing-rows.tsx')).ChoosingRows,
);

export interface RowsToChooseProps<Row> {
  choice: RowChoice<Row>;
  rows: readonly Row[];
  children: ReactNode;
}

/** Rows with a box each, once the reader could do something with one of them. */
export function RowsToChoose<Row>({ choice, rows, children }: RowsToChooseProps<Row>) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => ChoosingRows.fetch(), []);
  const read = rows.map((row) => ({ ...choice.read(row), name: choice.nameOf(row) }));
  if (!isOffered && read.some(offers(choice.events))) setOffered(true);
  if (!isOffered) return children;
  return (
    <Suspense fallback={<WaitingLines />}>
      <ChoosingRows choice={choice} read={read}>
        {children}
      </ChoosingRows>
    </Suspense>
  );
}
