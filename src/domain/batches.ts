/** How many rows one statement brings: PostgreSQL takes 65,535 values, and the widest table has under 60 columns. */
const atOnce = 1_000;

/** The items in their order, in parts of at most so many: what is too much for one statement is written in several. */
export function* batchesOf<T>(items: readonly T[], size: number = atOnce): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
