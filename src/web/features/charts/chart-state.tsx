import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { sampleReaders } from '#web/charts/sample/sample-page.ts';
import { oneOf, searchReader, someText } from '#web/screens/list/search-reader.ts';
import { ifOn, viewableNamed } from './charts-on.ts';
import { StatePage } from './state-page.tsx';
import { UnknownState } from './unknown-state.tsx';
import { lastingView, viewReaders } from './viewer/use-view.ts';

export const Route = createFileRoute('/charts/$machine/$')({
  staticData: { title: 'State' },
  validateSearch: searchReader({ as: oneOf(sampleReaders), page: someText, ...viewReaders }),
  search: { middlewares: [retainSearchParams([...lastingView])] },
  beforeLoad: ifOn,
  // A step leads to another address of the same page, which must not give way to a sign of waiting.
  pendingMs: 2_000,
  loader: async ({ params }) => {
    const viewable = await viewableNamed(params.machine);
    const [{ stateNamed }, { samplePagesOf }] = await Promise.all([
      import('./state-named.ts'),
      import('#web/sample-pages.ts'),
    ]);
    const name = params._splat ?? '';
    return {
      viewable,
      name,
      path: stateNamed(viewable.chart, name),
      pages: await samplePagesOf(params.machine),
    };
  },
  component: State,
});

function State() {
  const { viewable, name, path, pages } = Route.useLoaderData();
  const { as, page } = Route.useSearch();
  const { chart } = viewable;
  if (path === null) return <UnknownState chart={chart} name={name} />;
  // Steps lead from state to state: the page stays.
  return (
    <StatePage key={chart.name} viewable={viewable} path={path} pages={pages} as={as} page={page} />
  );
}
