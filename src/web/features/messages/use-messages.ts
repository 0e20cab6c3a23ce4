import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { MINUTE } from '#domain/time/calendar.ts';
import { hearHints } from '#web/actors/heard-hints.ts';
import type { DataOf, InputOf } from '#web/api/call.ts';
import { useApi } from '#web/screens/use-services.ts';

const route = 'GET /conversations/contacts/{contact}/messages';

export type Stretch = DataOf<typeof route>;
export type Message = Stretch['messages'][number];
type Query = NonNullable<InputOf<typeof route>['query']>;

interface State {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  /** In their order, without gaps. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Where the reader begins. */
  readonly firstUnread: number | null;
}

type Change =
  | { readonly kind: 'opening' }
  | { readonly kind: 'opened' | 'older' | 'newer' | 'changed'; readonly stretch: Stretch }
  | { readonly kind: 'own'; readonly message: Message }
  | { readonly kind: 'failed'; readonly error: unknown };

const nothing: State = {
  phase: 'loading',
  error: null,
  messages: [],
  hasOlder: false,
  hasNewer: false,
  firstUnread: null,
};

const placeOf = ({ position }: Message): number => position ?? 0;

/** Each message once, as it was told last, in their order. */
function joined(one: readonly Message[], other: readonly Message[]): Message[] {
  const byId = new Map(one.map((message) => [message.id, message]));
  for (const message of other)
    if ((byId.get(message.id)?.version ?? 0) <= message.version) byId.set(message.id, message);
  return [...byId.values()].toSorted((first, second) => placeOf(first) - placeOf(second));
}

/** What changed, as far as it lies in what is loaded, or follows it where that is the end. */
function withChanges(state: State, changed: readonly Message[]): State {
  const first = state.messages[0];
  const last = state.messages.at(-1);
  const from = first ? placeOf(first) : 0;
  const to = state.hasNewer && last ? placeOf(last) : Number.POSITIVE_INFINITY;
  const within = changed.filter((each) => placeOf(each) >= from && placeOf(each) <= to);
  return within.length === 0 ? state : { ...state, messages: joined(state.messages, within) };
}

function next(state: State, change: Change): State {
  switch (change.kind) {
    case 'opening':
      return nothing;
    case 'failed':
      return state.phase === 'ready' ? state : { ...nothing, phase: 'failed', error: change.error };
    case 'opened':
      return { ...change.stretch, phase: 'ready', error: null };
    case 'older':
      return {
        ...state,
        messages: joined(state.messages, change.stretch.messages),
        hasOlder: change.stretch.hasOlder,
      };
    case 'newer':
      return {
        ...state,
        messages: joined(state.messages, change.stretch.messages),
        hasNewer: change.stretch.hasNewer,
      };
    case 'changed':
      return withChanges(state, change.stretch.messages);
    case 'own':
      return withChanges(state, [change.message]);
  }
}

/** Clocks of several servers may differ, and what was begun first may be kept last. */
const overlap = 2 * MINUTE;

export interface Messages extends State {
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  /** Begins anew: at the end, or where the reader has to read on. */
  readonly open: (at?: number) => void;
  readonly add: (message: Message) => void;
}

/** The messages of a conversation around where somebody reads; what changes elsewhere comes by itself. */
export function useMessages(contact: string, at: number | undefined): Messages {
  const api = useApi();
  const [state, change] = useReducer(next, nothing);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const asking = useRef<Partial<Record<'older' | 'newer', boolean>>>({});

  const ask = useCallback(
    (query: Query) => api.call(route, { params: { contact }, query }),
    [api, contact],
  );

  const open = useCallback(
    (place?: number) => {
      change({ kind: 'opening' });
      ask(place === undefined ? {} : { around: place }).then(
        (stretch) => change({ kind: 'opened', stretch }),
        (error: unknown) => change({ kind: 'failed', error }),
      );
    },
    [ask],
  );

  useEffect(() => open(at), [open, at]);

  const changes = useCallback(async () => {
    const { phase, messages } = latest.current;
    if (phase === 'loading') return;
    const since = Math.max(0, ...messages.map(({ updatedAt }) => Date.parse(updatedAt))) - overlap;
    if (phase === 'failed' || messages.length === 0) return open(at);
    const stretch = await ask({ changedSince: new Date(since).toISOString() }).catch(() => null);
    if (stretch === null) return undefined;
    if (stretch.hasNewer) return open(at);
    return change({ kind: 'changed', stretch });
  }, [ask, open, at]);

  useEffect(
    () =>
      hearHints((hint) => {
        if (hint.kind === 'missed' || hint.topics.includes(`conversationWith:${contact}`))
          void changes();
      }),
    [changes, contact],
  );

  const load = (direction: 'older' | 'newer', isThere: boolean, query: () => Query): void => {
    if (!isThere || asking.current[direction]) return;
    asking.current[direction] = true;
    void ask(query())
      .then((stretch) => change({ kind: direction, stretch }))
      .catch(() => undefined)
      .finally(() => {
        asking.current[direction] = false;
      });
  };

  const { messages, hasOlder, hasNewer } = state;
  return {
    ...state,
    open,
    add: (message) => change({ kind: 'own', message }),
    loadOlder: () => load('older', hasOlder, () => ({ before: placeIn(messages[0]) })),
    loadNewer: () => load('newer', hasNewer, () => ({ after: placeIn(messages.at(-1)) })),
  };
}

const placeIn = (message: Message | undefined): number => (message ? placeOf(message) : 0);
