import { useEffect, useRef, useState } from 'react';
import { optimisticUpdate } from '#web/screens/command/optimistic-update.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { moved } from './tree-order.ts';
import type { CategorySummary } from './categories.ts';
import * as texts from './texts.ts';

export type Direction = 'up' | 'down';

/** The button that moves a category, to be found again once the row stands elsewhere. */
export const moveButtonId = (id: string, direction: Direction): string => `move-${direction}-${id}`;

/** Moving a category: seen at once, announced to those who do not see it, and the focus stays with the row. */
export function useMoves() {
  const [announced, announce] = useState('');
  const last = useRef<{ id: string; direction: Direction } | null>(null);
  const command = useCommand('POST /resource-categories/{resourceCategory}/events', {
    optimisticUpdates: ({ params, body }) =>
      body.type === 'MOVE'
        ? [
            optimisticUpdate('GET /resource-categories', ({ data, ...rest }) => ({
              ...rest,
              data: {
                results: moved(data.results, params.resourceCategory, body.payload.order),
              },
            })),
          ]
        : [],
  });
  // After each drawing: whoever moved a row finds the focus where the row is now.
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const { id, direction } = last.current;
    const directions: readonly Direction[] = [direction, direction === 'up' ? 'down' : 'up'];
    const [wanted, fallback] = directions.map((direction) =>
      document.getElementById(moveButtonId(id, direction)),
    );
    (wanted?.matches(':disabled') ? fallback : wanted)?.focus();
  });

  const move = async (category: CategorySummary, direction: Direction): Promise<void> => {
    const { id, name, neighbours, version } = category;
    const order = category.order + (direction === 'up' ? -1 : 1);
    last.current = { id, direction };
    announce(texts.isNowOf(name, order, neighbours));
    const done = await command.send({
      params: { resourceCategory: id },
      body: { type: 'MOVE', version, payload: { order } },
    });
    if (done === undefined) announce(texts.wasNotMoved(name));
  };
  return { move, announced: announced };
}
