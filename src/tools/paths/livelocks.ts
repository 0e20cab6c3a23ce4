import type { Configuration, Step, Territory } from './explore.ts';

/**
 * Circles in which the machine keeps itself busy: of actors' answers alone, as they take no time; or of answers and timers
 * that lead nowhere else and that nobody can break.
 */
export function livelocks(territory: Territory): string[] {
  const busy = circles(territory.configurations, (step) => step.case.kind === 'result');
  const caught = circles(territory.configurations, (step) => step.case.kind !== 'person').filter(
    (circle) =>
      circle.every(({ steps }) =>
        steps.every((step) => step.case.kind !== 'person' && circle.includes(step.to)),
      ),
  );
  const places = (circle: readonly Configuration[]) => [
    ...new Set(circle.map(({ states }) => states.join(' & '))),
  ];
  return [
    ...new Set([...busy, ...caught].map((circle) => `goes round in ${places(circle).join(', ')}`)),
  ];
}

/** The strongly connected components (Tarjan) with at least one step inside. */
function circles(
  all: readonly Configuration[],
  counts: (step: Step) => boolean,
): Configuration[][] {
  const index = new Map<Configuration, number>();
  const low = new Map<Configuration, number>();
  const stack: Configuration[] = [];
  const onStack = new Set<Configuration>();
  const found: Configuration[][] = [];
  const lower = (at: Configuration, to: number | undefined) =>
    low.set(at, Math.min(low.get(at) ?? 0, to ?? 0));
  const open = (at: Configuration) => {
    index.set(at, index.size);
    low.set(at, index.size - 1);
    stack.push(at);
    onStack.add(at);
    return { at, next: at.steps.filter(counts).map(({ to }) => to) };
  };
  const close = (at: Configuration) => {
    if (low.get(at) !== index.get(at)) return;
    const circle = stack.splice(stack.indexOf(at));
    for (const each of circle) onStack.delete(each);
    if (circle.length > 1 || at.steps.some((step) => counts(step) && step.to === at))
      found.push(circle);
  };
  for (const start of all) {
    if (index.has(start)) continue;
    const work = [open(start)];
    for (let frame = work.at(-1); frame; frame = work.at(-1)) {
      const to = frame.next.pop();
      if (to === undefined) {
        close(frame.at);
        work.pop();
        const outer = work.at(-1);
        if (outer) lower(outer.at, low.get(frame.at));
      } else if (!index.has(to)) work.push(open(to));
      else if (onStack.has(to)) lower(frame.at, index.get(to));
    }
  }
  return found;
}
