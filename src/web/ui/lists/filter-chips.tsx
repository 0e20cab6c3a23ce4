import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { RotateCcw, X } from '../icons.ts';
import { Row } from '../layout/layout.tsx';
import * as texts from './texts.ts';

export type FilterChip = { key: string; label: string; onRemove: () => void };

/** Back to the first page with no other filters (specification §2). */
export function ResetControl({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="quiet" size="small" icon={<RotateCcw />} onClick={onReset}>
      {texts.reset}
    </Button>
  );
}

type FilterChipsProps = {
  chips: readonly FilterChip[];
  onReset: () => void;
  /** Gives the focus to what stays when the last one has gone: the filter button. */
  onEmptied: () => void;
};

/** The filters in force, each with its way out, and the way out of all of them. The focus of a chip that goes moves to the next one. */
export function FilterChips({ chips, onReset, onEmptied }: FilterChipsProps) {
  const root = useRef<HTMLDivElement>(null);
  const count = chips.length;
  /** The chip that was asked to go, and how many there were then. */
  const asked = useRef<{ readonly index: number; readonly of: number } | null>(null);
  useEffect(() => {
    if (!asked.current || asked.current.of === count) return;
    const { index, of } = asked.current;
    asked.current = null;
    if (count > of) return;
    if (count === 0) onEmptied();
    else root.current?.querySelectorAll('button')[Math.min(index, count - 1)]?.focus();
  });
  if (count === 0) return null;
  return (
    <div ref={root}>
      <Row gap="2" aria-label={texts.activeFilters} as="section">
        {chips.map((chip, index) => (
          <Button
            key={chip.key}
            size="small"
            onClick={() => {
              asked.current = { index, of: count };
              chip.onRemove();
            }}
            aria-label={texts.removeFilter(chip.label)}
          >
            {chip.label}
            <X />
          </Button>
        ))}
        <ResetControl
          onReset={() => {
            asked.current = { index: 0, of: count };
            onReset();
          }}
        />
      </Row>
    </div>
  );
}
