import type { Plugin } from 'vite';

/** What is left out of the library of queries, by the module, with all that others import of it. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  /** Commands are sent by the product's own way (`src/web/screens/command/use-command.ts`). */
  mutation: ['Mutation', 'getDefaultState'],
  /** Lists have pages that are gone through. */
  infiniteQueryBehavior: ['hasNextPage', 'hasPreviousPage', 'infiniteQueryBehavior'],
};

/** Puts the library of queries into the pages without what none of them uses (decision 108); who calls it all the same is told. */
export function leanQueries(): Plugin {
  return {
    name: 'waymark:lean-queries',
    apply: 'build',
    transform: {
      filter: { id: /query-core\/build\/modern\/(mutation|infiniteQueryBehavior)\.js$/ },
      handler: (_, id) => {
        const names = leftOut[/(\w+)\.js$/.exec(id)?.[1] ?? ''] ?? [];
        const exported = names.map((name) => `none as ${name}`).join(', ');
        return {
          code: `function none() { throw new Error('Left out of the pages.'); }\nexport { ${exported} };`,
          map: null,
        };
      },
    },
  };
}
