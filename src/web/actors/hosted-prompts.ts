import { fromPromise } from 'xstate';
import { promptQueueMachine } from '#machines/prompt-queue/machine.ts';
import type { Prompt } from '#machines/prompt-queue/queue.ts';
import type { DataOf } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';

type Notification = DataOf<'POST /notification/{id}/action'>;

const kinds: Partial<Record<Notification['type'], Prompt['kind']>> = {
  Welcome: 'welcome',
  LevelledUp: 'levelUp',
};
/** Where the button of a prompt leads (specification, 2). */
export const promptLinks: Record<Prompt['kind'], string | null> = {
  welcome: '/app/profile',
  levelUp: '/app/profile#awards',
  other: null,
};

export interface PromptsHost {
  readonly api: () => ApiClient;
  readonly onFollow: (link: string) => void;
  /** The server could not be told that a prompt was answered. */
  readonly onUntold: (id: string) => void;
}

/** The open notifications of the two kinds that open a prompt (specification, 4). */
export async function loadPrompts(api: ApiClient): Promise<readonly Prompt[]> {
  const { data } = await api.call('GET /notifications/mine', {
    query: { tab: 'new', perPage: 100 },
  });
  return data.results.flatMap(({ id, type, createdAt }) => {
    const kind = kinds[type];
    return kind === undefined
      ? []
      : [{ id, kind, link: promptLinks[kind], at: Date.parse(createdAt) }];
  });
}

export const hostedPrompts = (host: PromptsHost): typeof promptQueueMachine =>
  promptQueueMachine.provide({
    actors: {
      load: fromPromise<readonly Prompt[], undefined>(() => loadPrompts(host.api())),
      act: fromPromise<void, { id: string }>(async ({ input }) => {
        await host.api().call('POST /notification/{id}/action', { params: { id: input.id } });
      }),
    },
    actions: {
      follow: (_, { link }) => host.onFollow(link),
      remember: (_, { id }) => host.onUntold(id),
    },
  });
