import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDown, ArrowUp } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import * as texts from './texts.ts';

interface MoveButtonsProps {
  name: string;
  /** Where it stands, from 0. */
  place: number;
  many: number;
  onMove: (place: number) => void;
}

/** Up and down, by pointer and keyboard alike; the focus stays with what was moved. */
export function MoveButtons({ name, place, many, onMove }: MoveButtonsProps) {
  const id = useId();
  const pressed = useRef<'up' | 'down' | null>(null);
  // After each drawing: what was moved stands elsewhere by then.
  useEffect(() => {
    if (pressed.current === null) return;
    const at = (direction: string) => document.getElementById(`${id}${direction}`);
    const wanted = at(pressed.current);
    const other = at(pressed.current === 'up' ? 'down' : 'up');
    pressed.current = null;
    (wanted?.matches(':disabled') ? other : wanted)?.focus();
  });
  const move = (direction: 'up' | 'down', to: number) => {
    pressed.current = direction;
    onMove(to);
  };
  return (
    <Row gap="1" wrap="no">
      <IconButton
        id={`${id}up`}
        size="small"
        label={texts.moveUp(name)}
        icon={<ArrowUp />}
        disabled={place === 0}
        onClick={() => move('up', place - 1)}
      />
      <IconButton
        id={`${id}down`}
        size="small"
        label={texts.moveDown(name)}
        icon={<ArrowDown />}
        disabled={place >= many - 1}
        onClick={() => move('down', place + 1)}
      />
    </Row>
  );
}
