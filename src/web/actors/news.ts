import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import { subscribe } from '../api/hints.ts';
import type { PromptsRef } from './app.ts';
import { loadPrompts } from './hosted-prompts.ts';
import { refresh } from './live-updates.ts';
import { watchedCoaches } from './watched-coaches.ts';

interface Reader {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly prompts: () => PromptsRef | undefined;
}

/** Listens to what changes on the server until the result is called: pages become fresh, new prompts come up. */
export const listen = ({ api, queryClient, prompts }: Reader): (() => void) =>
  subscribe(
    api,
    (hint) => {
      refresh(queryClient, hint);
      if (hint.kind === 'changed' && !hint.topics.includes('notifications')) return;
      loadPrompts(api).then(
        (found) => prompts()?.send({ type: 'prompts.received', prompts: found }),
        () => undefined,
      );
    },
    { interests: watchedCoaches(queryClient) },
  );
