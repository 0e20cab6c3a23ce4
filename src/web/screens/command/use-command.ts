import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import type { Arguments, DataOf, EndpointName, InputOf } from '../../api/call.ts';
import { fieldErrorsOf, isSilent, messageOf, reasonOf } from '../../api/messages.ts';
import { refreshAll, refreshChanged } from '../../api/refresh.ts';
import type { CallOptions } from '../../api/client.ts';
import { attemptKeys } from './attempt-key.ts';
import { applyOptimisticUpdates as show, type OptimisticUpdate } from './optimistic-update.ts';
import type { Outcome } from '../../api/outcome.ts';
import { useAnswer } from './use-answer.ts';
import { useAlert } from '../use-alert.ts';
import { useServices } from '../use-services.ts';

/** What a caller writes: the key that makes repeating harmless is added here. */
type Unkeyed<Body> = Body extends { idempotencyKey: string } ? Omit<Body, 'idempotencyKey'> : Body;
export type CommandInput<R extends EndpointName> = Omit<InputOf<R>, 'body'> &
  (InputOf<R> extends { body: infer Body } ? { body: Unkeyed<Body> } : { body?: undefined });

interface Options<R extends EndpointName> {
  /** After the server has accepted it, with what it says it did; null where it says nothing. Pages on screen are fetched again by then. */
  readonly onDone?: (data: DataOf<R>, said: string | null) => void;
  /** What pages will show once it is accepted: they show it at once, and what was there before when it is refused. */
  readonly optimisticUpdates?: (input: CommandInput<R>) => readonly OptimisticUpdate[];
  /** It is open to everybody: sent without waiting for a session. */
  readonly open?: boolean;
}

interface Failure {
  readonly errors: Readonly<Record<string, string>>;
  readonly refusal: string | null;
  readonly conflict: boolean;
}

export interface Command<R extends EndpointName> extends Failure {
  /** Resolves to the answer, or to `undefined` when it was refused; what was refused stands in `errors` and `refusal`, and in an alert. */
  send(input: CommandInput<R>): Promise<DataOf<R> | undefined>;
  readonly busy: boolean;
  /** Sentences by field, for `Form`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Why it was refused as a whole: a guard of the chart, a record changed by somebody else, a server that does not answer. For a `Notice`. */
  readonly refusal: string | null;
  /** Somebody else was faster (409): the latest version is being fetched, and what was typed is still there. */
  readonly conflict: boolean;
  clear(): void;
}

const fine: Failure = { errors: {}, refusal: null, conflict: false };
/** Keys of refusals that belong to no field. */
const wholes = new Set(['event', 'request', 'version', 'idempotencyKey']);

function failureOf(error: unknown): Failure {
  const all = Object.entries(fieldErrorsOf(error)).map(
    ([key, sentence]) => [key.replace(/^payload\./, ''), sentence] as const,
  );
  const errors = Object.fromEntries(all.filter(([key]) => !wholes.has(key)));
  const whole = all.find(([key]) => wholes.has(key))?.[1];
  const conflict = (error as ApiError).status === 409;
  const isAboutFields = Object.keys(errors).length > 0 && !conflict;
  return {
    errors: conflict ? {} : errors,
    refusal: whole ?? (isAboutFields ? null : reasonOf(error)),
    conflict,
  };
}

/**
 * Sends something that changes a record. Sending the same again after a lost answer repeats the attempt under its key, so that nothing happens
 * twice. Refusals are told at the fields and in the page, and in an alert in the words of the specification (8).
 */
export function useCommand<R extends EndpointName>(
  route: R,
  { onDone, optimisticUpdates, open = false }: Options<R> = {},
): Command<R> {
  const services = useServices();
  const api = open ? services.open : services.api;
  const queryClient = useQueryClient();
  const alert = useAlert();
  const answer = useAnswer();
  const keys = useRef(attemptKeys());
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>(fine);

  const send = async (input: CommandInput<R>): Promise<DataOf<R> | undefined> => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setFailure(fine);
    const { body, ...rest } = input as { body?: object; params?: unknown };
    const idempotencyKey = keys.current.keyFor(input);
    const keyed = body === undefined ? rest : { ...rest, body: { ...body, idempotencyKey } };
    let changed: readonly string[] | null = null;
    let outcome = null as Outcome | null;
    const onOutcome = (said: Outcome): void => {
      outcome = said;
    };
    const onChanged = (topics: readonly string[] | null): void => {
      changed = topics;
    };
    const takeBack = show(queryClient, optimisticUpdates?.(input) ?? []);
    try {
      const data = await api.call(
        route,
        ...([{ ...keyed, onChanged, onOutcome }] as unknown as Arguments<R, CallOptions>),
      );
      keys.current.settled();
      refreshChanged(queryClient, route, changed, { params: rest.params, data });
      onDone?.(data, outcome?.sentence ?? null);
      if (outcome !== null) answer({ route, params: rest.params, outcome, data });
      return data;
    } catch (error) {
      takeBack();
      const failure = failureOf(error);
      if (failure.conflict) refreshAll(queryClient);
      if (!isSilent(error)) {
        setFailure(failure);
        alert('error', messageOf(error));
      }
      return undefined;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return { ...failure, send, busy, clear: () => setFailure(fine) };
}
