import type { Prompt, PromptQueueContext } from '#machines/prompt-queue/queue.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Queue = PromptQueueContext;
type PromptRow = Row<Queue>;

/** Those that are new, behind one another by rank and then by time; an answered one does not come back. */
const ranks = ['welcome', 'levelUp', 'other'];
const inOrder = (prompts: readonly Prompt[]): readonly Prompt[] =>
  prompts.toSorted((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind));
const newIn = ({ queue, answered }: Queue, given: unknown): readonly Prompt[] =>
  (given as readonly Prompt[]).filter(
    ({ id }) => !answered.includes(id) && queue.every((each) => each.id !== id),
  );
const joined = (before: Queue, given: unknown): { queue: readonly Prompt[] } => ({
  queue: inOrder([...before.queue, ...newIn(before, given)]),
});
/** What is shown is never overtaken: a late welcome goes second. */
const behind = (before: Queue, given: unknown): { queue: readonly Prompt[] } => ({
  queue: [
    ...before.queue.slice(0, 1),
    ...inOrder([...before.queue.slice(1), ...newIn(before, given)]),
  ],
});
const waits = ({ queue }: Queue) => queue.length > 0;

const arrives = ['a welcome arrives', 'a new level arrives'];
const loaded = ['load: nothing waits', 'load: both wait', 'load: the server is out of reach'];
const shown = ['open', 'closing', 'following', 'failed'];

/** What is known after an answer of the server: nothing new where it can't be reached. */
const afterLoad = (before: Queue, { output }: Sent) => joined(before, output ?? []);
const deciding = (
  from: string,
  names: readonly string[],
  after: (before: Queue, event: Sent) => { queue: readonly Prompt[] } = ({ queue }) => ({ queue }),
): PromptRow[] => [
  {
    tried: names,
    leads: `free & ${from} → free & showing.open`,
    when: (before, event) => after(before, event).queue.length > 0,
    writes: after,
  },
  {
    tried: names,
    leads: `free & ${from} → free & idle`,
    when: (before, event) => after(before, event).queue.length === 0,
    writes: after,
  },
  { tried: names, leads: `held & ${from} → held & idle`, writes: after },
];

const told = 'act: the server is told';
const away = 'act: the server is out of reach';
const isDropped = ({ queue, answered }: Queue) => ({
  queue: queue.slice(1),
  answered: [...answered, queue[0]?.id ?? ''],
  failures: 0,
});
const ids = ['w', 'l'];
/** Whichever is shown. */
const ofEach = (make: (id: string, is: (before: Queue) => boolean) => PromptRow): PromptRow[] =>
  ids.map((id) => make(id, ({ queue }) => queue[0]?.id === id));

/** Prompts, one at a time: the welcome before a new level, each answered once (specification, 2 and 4). */
export const promptQueueTable: Table<Queue> = {
  rows: [
    ...['loading', 'settling'].map((state): PromptRow => ({
      tried: arrives,
      leads: `${state} → ${state}`,
      writes: (before, { prompts }) => joined(before, prompts),
    })),
    ...shown.map((state): PromptRow => ({
      tried: arrives,
      leads: `${state} → ${state}`,
      writes: (before, { prompts }) => behind(before, prompts),
    })),
    ...deciding('idle', arrives, (before, { prompts }) => joined(before, prompts)),
    ...deciding('loading', loaded, afterLoad),
    ...deciding('settling', ['settle is over']),
    { tried: ['another dialog opens'], leads: 'free → held' },
    ...['loading', 'settling', ...shown].map((state): PromptRow => ({
      tried: ['the other dialog closes'],
      leads: `held & ${state} → free & ${state}`,
    })),
    {
      tried: ['the other dialog closes'],
      leads: 'held & idle → free & showing.open',
      when: waits,
    },
    {
      tried: ['the other dialog closes'],
      leads: 'held & idle → free & idle',
      when: (before) => !waits(before),
    },
    // Idle asks again, whoever lets go of the floor.
    { tried: ['the other dialog closes'], leads: 'free & idle → free & idle' },
    ...['loading', 'idle', 'settling', ...shown].map((state): PromptRow => ({
      tried: ['the person signs out'],
      leads: `${state} → idle`,
      writes: () => ({ queue: [], answered: [], failures: 0 }),
    })),
    ...['open', 'failed'].map((state): PromptRow => ({
      tried: ['the person closes the prompt'],
      leads: `${state} → closing`,
    })),
    {
      tried: ['the person follows the prompt'],
      leads: 'open → following',
      when: ({ queue }) => queue[0]?.link !== null,
    },
    {
      tried: ['the person follows the prompt', 'the person tries again'],
      leads: 'failed → following',
    },
    { tried: [told], leads: 'closing → settling', writes: isDropped },
    ...ofEach((id, is) => ({
      tried: [away],
      leads: 'closing → settling',
      when: is,
      orders: [`remember ${id}`],
      writes: isDropped,
    })),
    { tried: [told], leads: 'following → settling', orders: ['follow /app'], writes: isDropped },
    {
      tried: [away],
      leads: 'following → failed',
      when: ({ failures }) => failures === 0,
      writes: () => ({ failures: 1 }),
    },
    ...ofEach((id, is) => ({
      tried: [away],
      leads: 'following → settling',
      when: (before) => is(before) && before.failures > 0,
      orders: [`remember ${id}`, 'follow /app'],
      writes: isDropped,
    })),
  ],
  timers: [{ delay: 'settle', during: ['queue.settling'], lasts: () => 400 }],
};
