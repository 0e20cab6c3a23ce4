import type { FrameMessage } from '#domain/interactive/frame-contract.ts';
import {
  openAdapter,
  type Adapter,
  type AdapterLaunch,
} from '#server/activities/adapters/adapter.js';

const nothing = { data: null, passingScore: null, moveOn: null, publisherId: null };

interface Wanted extends Partial<AdapterLaunch> {
  readonly protocol: AdapterLaunch['protocol'];
  readonly state?: string | null;
  readonly isPreview?: boolean;
}

/** What a package finds around it, and what comes of it in messages of our contract. */
export function adapted({ state = null, isPreview = false, ...launch }: Wanted) {
  const said: FrameMessage[] = [];
  const waiting: (() => void)[] = [];
  let ids = 0;
  const adapter: Adapter = openAdapter(
    {
      ...nothing,
      src: 'https://activities.example/activities/p/t/content/index.html?tool=test',
      page: 'https://waymark.example',
      activityId: 'https://activities.example/activities/p',
      endpoint: 'https://activities.example/activities/xapi/',
      homePage: 'https://waymark.example',
      ...launch,
    },
    {
      say: (message) => said.push(message),
      later: (run) => waiting.push(run),
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
      state,
      isPreview,
    },
  );
  return {
    adapter,
    said,
    /** What was to be said a moment later is said. */
    pass: () => {
      for (const run of waiting.splice(0)) run();
    },
    /** Everything but the state. */
    reached: () => said.filter(({ type }) => type !== 'state'),
    saved: () =>
      said.reduce<string | null>((last, each) => (each.type === 'state' ? each.state : last), null),
  };
}
