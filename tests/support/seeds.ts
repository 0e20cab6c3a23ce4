/** The seeds of a random suite: one that is the same in every run, and one by chance; `SEED` alone where it is set. Whatever fails names its own. */
export const seeds: readonly number[] =
  process.env['SEED'] === undefined
    ? [144_106, Math.trunc(Math.random() * 1_000_000)]
    : [Number(process.env['SEED'])];
