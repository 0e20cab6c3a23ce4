import type { ConductorNews, Recorder } from '../actors/recorder.ts';

/** Between the tabs of one browser: names of states and types of events, and nothing else. */
const channelName = 'waymark.conductors';
/** Milliseconds between two questions of somebody who watches; a tab that was not asked for twice as long is silent. */
const interval = 10_000;

/** One tab that runs a conductor, as the viewer knows it. */
export interface LiveTab {
  readonly id: string;
  /** Tells tabs apart: "this tab", "another tab, 2". */
  readonly page: string;
  readonly states: readonly string[];
  readonly trail: readonly Pick<ConductorNews, 'event' | 'states'>[];
}

type Message =
  /** A page has just been opened: whoever watches asks it too. */
  | { readonly kind: 'arrival' }
  | { readonly kind: 'question' }
  | { readonly kind: 'standing' | 'news'; readonly tab: string; readonly news: ConductorNews };

const canTalk = (): boolean => typeof BroadcastChannel !== 'undefined';
const tabId = Math.random().toString(36).slice(2, 10);

/** A channel has no target origin: only pages of this origin are on it. */
const postOn =
  (channel: BroadcastChannel) =>
  (message: Message): void =>
    channel.postMessage.call(channel, message);

/** Answers those who watch in other tabs, as long as somebody does. */
export function publishLive(recorder: Recorder): void {
  if (!canTalk()) return;
  const channel = new BroadcastChannel(channelName);
  const post = postOn(channel);
  let askedAt = Number.NEGATIVE_INFINITY;
  const publish = (kind: 'standing' | 'news', news: ConductorNews): void =>
    post({ kind, tab: tabId, news });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'question') return;
    askedAt = performance.now();
    for (const news of recorder.current()) publish('standing', news);
  });
  recorder.subscribe((news) => {
    if (performance.now() - askedAt < interval * 2) publish('news', news);
  });
  post({ kind: 'arrival' });
}

/** Watches one conductor in all tabs until the result is called. */
export function watchLive(chart: string, onChange: (tabs: readonly LiveTab[]) => void): () => void {
  if (!canTalk()) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  const post = postOn(channel);
  const ask = (): void => post({ kind: 'question' });
  const tabs = new Map<string, LiveTab>();
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'arrival') ask();
    if (data.kind === 'arrival' || data.kind === 'question' || data.news.chart !== chart) return;
    const known = tabs.get(data.tab);
    const page = data.tab === tabId ? 'this tab' : `another tab (${data.tab})`;
    const { states, event } = data.news;
    const trail = [...(known?.trail ?? []), ...(data.kind === 'news' ? [{ event, states }] : [])];
    tabs.set(data.tab, { id: data.tab, page, states, trail: trail.slice(-50) });
    // Other tabs come before this one: this one only shows the chart.
    onChange([...tabs.values()].toSorted((one, other) => rank(one) - rank(other)));
  });
  ask();
  const timer = setInterval(ask, interval);
  return () => {
    clearInterval(timer);
    channel.close();
  };
}

const rank = ({ id }: LiveTab): number => (id === tabId ? 1 : 0);
