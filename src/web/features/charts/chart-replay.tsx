import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { searchReader } from '#web/screens/list/search-reader.ts';
import { ifOn, viewableNamed } from './charts-on.ts';
import { ReplayPage } from './replay-page.tsx';
import { lastingView, viewReaders } from './viewer/use-view.ts';

export const Route = createFileRoute('/charts/$machine/replay')({
  staticData: { title: 'Replay' },
  validateSearch: searchReader({ ...viewReaders }),
  search: { middlewares: [retainSearchParams([...lastingView])] },
  beforeLoad: ifOn,
  loader: ({ params }) => viewableNamed(params.machine),
  component: Replay,
});

function Replay() {
  return <ReplayPage viewable={Route.useLoaderData()} />;
}
