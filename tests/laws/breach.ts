import { expect } from 'vitest';

/** Fails with every breach on a line of its own, then the reason for the rule and the remedy. */
export function expectNone(
  breaches: string[],
  { because, remedy }: { because: string; remedy: string },
): void {
  const lines = breaches.map((breach) => `  ${breach}`);
  if (breaches.length > 0)
    expect.fail(['', ...lines, `Why: ${because}.`, `Remedy: ${remedy}.`].join('\n'));
}
