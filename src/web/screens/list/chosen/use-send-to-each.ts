import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Arguments } from '../../../api/call.ts';
import type { CallOptions } from '../../../api/client.ts';
import { reasonOf } from '../../../api/messages.ts';
import { refreshChanged } from '../../../api/refresh.ts';
import { attemptKeys } from '../../command/attempt-key.ts';
import { paramsOf, type EventEndpoint } from '../../command/use-event-form.ts';
import { useApi } from '../../use-services.ts';
import { chosenWords as words } from './chosen-words.ts';

interface Named {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

interface Act {
  readonly type: string;
  readonly label: string;
  /** The same for all of them. */
  readonly payload: object;
}

interface Failure {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** Progress. */
export interface Sending {
  readonly label: string;
  readonly done: number;
  readonly of: number;
}

interface Outcome {
  /** Those that are still as they were. */
  readonly failed: readonly string[];
  readonly summary: string;
}

/** Sends one event to several records, one after the other, each with its own version; what is refused keeps nobody from the others. */
export function useSendToEach(route: EventEndpoint) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const sendTo = async ({ id, version }: Named, { type, payload }: Act) => {
    const body = { type, version, payload };
    let changed: readonly string[] | null = null;
    const onChanged = (topics: readonly string[] | null): void => {
      changed = topics;
    };
    const idempotencyKey = attemptKeys().keyFor(body);
    const input = { params: paramsOf(route, id), body: { ...body, idempotencyKey }, onChanged };
    await api.call(route, ...([input] as unknown as Arguments<EventEndpoint, CallOptions>));
    return changed;
  };

  const send = async (
    act: Act,
    rows: readonly Named[],
    count: (number: number) => string,
  ): Promise<Outcome> => {
    const failed: Failure[] = [];
    const topics: (readonly string[] | null)[] = [];
    for (const [done, row] of rows.entries()) {
      setSending({ label: act.label, done, of: rows.length });
      try {
        topics.push(await sendTo(row, act));
      } catch (error) {
        failed.push({ id: row.id, name: row.name, reason: reasonOf(error) });
      }
    }
    const known = topics.flatMap((each) => each ?? []);
    const changed = topics.includes(null) || failed.length > 0 ? null : known;
    refreshChanged(queryClient, route, changed, { params: undefined, data: undefined });
    const parts = [
      ...(failed.length === rows.length
        ? []
        : [words.done(act.label, count(rows.length - failed.length))]),
      ...(failed.length === 0 ? [] : [words.refused(count(failed.length))]),
    ];
    const summary = parts.join(' ');
    setFailures(failed);
    setSending(null);
    return { failed: failed.map(({ id }) => id), summary };
  };

  return { sending, failures, send };
}
