/** Who or what a guard that said no speaks of; see the sentences of guards. */
interface Failed {
  readonly kind?: string;
}

/** What is told of an event that was refused. `nearest` is false where only the wrong person asked, or nobody is to blame. */
export interface NearestRefusal<Failure> {
  readonly nearest: boolean;
  readonly failures: readonly Failure[];
}

/**
 * Of several ways that an event might have gone, each with the guards that said no, the one that came nearest: what stops the right person counts before
 * what stops the wrong one, and few hindrances before many. Where every way is somebody else's, the first says so.
 */
export function nearestRefusal<Failure extends Failed>(
  attempts: readonly (readonly Failure[])[],
): NearestRefusal<Failure> {
  const [best] = attempts
    .filter((failures) => failures.every(({ kind }) => kind !== 'who' && kind !== 'choice'))
    .toSorted((one, other) => one.length - other.length);
  if (best) return { nearest: true, failures: best };
  const others = attempts.flat().filter(({ kind }) => kind === 'who');
  return { nearest: false, failures: others.slice(0, 1) };
}
