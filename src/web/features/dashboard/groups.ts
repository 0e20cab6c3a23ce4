interface Due {
  readonly kind: string;
  readonly due: string | null;
  readonly who: string | null;
}

/** Things of a kind, what runs out first at the top. */
export interface Group<Task> {
  readonly first: Task;
  readonly tasks: readonly Task[];
}

/** Alike things together, by when the first of each runs out; what has no end comes last. */
export function groupsOf<Task extends Due>(tasks: readonly Task[]): Group<Task>[] {
  const alike = Map.groupBy(tasks.toSorted(firstDue), ({ kind, who }) => `${kind} ${who ?? ''}`);
  return [...alike.values()].flatMap((each) => {
    const [first] = each;
    return first === undefined ? [] : [{ first, tasks: each }];
  });
}

const firstDue = (one: Due, other: Due): number =>
  (one.due === null ? 1 : 0) - (other.due === null ? 1 : 0) ||
  (one.due ?? '').localeCompare(other.due ?? '');
