import type { CategorySummary } from './categories.ts';

/** A category in the list, as far as its place is concerned. */
type Placed = Pick<CategorySummary, 'id' | 'order' | 'version' | 'parent'>;

/** The rows as they stand once a category has changed places with its neighbour; those that lie in it go with it. */
export function moved<Row extends Placed>(rows: readonly Row[], id: string, order: number): Row[] {
  const row = rows.find((each) => each.id === id);
  if (!row) return [...rows];
  const placed = rows.map((each): Row => {
    if (each.id === id) return { ...each, order, version: each.version + 1 };
    const isThere = each.parent?.id === row.parent?.id && each.order === order;
    return isThere ? { ...each, order: row.order } : each;
  });
  return asTree(placed);
}

const inOrder = <Row extends Placed>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.order - b.order);

/** Outer categories in their order, each followed by those that lie in it; what belongs to the page before stays first. */
function asTree<Row extends Placed>(rows: readonly Row[]): Row[] {
  const outer = rows.filter(({ parent }) => parent === null);
  const inside = (id: string) => rows.filter(({ parent }) => parent?.id === id);
  const before = rows.filter(
    ({ parent }) => parent !== null && outer.every(({ id }) => id !== parent.id),
  );
  return [
    ...inOrder(before),
    ...inOrder(outer).flatMap((each) => [each, ...inOrder(inside(each.id))]),
  ];
}
