import { createContext, useContext } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/messages.ts';
import type { Arguments, EndpointName } from '../../api/call.ts';
import type { CallOptions } from '../../api/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import { refreshAll, refreshChanged } from '../../api/refresh.ts';
import { useAlert } from '../use-alert.ts';
import { useServices } from '../use-services.ts';
import { randomKey } from './attempt-key.ts';
import * as texts from './texts.ts';

/** A record as the answer to an event shows it. */
interface Answered {
  readonly version: number;
  readonly availableEvents: readonly { readonly type: string; readonly enabled: boolean }[];
}

const isAnswered = (data: unknown): data is Answered =>
  typeof data === 'object' &&
  data !== null &&
  'version' in data &&
  'availableEvents' in data &&
  Array.isArray(data.availableEvents);

/** The version at which an event can be sent now; null where the chart does not offer it. */
export function versionFor(type: string, data: unknown): number | null {
  if (!isAnswered(data)) return null;
  const isOffered = data.availableEvents.some((event) => event.type === type && event.enabled);
  return isOffered ? data.version : null;
}

interface Act {
  readonly route: EndpointName;
  readonly params: unknown;
  readonly outcome: Outcome;
  /** The answer of the server. */
  readonly data: unknown;
}

/** What becomes of an act is said where it was done: no alert repeats it, but one that offers to take it back. */
export const SaidInPlace = createContext(false);

/** Says what an act did, with Undo where the record's chart takes it back for this reader. It works after its page is left. */
export function useAnswer(): (act: Act) => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const alert = useAlert();
  const isSaidInPlace = useContext(SaidInPlace);

  const answer = ({ route, params, outcome: { sentence, undo }, data }: Act): void => {
    const version = undo && route.endsWith('/events') ? versionFor(undo.type, data) : null;
    if (undo === null || version === null) {
      if (!isSaidInPlace) alert('success', sentence);
      return;
    }
    const body = { ...undo, version, idempotencyKey: randomKey() };
    alert('success', sentence, () => void takeBack({ route, params, body }));
  };

  const takeBack = async ({
    route,
    params,
    body,
  }: Pick<Act, 'route' | 'params'> & { body: object }) => {
    let changed: readonly string[] | null = null;
    let outcome: Outcome | null = null;
    const options: CallOptions = {
      onChanged: (topics) => {
        changed = topics;
      },
      onOutcome: (said) => {
        outcome = said;
      },
    };
    try {
      const data = await api.call(
        route,
        ...([{ params, body, ...options }] as unknown as Arguments<EndpointName, CallOptions>),
      );
      refreshChanged(queryClient, route, changed, { params, data });
      alert('success', sentenceOf(outcome));
    } catch (error) {
      refreshAll(queryClient);
      alert('error', messageOf(error));
    }
  };
  return answer;
}

/** What was taken back is as it was; no way leads from there to where one has just been. */
const sentenceOf = (outcome: Outcome | null): string => outcome?.sentence ?? texts.undone;
