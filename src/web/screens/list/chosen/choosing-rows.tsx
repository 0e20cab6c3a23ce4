import { Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ChooseCell, ChooseHead } from '../../../ui/lists/choose-cells.tsx';
import { ChoosingContext } from '../../../ui/lists/choosing.ts';
import type { ChosenRow } from './chosen-rows.tsx';
import { offers } from '../row-choice.tsx';

const ChosenRows = lazyPart(async () => (await import('./chosen-rows.tsx')).ChosenRows);

interface ChoosingRowsProps {
  choice: ComponentProps<typeof ChosenRows>['choice'];
  read: readonly ChosenRow[];
  children: ReactNode;
}

/** Rows with a box each, and what can be done with those that are chosen. */
export function ChoosingRows({ choice, read, children }: ChoosingRowsProps) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [isUsed, setUsed] = useState(false);
  const last = useRef<string>(undefined);
  const shown = read.filter(({ id }) => wanted.has(id));
  if (!isUsed && !read.some(offers(choice.events))) return children;
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
    Head: ChooseHead,
    Cell: ChooseCell,
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
