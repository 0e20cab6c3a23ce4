/** A notification that opens a prompt (specification, 4). `link`: where its button leads, or null when it has none; `at`: epoch milliseconds. */
export interface Prompt {
  readonly id: string;
  readonly kind: 'welcome' | 'levelUp' | 'other';
  readonly link: string | null;
  readonly at: number;
}

export interface PromptQueueContext {
  /** The first is the one shown. */
  readonly queue: readonly Prompt[];
  /** Prompts that were already answered in this visit: they do not come back, even when the server still lists them. */
  readonly answered: readonly string[];
  /** How often following the shown prompt has failed. */
  readonly failures: number;
}

export const emptyQueue: PromptQueueContext = { queue: [], answered: [], failures: 0 };

const rank: Record<Prompt['kind'], number> = { welcome: 0, levelUp: 1, other: 2 };

const inOrder = (one: Prompt, other: Prompt): number =>
  rank[one.kind] - rank[other.kind] || one.at - other.at || (one.id < other.id ? -1 : 1);

const newOnes = (context: PromptQueueContext, prompts: readonly Prompt[]): Prompt[] => {
  const known = new Set([...context.answered, ...context.queue.map((prompt) => prompt.id)]);
  return prompts.filter(({ id }) => !known.has(id) && known.add(id));
};

/** Welcome before level-up before the others, then by time. */
export const enqueued = (context: PromptQueueContext, prompts: readonly Prompt[]): Prompt[] =>
  [...context.queue, ...newOnes(context, prompts)].toSorted(inOrder);

/** The same, but the shown one stays: a late welcome goes second. */
export function enqueuedBehind(context: PromptQueueContext, prompts: readonly Prompt[]): Prompt[] {
  const [shown, ...waiting] = context.queue;
  const behind = [...waiting, ...newOnes(context, prompts)].toSorted(inOrder);
  return shown ? [shown, ...behind] : behind;
}
