import { Suspense, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ChoosingContext } from '../../ui/lists/choosing.ts';
import type { BareEventOf, EventEndpoint } from '../command/use-event-form.ts';

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

/** What can be done with several rows of a list at once. */
export interface RowChoice<Row> {
  readonly route: EventEndpoint;
  readonly noun: string;
  readonly nouns: string;
  /** Events that need nothing but a yes, each with what happens to all of them. */
  readonly events: Readonly<Record<string, string>>;
  readonly nameOf: (row: Row) => string;
  readonly read: (row: Row) => ChoosableRow;
}

/** Several rows of a list whose events are sent to one endpoint, each by a command of its own. */
export const rowChoice = <Row extends ChoosableRow, R extends EventEndpoint = never>(
  route: NoInfer<R>,
  choice: Omit<RowChoice<Row>, 'route' | 'events' | 'read'> & {
    readonly events: Readonly<Partial<Record<BareEventOf<NoInfer<R>>, string>>>;
  },
): RowChoice<Row> => ({
  ...choice,
  route,
  events: Object.fromEntries(
    Object.entries<string | undefined>(choice.events).flatMap(([type, sentence]) =>
      sentence === undefined ? [] : [[type, sentence]],
    ),
  ),
  read: (row) => row,
});

const isOffered =
  (events: RowChoice<never>['events']) =>
  ({ availableEvents }: ChoosableRow): boolean =>
    availableEvents.some(({ type, enabled }) => enabled && type in events);

const ChosenRows = lazyPart(async () => (await import('./chosen-rows.tsx')).ChosenRows);

interface RowsToChooseProps<Row> {
  choice: RowChoice<Row>;
  rows: readonly Row[];
  children: ReactNode;
}

/** Rows with a box each, once the reader could do something with one of them, and what can be done with those that are chosen. */
export function RowsToChoose<Row>({ choice, rows, children }: RowsToChooseProps<Row>) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [isUsed, setUsed] = useState(false);
  const last = useRef<string>(undefined);
  const read = rows.map((row) => ({ ...choice.read(row), name: choice.nameOf(row) }));
  const shown = read.filter(({ id }) => wanted.has(id));
  if (!isUsed && !read.some(isOffered(choice.events))) return children;
  const chosen = new Set(shown.map(({ id }) => id));
  const choose = (ids: Iterable<string>) => {
    setWanted(new Set(ids));
    setUsed(true);
  };
  const toggle = (id: string, isRange: boolean) => {
    const ids = read.map((row) => row.id);
    const from = isRange ? ids.indexOf(last.current ?? id) : -1;
    const to = ids.indexOf(id);
    const meant = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    last.current = id;
    const next = new Set(chosen);
    for (const each of meant) {
      if (chosen.has(id)) next.delete(each);
      else next.add(each);
    }
    choose(next);
  };
  const all = shown.length === 0 ? 'none' : shown.length === read.length ? 'all' : 'some';
  const choosing = {
    chosen,
    all,
    toggle,
    toggleAll: () => choose(all === 'all' ? [] : read.map(({ id }) => id)),
  } as const;
  return (
    <ChoosingContext value={choosing}>
      {isUsed ? (
        <Suspense fallback={null}>
          <ChosenRows
            choice={choice}
            rows={shown}
            all={read.length}
            onChoose={choose}
            onAll={choosing.toggleAll}
          />
        </Suspense>
      ) : null}
      {children}
    </ChoosingContext>
  );
}
