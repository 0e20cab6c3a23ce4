import { useEffect, useRef, useState } from 'react';
import { foreseen } from '#web/screens/foresight.ts';
import { useCommand } from '#web/screens/use-command.ts';
import { moved } from './tree-order.ts';
import type { CategorySummary } from './words.ts';

export type Direction = 'up' | 'down';

/** The button that moves a category, to be found again once the row stands elsewhere. */
export const moveButtonId = (id: string, direction: Direction): string => `move-${direction}-${id}`;

/** Moving a category: seen at once, told to those who do not see it, and the focus stays with the row. */
export function useMoves() {
  const [told, tell] = useState('');
  const last = useRef<{ id: string; direction: Direction } | null>(null);
  const command = useCommand('POST /resource-categories/{resourceCategory}/events', {
    foresee: ({ params, body }) =>
      body.type === 'MOVE'
        ? [
            foreseen('GET /resource-categories', ({ data, ...rest }) => ({
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
    const ways: readonly Direction[] = [direction, direction === 'up' ? 'down' : 'up'];
    const [wanted, fallback] = ways.map((way) => document.getElementById(moveButtonId(id, way)));
    (wanted?.matches(':disabled') ? fallback : wanted)?.focus();
  });

  const move = async (category: CategorySummary, direction: Direction): Promise<void> => {
    const { id, name, neighbours, version } = category;
    const order = category.order + (direction === 'up' ? -1 : 1);
    last.current = { id, direction };
    tell(`${name} is now ${order} of ${neighbours}.`);
    const done = await command.send({
      params: { resourceCategory: id },
      body: { type: 'MOVE', version, payload: { order } },
    });
    if (done === undefined) tell(`${name} was not moved.`);
  };
  return { move, told };
}
