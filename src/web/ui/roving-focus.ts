import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Place {
  readonly top: number;
  readonly left: number;
}

interface RovingFocus {
  /** For the element around the buttons. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** The one stop of the Tab key: 0 for the button that was reached last, else for `first`. */
  readonly tabIndexOf: (key: string) => 0 | -1;
}

/**
 * A group of buttons as one stop of the Tab key: Left and Right lead from one to the next, Up and Down to the row above and below, Home and End to the ends.
 * Each button has its key as `data-key`; `first` is where the Tab key leads as long as none was reached.
 */
export function useRovingFocus(keys: readonly string[], first: string | undefined): RovingFocus {
  const [reached, setReached] = useState<string>();
  const start = first !== undefined && keys.includes(first) ? first : keys[0];
  const stop = reached !== undefined && keys.includes(reached) ? reached : start;
  return {
    handlers: {
      onFocus: ({ target }) => setReached(keyOf(target)),
      onKeyDown: (event) => {
        const all = [
          ...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-key]'),
        ];
        const at = all.findIndex((button) => button === event.target);
        const places = () =>
          all.map(({ offsetTop, offsetLeft }) => ({ top: offsetTop, left: offsetLeft }));
        const next = at === -1 ? undefined : stepFrom(event.key, at, all.length, places);
        if (next === undefined) return;
        event.preventDefault();
        all[next]?.focus();
      },
    },
    tabIndexOf: (key) => (key === stop ? 0 : -1),
  };
}

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['key'] : undefined;

/** Where a key leads from the button at a place; undefined where it means nothing. */
function stepFrom(
  key: string,
  at: number,
  count: number,
  places: () => readonly Place[],
): number | undefined {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return inNextRow(places(), at, 1);
  if (key === 'ArrowUp') return inNextRow(places(), at, -1);
  return undefined;
}

/** The nearest button of the next row in a direction; the same where there is none. */
export function inNextRow(places: readonly Place[], at: number, direction: 1 | -1): number {
  const here = places[at];
  if (here === undefined) return at;
  const beyond = places
    .map((place, index) => ({ index, rows: (place.top - here.top) * direction, place }))
    .filter(({ rows }) => rows > 0);
  const nearest = Math.min(...beyond.map(({ rows }) => rows));
  const row = beyond.filter(({ rows }) => rows === nearest);
  const away = ({ place }: { place: Place }) => Math.abs(place.left - here.left);
  return row.toSorted((one, other) => away(one) - away(other))[0]?.index ?? at;
}
