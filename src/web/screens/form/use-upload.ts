import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isUnauthorized } from '../../api/api-error.ts';
import { createUpload, type Upload } from '../../api/upload.ts';
import { refreshAll } from '../../api/refresh.ts';
import { useServices } from '../use-services.ts';

/** Sends files, with the progress of what is sent. A session that has run out meanwhile is renewed, once, and pages on screen are fetched again afterwards. */
export function useUpload(): Upload {
  const { api, tokens } = useServices();
  const queryClient = useQueryClient();
  return useCallback<Upload>(
    async (route, input) => {
      const send = createUpload({
        baseUrl: '/api',
        bearer: () => tokens()?.bearer ?? null,
        onUnauthorized: () => undefined,
      });
      const { signal } = input;
      const data = await send(route, input).catch(async (error: unknown) => {
        if (!isUnauthorized(error)) throw error;
        // The first call finds out that the token is no longer good, the second waits for the next one.
        await api.call('GET /auth/whoami', { signal }).catch(() => undefined);
        await api.call('GET /auth/whoami', { signal });
        return send(route, input);
      });
      refreshAll(queryClient);
      return data;
    },
    [api, tokens, queryClient],
  );
}
