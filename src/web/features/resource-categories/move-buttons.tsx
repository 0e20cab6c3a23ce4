import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDown, ArrowUp } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { moveButtonId } from './use-moves.ts';
import type { Direction } from './use-moves.ts';
import type { CategorySummary } from './categories.ts';
import * as texts from './texts.ts';

interface MoveButtonsProps {
  category: CategorySummary;
  onMove: (category: CategorySummary, direction: Direction) => Promise<void>;
}

/** Up and down among its neighbours, by pointer and by keyboard alike; only when the chart offers it. */
export function MoveButtons({ category, onMove }: MoveButtonsProps) {
  const { id, name, order, neighbours, availableEvents } = category;
  if (!availableEvents.some(({ type, enabled }) => type === 'MOVE' && enabled)) return null;
  return (
    <Row gap="1" wrap="no">
      <IconButton
        id={moveButtonId(id, 'up')}
        size="small"
        label={texts.moveUp(name)}
        icon={<ArrowUp />}
        disabled={order <= 1}
        onClick={() => void onMove(category, 'up')}
      />
      <IconButton
        id={moveButtonId(id, 'down')}
        size="small"
        label={texts.moveDown(name)}
        icon={<ArrowDown />}
        disabled={order >= neighbours}
        onClick={() => void onMove(category, 'down')}
      />
    </Row>
  );
}
