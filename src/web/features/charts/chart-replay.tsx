import { createFileRoute } from '@tanstack/react-router';
import { ifOn, viewableNamed } from './charts-on.ts';
import { ReplayPage } from './replay-page.tsx';

export const Route = createFileRoute('/charts/$machine/replay')({
  staticData: { title: 'Replay' },
  beforeLoad: ifOn,
  loader: ({ params }) => viewableNamed(params.machine),
  component: Replay,
});

function Replay() {
  return <ReplayPage viewable={Route.useLoaderData()} />;
}
