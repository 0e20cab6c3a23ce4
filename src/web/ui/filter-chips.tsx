import { Button } from './button.tsx';
import { RotateCcw, X } from './icons.ts';
import { Row } from './layout.tsx';

export type FilterChip = { key: string; label: string; onRemove: () => void };

/** Back to the first page with no other filters (specification §2). */
export function ResetControl({ onReset }: { onReset: () => void }) {
  return (
    <Button variant="quiet" size="small" icon={<RotateCcw />} onClick={onReset}>
      Reset
    </Button>
  );
}

/** The filters in force, each with its way out, and the way out of all of them. */
export function FilterChips({
  chips,
  onReset,
}: {
  chips: readonly FilterChip[];
  onReset: () => void;
}) {
  if (chips.length === 0) return null;
  return (
    <Row gap="2" aria-label="Filters in force" as="section">
      {chips.map((chip) => (
        <Button
          key={chip.key}
          size="small"
          onClick={chip.onRemove}
          aria-label={`Remove filter ${chip.label}`}
        >
          {chip.label}
          <X />
        </Button>
      ))}
      <ResetControl onReset={onReset} />
    </Row>
  );
}
