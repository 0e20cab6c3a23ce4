import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { searchReader, oneOf } from '#web/screens/list/search-reader.ts';
import { ChartPage } from './chart-page.tsx';
import { ifOn, viewableNamed } from './charts-on.ts';
import { lastingView, viewReaders } from './viewer/use-view.ts';

export const Route = createFileRoute('/charts/$machine/')({
  staticData: { title: 'Chart' },
  validateSearch: searchReader({ live: oneOf(['yes']), ...viewReaders }),
  search: { middlewares: [retainSearchParams([...lastingView])] },
  beforeLoad: ifOn,
  loader: ({ params }) => viewableNamed(params.machine),
  component: Chart,
});

function Chart() {
  const viewable = Route.useLoaderData();
  const { live } = Route.useSearch();
  return <ChartPage key={viewable.chart.name} viewable={viewable} live={live === 'yes'} />;
}
