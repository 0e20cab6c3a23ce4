import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { sampleReaders } from '#web/charts/sample/sample-page.ts';
import { oneOf, searchReader, someText } from '#web/screens/list/search-reader.ts';
import { found, ifOn, viewableNamed } from './charts-on.ts';
import { StatePage } from './state-page.tsx';
import { lastingView, viewReaders } from './viewer/use-view.ts';

export const Route = createFileRoute('/charts/$machine/$')({
  staticData: { title: 'State' },
  validateSearch: searchReader({ as: oneOf(sampleReaders), page: someText, ...viewReaders }),
  search: { middlewares: [retainSearchParams([...lastingView])] },
  beforeLoad: ifOn,
  loader: async ({ params }) => {
    const viewable = await viewableNamed(params.machine);
    const [{ stateNamed }, { samplePagesOf }] = await Promise.all([
      import('./state-named.ts'),
      import('#web/sample-pages.ts'),
    ]);
    const path = stateNamed(viewable.chart, params._splat ?? '');
    return {
      viewable,
      path: found(path),
      pages: await samplePagesOf(params.machine),
    };
  },
  component: State,
});

function State() {
  const { viewable, path, pages } = Route.useLoaderData();
  const { as, page } = Route.useSearch();
  const key = `${viewable.chart.name} ${path}`;
  return <StatePage key={key} viewable={viewable} path={path} pages={pages} as={as} page={page} />;
}
