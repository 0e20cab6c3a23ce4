/**
 * Seconds that each stage of a test run may take on two cores with nothing else to do (docs/tests.md). A stage that takes longer is shown so and
 * has not failed: machines differ.
 */
export const budgets: Readonly<Record<string, number>> = {
  pages: 20,
  format: 5,
  lint: 25,
  types: 12,
  unit: 165,
  charts: 10,
  server: 420,
  paths: 20,
  journeys: 500,
  postgres: 420,
};

/** Seconds that may pass from the command to its last line. */
export const wholes = { check: 240, test: 1200, ci: 1800 } as const;

/** Seconds after which a run is of no use to anybody who waits for it. */
const most = 5100;

/** Seconds that a stage may go on, when so many have passed: those after it keep their budgets. */
export function secondsFor(later: readonly string[], passed: number): number {
  const kept = later.reduce((sum, name) => sum + (budgets[name] ?? 0), 0);
  return Math.max(60, most - kept - passed);
}
