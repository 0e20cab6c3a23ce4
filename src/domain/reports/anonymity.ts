/** What is counted of one group in one stretch of time, and how many people it is about. */
export interface Cell {
  /** Null where a report is about how things stand. */
  readonly unit: string | null;
  readonly people: number;
}

export const tooFewSentence = (floor: number): string =>
  `Too few people to show this without identifying someone (minimum ${floor}).`;

/**
 * The cells that may be shown to somebody who must not be able to tell anything about one person. What is about fewer people than the floor is left out; and wherever
 * something is left out, so is the smallest of the others in that stretch of time: who knows the sum of all from elsewhere, and takes away what is shown, is left with
 * at least as many people as the floor. Whether a cell is shown depends on its own stretch alone, so that two periods that overlap tell no more than each of them. What is
 * about nobody, such as credits that nobody holds yet, is always shown.
 */
export function shownCells<C extends Cell>(cells: readonly C[], floor: number): readonly C[] {
  return [...Map.groupBy(cells, ({ unit }) => unit).values()].flatMap((together) =>
    shownTogether(together, floor),
  );
}

function shownTogether<C extends Cell>(cells: readonly C[], floor: number): readonly C[] {
  const isSmall = ({ people }: Cell) => people > 0 && people < floor;
  if (!cells.some(isSmall)) return cells;
  const large = cells.filter(({ people }) => people >= floor);
  const least = large.toSorted((one, other) => one.people - other.people)[0];
  return cells.filter((cell) => !isSmall(cell) && cell !== least);
}
