import { catalogue } from '#machines/catalogue.ts';
import type { Registry } from './registries.ts';
import { statesText } from './states.ts';

/** The states of every record, as rows, queries and labels name them. */
export const stateRegistries = (): Registry[] =>
  catalogue.flatMap((entry) =>
    entry.stored
      ? [
          {
            path: `machines/${entry.name}/states.gen.ts`,
            text: statesText({ ...entry, ...entry.stored }),
          },
        ]
      : [],
  );
