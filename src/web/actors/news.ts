import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import { catchUp, subscribe } from '../api/hints.ts';
import type { Hint } from '../api/hints.ts';
import type { PromptsRef } from '#machines/app/refs.ts';
import { passOn } from './heard-hints.ts';
import { loadPrompts } from './hosted-prompts.ts';
import { listenTogether } from './listen-together.ts';
import { refresh } from '../api/refresh.ts';
import { watchedCoaches } from './watched-coaches.ts';

interface Reader {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly prompts: () => PromptsRef | undefined;
  /** The id of whoever is signed in. */
  readonly person: string;
  /** Of which moment their first answer is: they have to hear of what changed from then on. */
  readonly answeredSince: () => string | null;
}

/** Listens to what changes on the server until the result is called: pages become fresh, new prompts come up. */
export function listen({ api, queryClient, prompts, person, answeredSince }: Reader): () => void {
  const onHint = (hint: Hint): void => {
    refresh(queryClient, hint);
    passOn(hint);
    if (hint.kind === 'changed' && !hint.topics.includes('notifications')) return;
    loadPrompts(api).then(
      (found) => prompts()?.send({ type: 'prompts.received', prompts: found }),
      () => undefined,
    );
  };
  const interests = watchedCoaches(queryClient);
  return listenTogether({
    person,
    onHint,
    listen: (onNews, options) => subscribe(api, onNews, { ...options, since: answeredSince }),
    catchUp: (signal) => void catchUp(api, onHint, { interests, since: answeredSince(), signal }),
    interests,
    locks: 'locks' in navigator ? navigator.locks : undefined,
  });
}
