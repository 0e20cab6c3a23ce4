import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Hint } from '../api/hints.ts';

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

/** Answers that hold a booking, and do not name it in their address. */
const aboutBookings = ({ route }: Pick<Question, 'route'>): boolean =>
  ['GET /booking-requests/{', 'GET /attendees/{', 'GET /booking-invites'].some((part) =>
    route.startsWith(part),
  );

/** Which answers a topic makes old; a topic that is not here makes all of them old. */
const topics: Readonly<Record<string, Concerns>> = {
  booking: ({ route, params }, id) => params['booking'] === id || aboutBookings({ route }),
  bookings: ({ route, params }) =>
    route.startsWith('GET /bookings') && params['booking'] === undefined,
  /** Plain records, by the path of their list. */
  record: ({ route }, id) => route.startsWith(`GET /${id}`),
  notifications: within('/notifications'),
  /** Heard by the room itself, which asks with every word. */
  meeting: () => false,
  /** A page whose own sign-in was ended learns it by asking something that is on every page. */
  'sign-ins': within('/auth/sessions', '/notifications/mine/count'),
  dashboard: within('/dashboard'),
  'set-aside-work': within('/set-aside-work'),
  credits: within('/session-credits', '/booking-requests/options', '/sessions'),
  holds: within('/slot-holds', '/booking-requests/slots'),
  slots: (question, id) => coachAsked(question) === id,
};

/** Whether a change under a topic such as `booking:<id>` may have made a query's answer old. */
export function isTouchedBy(topic: string, key: QueryKey): boolean {
  const [name = '', id = ''] = topic.split(':');
  return topics[name]?.(questionOf(key), id) ?? true;
}

/** Makes what is on screen fresh after a hint; what is not on screen is fetched when it is shown next. */
export function refresh(queryClient: QueryClient, hint: Hint): void {
  if (hint.kind === 'missed') void queryClient.invalidateQueries();
  else
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => hint.topics.some((topic) => isTouchedBy(topic, queryKey)),
    });
}
