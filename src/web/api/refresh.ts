import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Hint } from './hints.ts';
import { questionKey } from './options.ts';

/** What a page asked: an endpoint's name with its input. */
export interface Question {
  readonly route: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The question that a query asks, as its key tells. */
export function questionOf([route, input]: QueryKey): Question {
  const { params, query } = isRecord(input) ? input : {};
  return {
    route: String(route),
    params: isRecord(params) ? params : {},
    query: isRecord(query) ? query : {},
  };
}

type Concerns = (question: Question, id: string) => boolean;

const within =
  (...routes: string[]): Concerns =>
  ({ route }) =>
    routes.some((part) => route.startsWith(`GET ${part}`));

/** The coach whose free times a question is about, be it that one is chosen or that they are looked after. */
export const coachAsked = ({ route, params, query }: Question): unknown => {
  if (route === 'GET /booking-requests/slots') return query['coach'];
  return route === 'GET /coaches/{coach}/time' ? params['coach'] : undefined;
};

/** The coaches whose next free times a question is about. */
const coachesAsked = ({ route, query }: Question): readonly unknown[] =>
  route === 'GET /booking-requests/next-times' && Array.isArray(query['coach'])
    ? query['coach']
    : [];

/** Answers that hold a booking, and do not name it in their address. */
const aboutBookings = ({ route }: Pick<Question, 'route'>): boolean =>
  ['GET /booking-requests/{', 'GET /attendees/{', 'GET /booking-invites'].some((part) =>
    route.startsWith(part),
  );

/** The words of an endpoint's address: `bookings` and `history` of `GET /bookings/{booking}/history`. */
const placesOf = (route: string): string[] =>
  route.split('/').filter((part, index) => index > 0 && !part.startsWith('{'));

const isAboutOneself = (route: string): boolean =>
  ['GET /profile', 'GET /auth/whoami'].some((part) => route.startsWith(part));

const conversationLists = ['GET /conversations', 'GET /conversations/unread', 'GET /dashboard'];

/** Which answers a topic makes old; a topic that is not here makes all of them old. */
const topics: Readonly<Record<string, Concerns>> = {
  booking: ({ route, params }, id) => params['booking'] === id || aboutBookings({ route }),
  bookings: ({ route, params }) =>
    route.startsWith('GET /bookings') && params['booking'] === undefined,
  /** Records by the path of their list, also where they are listed below another record. */
  record: ({ route }, id) =>
    placesOf(route).includes(id) ||
    (id === 'users' && isAboutOneself(route)) ||
    (id === 'kai-conversations' && route === 'GET /dashboard'),
  notifications: within('/notifications'),
  /** Heard by the room itself, which asks with every word. */
  meeting: () => false,
  meetingChat: ({ route, params }, id) =>
    route === 'GET /meetings/{booking}/messages' && params['booking'] === id,
  conversations: ({ route }) => conversationLists.includes(route),
  mailSettings: within('/profile/mail-settings'),
  /** What somebody agrees to in their profile is said by their conversations too. */
  messageSettings: within('/profile/message-settings', '/conversations/contacts/{contact}'),
  /** Signs of a contact are heard by the conversation itself; nothing that was asked is old by them. */
  typing: () => false,
  online: () => false,
  away: () => false,
  /** Messages are fetched by their pages, which keep the place of whoever reads. */
  conversationWith: ({ route, params }, id) =>
    route === 'GET /conversations/contacts/{contact}' && params['contact'] === id,
  /** A page whose own sign-in was ended learns it by asking something that is on every page. */
  'sign-ins': within('/auth/sessions', '/profile/push', '/notifications/mine/count'),
  dashboard: within('/dashboard'),
  'set-aside-work': within('/set-aside-work'),
  credits: within('/session-credits', '/programmes', '/booking-requests/options', '/sessions'),
  holds: within('/slot-holds', '/booking-requests/slots', '/booking-requests/next-times'),
  slots: (question, id) => coachAsked(question) === id || coachesAsked(question).includes(id),
};

/** Whether a change under a topic such as `booking:<id>` may have made a query's answer old. */
export function isTouchedBy(topic: string, key: QueryKey): boolean {
  const [name = '', id = ''] = topic.split(':');
  return topics[name]?.(questionOf(key), id) ?? true;
}

const touched =
  (topics: readonly string[]) =>
  ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
    topics.some((topic) => isTouchedBy(topic, queryKey));

type Choice = (query: Query) => boolean;

/** Whose answers are on their way and will be asked again: once, however often they became old. */
const oldOnArrival = new WeakSet<Query>();

/**
 * Answers that are on their way may be older than what makes them old. The query client asks again itself where a page shows an earlier one; a first answer, and one
 * that no page shows yet, it would take as fresh: they are asked again once they are there.
 */
function askUnderwayAgain(queryClient: QueryClient, isOld: Choice): void {
  const underway = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: isOld })
    .filter((query) => query.state.data === undefined || !query.isActive())
    .filter((query) => !oldOnArrival.has(query));
  for (const query of underway) {
    const askAgain = () => {
      oldOnArrival.delete(query);
      return queryClient.invalidateQueries({ predicate: (each) => each === query });
    };
    oldOnArrival.add(query);
    query.promise?.then(askAgain, askAgain);
  }
}

/** Makes what is on screen fresh after a hint; what is not on screen is fetched when it is shown next. */
export function refresh(queryClient: QueryClient, hint: Hint): void {
  const isOld: Choice = hint.kind === 'missed' ? () => true : touched(hint.topics);
  askUnderwayAgain(queryClient, isOld);
  void queryClient.invalidateQueries({ predicate: isOld });
}

/** The same where anything may have changed. */
export const refreshAll = (queryClient: QueryClient): void =>
  refresh(queryClient, { kind: 'missed' });

/** What a command was answered with. */
export interface Answered {
  readonly params: unknown;
  readonly data: unknown;
}

/** An event of a record is answered with the record as its page shows it: the question that has been answered with it, where a page asked it and need not ask again. */
function answeredPage(
  queryClient: QueryClient,
  command: string,
  { params, data }: Answered,
): Query | undefined {
  const [, record] = /^POST (.+)\/events$/.exec(command) ?? [];
  if (record === undefined || data === undefined) return undefined;
  const queryKey = questionKey(`GET ${record}`, { params });
  const page = queryClient.getQueryCache().find({ queryKey });
  if (!page) return undefined;
  // What is under way may be older than what was just done, or newer: somebody who has just deleted it would be left with it.
  const isBeingAsked = page.state.fetchStatus === 'fetching';
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
  return isBeingAsked ? undefined : page;
}

/**
 * After a command: the page of its record shows what it was answered with. What it has changed besides, as its topics say, and what is asked at its own address, is
 * asked again where it is on screen; everything else when it is shown next. All of it where the server does not say what has changed.
 */
export function refreshChanged(
  queryClient: QueryClient,
  command: string,
  topics: readonly string[] | null,
  answered: Answered,
): void {
  const page = answeredPage(queryClient, command, answered);
  const isOld: Choice = (query) => query !== page;
  const places = placesOf(command);
  const isTouched = topics === null ? () => true : touched(topics);
  const isChanged: Choice = (query) =>
    isOld(query) &&
    (isTouched(query) ||
      placesOf(String(query.queryKey[0])).some((place) => places.includes(place)));
  askUnderwayAgain(queryClient, isChanged);
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: isOld });
  void queryClient.refetchQueries({ type: 'active', predicate: isChanged });
}
