import { QueryClient } from '@tanstack/react-query';
import { isWorthAnotherTry } from '../api/options.ts';

/** Milliseconds. Changes are heard of at once; this is for what they do not reach. */
const fresh = 30_000;

/** Failures are for the pages to show; they ask again by themselves while the server does not answer. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        networkMode: 'always',
        retry: isWorthAnotherTry,
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4_000),
      },
    },
  });
