import type { Chart, ChartState } from '#web/charts/drawing/chart.ts';
import type { Story, StoryArrow } from '#web/charts/drawing/story.ts';
import { layOutPicture } from './lay-out.ts';

const title = 'How charts are connected';
const purpose =
  'What happens on one chart goes on in others: how many events go from where to where.';

/** The charts that send something to each other, in one picture. */
export async function connectionsStory(charts: readonly Chart[]): Promise<Story> {
  const connected = charts.filter(({ sends, hears }) => sends.length + hears.length > 0);
  const [first] = connected;
  if (!first) throw new Error('No chart sends anything to another');
  const root = stateOf('', title, purpose, null);
  const states = connected.map((each) => stateOf(each.name, each.title, null, ''));
  const picture = await layOutPicture({
    ...first,
    name: 'connections',
    title,
    purpose,
    key: '',
    within: null,
    states: [{ ...root, kind: 'compound' }, ...states],
    transitions: connected.flatMap(arrowsFrom),
    also: [],
  });
  return { name: 'connections', title, purpose, kind: 'record', pictures: [picture] };
}

const stateOf = (
  path: string,
  name: string,
  description: string | null,
  parent: string | null,
): ChartState => ({
  path,
  parent,
  name,
  kind: 'atomic',
  region: false,
  initial: null,
  description,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
});

/** One arrow to each chart that something is sent to. */
function arrowsFrom({ name, sends }: Chart): StoryArrow[] {
  const goals = [...new Set(sends.map(({ chart }) => chart))].filter((chart) => chart !== name);
  return goals.map((goal): StoryArrow => {
    const events = new Set(sends.filter(({ chart }) => chart === goal).map(({ event }) => event));
    const words = sends.find(({ chart }) => chart === goal)?.title ?? goal;
    return {
      id: `${name}|${goal}`,
      source: name,
      target: goal,
      kind: 'event',
      event: goal,
      label: `${words}: ${events.size === 1 ? '1 event' : `${events.size} events`}`,
      guard: null,
      guardNames: [],
      actions: [],
      by: null,
      description: null,
      stands: [],
      also: [],
    };
  });
}
