import type { DataOf } from '#web/api/call.ts';
import type { ApiClient } from '#web/api/client.ts';
import { newId } from '#domain/ids.ts';
import type { Saved } from './saver.ts';

export type Response = DataOf<'GET /interactive-responses/{interactiveResponse}'>;
export type Frame = DataOf<'POST /interactive-responses'>['frame'];

/** An activity that is shown, with the response of whoever works in it; nobody's where it is only looked at. */
export interface Launched {
  readonly frame: Frame;
  readonly state: string | null;
  readonly response: Response | null;
}

/** Where an activity comes from, and where what it says goes. */
export interface Source {
  readonly launch: (signal: AbortSignal) => Promise<Launched>;
  readonly save: (response: Response, messages: readonly Saved[]) => Promise<Response>;
  readonly restart: (response: Response) => Promise<Response>;
}

/** A member launches it. */
export const launchOf = (api: ApiClient, assignment: string): Source => ({
  launch: (signal) =>
    api.call('POST /interactive-responses', {
      body: { assignment, idempotencyKey: newId() },
      signal,
    }),
  save: ({ id }, messages) =>
    api.call('POST /interactive-responses/{interactiveResponse}/messages', {
      params: { interactiveResponse: id },
      body: { messages: [...messages], idempotencyKey: newId() },
    }),
  async restart({ id }) {
    const params = { interactiveResponse: id };
    const { version } = await api.call('GET /interactive-responses/{interactiveResponse}', {
      params,
    });
    return api.call('POST /interactive-responses/{interactiveResponse}/events', {
      params,
      body: { type: 'RESTART', payload: {}, version, idempotencyKey: newId() },
    });
  },
});

const nothingKept = () => Promise.reject(new Error('Nothing you do in a preview is saved.'));

/** Coaches and staff look at it. */
export const previewOf = (ask: (signal: AbortSignal) => Promise<Frame>): Source => ({
  launch: async (signal) => ({ frame: await ask(signal), state: null, response: null }),
  save: nothingKept,
  restart: nothingKept,
});

export const assignmentPreview = (api: ApiClient, id: string): Source =>
  previewOf((signal) =>
    api.call('GET /programme-interactive-resources/{programmeInteractiveResource}/preview', {
      params: { programmeInteractiveResource: id },
      signal,
    }),
  );

export const activityPreview = (api: ApiClient, id: string): Source =>
  previewOf((signal) =>
    api.call('GET /interactive-resources/{interactiveResource}/preview', {
      params: { interactiveResource: id },
      signal,
    }),
  );
