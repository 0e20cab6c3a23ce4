import { createMemoryHistory } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { samplePagesOf } from '../../sample-pages.ts';
import { makeQueryClient } from '../../shell/query-client.ts';
import { makeRouter } from '../../shell/routing/router.ts';
import type { AppRouter } from '../../shell/routing/router.ts';
import { loadViewable } from '../machines.ts';
import { sampleReaders, type SampleScene } from './sample-page.ts';
import { sampleServices } from './sample-services.ts';
import { simulatorOf } from '../simulator.ts';
import { readWalk, walkerOf } from '../walk-link.ts';

/** Where the samples are shown: `/charts/screen/<machine>/<state.path>?as=coach&page=respond`, in a frame beside the chart or on their own. */
export const sampleRoot = '/charts/screen/';

/** The application as it is, on the page that shows a state, with sample data. Null when no page shows it to this reader. */
export async function startSample(
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<{ router: AppRouter; queryClient: QueryClient } | null> {
  const [machine = '', ...rest] = address.pathname.slice(sampleRoot.length).split('/');
  const search = new URLSearchParams(address.search);
  const as = sampleReaders.find((each) => each === search.get('as')) ?? 'member';
  const state = decodeURIComponent(rest.join('/'));
  const scene = await sceneOf(machine, state, as, search.get('walk') ?? undefined);
  if (scene === null) return null;
  const pages = await samplePagesOf(machine);
  const screens = pages.flatMap((page) => {
    const screen = page.show(scene);
    return screen && (search.get('page') ?? page.key) === page.key ? [screen] : [];
  });
  const [screen] = screens;
  if (!screen) return null;
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const history = createMemoryHistory({ initialEntries: [screen.address] });
  const router = makeRouter(sampleServices(screen, as, queryClient), history);
  return { router, queryClient };
}

/** A machine brought to a state on the shortest way, or by the steps of a walk, as a scene for the sample pages; null for what is not on the chart. */
export async function sceneOf(
  machine: string,
  state: string,
  as: SampleScene['as'],
  walk?: string,
): Promise<SampleScene | null> {
  const viewable = await loadViewable(machine);
  const path = viewable?.walks.paths[state];
  if (!viewable || !path) return null;
  const simulator = simulatorOf(viewable);
  const plan = walk === undefined ? null : readWalk(walk);
  const trail = plan && walkerOf(simulator, viewable.walks)(plan).trail;
  const moment = trail
    ? (trail[plan.at ?? trail.length - 1] ?? trail.at(-1))?.moment
    : simulator.along(path).at(-1);
  return moment ? { as, state, moment, shift: Date.now() - moment.now } : null;
}
