import type { Role } from '#machines/person.ts';
import { bearerOf } from '../actors/recording-storage.ts';

type Answer = (request: Request, url: URL) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
export const refusal = (status: number, errors: Record<string, string>): Response =>
  json({ status, title: 'Refused', errors }, status);
export const unauthorized = (): Response => new Response(null, { status: 401 });
export const page = (results: readonly unknown[], total = results.length) =>
  json({ data: { results }, meta: { pageNumber: 1, perPage: 20, total } });

/** One page of a list that the reader may add to. */
export const growingPage = (results: readonly unknown[]) =>
  json({
    data: { results },
    meta: { pageNumber: 1, perPage: 20, total: results.length },
    mayCreate: true,
  });

export const mia = {
  id: 'mia',
  firstName: 'Mia',
  fullName: 'Mia Thornton',
  email: 'mia@northwind.example',
  role: 'Member' as Role,
  organization: { id: 'northwind', name: 'Northwind', brandLabel: null, logoUrl: null },
  profilePicture: null,
  pinnedAward: null,
  achievement: { levelName: 'Explorer', badgeUrl: '/explorer.svg', percentProgress: 40 },
  timeZone: 'Europe/London',
  locale: 'en-GB',
  loginMethod: 'password',
  owed: [],
};

export const notification = (id: string, type: string, text: string, createdAt: string) => ({
  id,
  type,
  text,
  createdAt,
  actioned: false,
  group: 'Account',
  link: '/app/profile',
});

/** The server of one test: a few answers, and what it was asked in order. `asked` has method and path with query. */
export class SmallApi {
  readonly asked: string[] = [];
  isDown = false;
  private issued = 0;
  private readonly answers = new Map<string, Answer>([
    ['POST /auth/sign-in', () => json(this.tokens())],
    ['POST /auth/refresh', () => json(this.tokens())],
    ['POST /auth/sign-out', () => new Response(null, { status: 204 })],
    ['GET /auth/whoami', () => json(mia)],
    ['GET /notifications/mine', () => page([])],
    ['GET /notifications/mine/count', () => json({ unactioned: 0, toOpen: [] })],
    ['GET /conversations/unread', () => json({ conversations: 0, hasUndelivered: false })],
    [
      'GET /kai-credit-selection-requests',
      () => json({ data: { results: [] }, meta: { pageNumber: 1, perPage: 1, total: 0 }, open: 0 }),
    ],
    [
      'GET /dashboard',
      () =>
        json({
          nextSession: null,
          moreToDo: {},
          toDo: [],
          credits: [],
          upcoming: [],
          ledTeams: [],
          bookAgain: null,
          conversations: null,
        }),
    ],
    ['GET /user/organization/northwind/team-leaders', () => page([{ id: 'mia' }])],
    ['GET /programmes/user/mia', () => page([])],
    ['GET /events', () => new Response(new ReadableStream())],
  ]);

  /** Another answer than the usual one. */
  on(question: string, answer: Answer): this {
    this.answers.set(question, answer);
    return this;
  }

  tokens() {
    this.issued += 1;
    return {
      bearerToken: bearerOf('mia', Date.now() + 600_000, String(this.issued)),
      refreshToken: `refresh-${this.issued}`,
    };
  }

  readonly fetch: typeof fetch = async (input, init) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost:3000');
    const path = url.pathname.replace(/^\/api/, '');
    const question = `${init?.method ?? 'GET'} ${path}`;
    this.asked.push(question + url.search);
    const answer = this.answers.get(question);
    return answer ? answer(new Request(url, init), url) : refusal(404, { request: 'Not here.' });
  };
}
