import { catalogue } from '#machines/catalogue.ts';
import type { Registry } from './registries.ts';
import { statesText } from './states.ts';

/** The states of every record, as rows, queries and labels name them. */
const states = (): Registry[] =>
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

/** The names of the charts of records, for whoever needs nothing else of them. */
function recordNames(): Registry {
  const names = catalogue.flatMap(({ name, stored }) => (stored ? [`  '${name}',`] : []));
  return {
    path: 'machines/record-names.gen.ts',
    text: [
      '// Made by `npm run registries` of the charts.',
      'export const recordNames = [',
      ...names.toSorted(),
      '] as const;',
      '',
      'export type RecordName = (typeof recordNames)[number];',
      '',
    ].join('\n'),
  };
}

/** Everything that is derived from the charts. */
export const stateRegistries = (): Registry[] => [...states(), recordNames()];
