import type { AuthContext, Me, Tokens } from '#machines/auth/context.ts';
import { reasonSentences, type Reason } from '#machines/auth/sentences.ts';
import type { Row, Sent } from '#tools/paths/table.ts';

export type Tab = AuthContext;
export type AuthRow = Row<Tab>;
export type Writes = (tab: Tab, event: Sent) => Partial<Tab>;

export const second = 1_000;
export const minute = 60 * second;

/** A minute before the end, but neither in the first half of its life nor at once. */
const dueOf = ({ expiresAt }: Tokens, at: number) =>
  Math.max(expiresAt - minute, at + (expiresAt - at) / 2, at + 30 * second);
export const got = (event: Sent) =>
  (event['output'] ?? event) as { tokens: Tokens; at: number } & Partial<Tab> & { me: Me };
export const kept = (event: Sent, loginMethod?: Tab['loginMethod']): Partial<Tab> => {
  const { tokens, at } = got(event);
  return {
    tokens,
    now: at,
    renewAt: dueOf(tokens, at),
    ...(loginMethod && { loginMethod }),
  };
};
export const nobody = { tokens: null, me: null, loginMethod: null, tries: 0, recoveries: 0 };
export const because = (reason: Reason): Partial<Tab> => ({
  ...nobody,
  notice: { reason, sentence: reasonSentences[reason] },
});
/** A row for each state that it may happen in: `from(['password', …], 'signedOut', …)`. */
export const from = (
  states: readonly string[],
  to: string,
  row: Omit<AuthRow, 'leads'>,
): AuthRow[] => states.map((state) => ({ ...row, leads: `${state} → ${to}` }));
export const isOutOfReach = ['is out of reach', 'is out of reach for long'];
export const of = (actor: string, answers: readonly string[]) =>
  answers.map((answer) => `${actor}: ${answer}`);

export const isLost = {
  orders: ['clearStorage', 'announceSignOut', 'clearCaches'],
  writes: () => because('expired'),
};

export const fromElsewhere = [
  'another tab renews the tokens',
  'another tab signs in somebody else',
];
export const adopted: Writes = (_, event) => kept(event, 'password');
/** Another try that did not reach the server. */
export const oneMore: Writes = ({ tries }) => ({ tries: tries + 1 });
export const plus =
  (...writes: readonly Writes[]): Writes =>
  (tab, event) =>
    Object.assign({}, ...writes.map((each) => each(tab, event)));
export const working = ['fresh', 'ageing', 'signedIn.renewing', 'waiting', 'offline'];
export const noIntended = () => ({ intended: null });
