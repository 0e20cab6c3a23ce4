/** How long to wait after so many failed attempts: doubling from `first` to `longest`, milliseconds. */
export const backOff = (attempts: number, first: number, longest: number): number =>
  Math.min(longest, first * 2 ** Math.max(0, attempts - 1));

/** What went wrong, in one line for the table; statements of the database and their values stay out. */
export function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed without saying why.';
  return `${error.name}: ${error.message.split('\n')[0]}`.slice(0, 300);
}
