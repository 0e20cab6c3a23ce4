import { fromPromise } from 'xstate';
import type { Grant, OidcCallback } from '#machines/auth/context.ts';
import { forgetWays, keepWay, keepWishes, takeWay, wishes } from './oidc-ways.ts';
import { rejected } from './session-calls.ts';
import type { SessionCalls } from './session-calls.ts';

interface Outside {
  readonly calls: Pick<SessionCalls, 'startOidc' | 'exchangeCode'>;
  /** This tab's own storage. */
  readonly visit: Storage;
  readonly now: () => number;
  /** The address of whoever was signed in before, if anybody was. */
  readonly formerEmail: () => string | undefined;
  /** Leaves the page for an address elsewhere. */
  readonly leave: (url: string) => void;
}

const unknown = 'Enter your email address on the sign-in page, so that we know your organisation.';

/** The way to an organisation's own sign-in, and back. */
export function oidcActors({ calls, visit, now, formerEmail, leave }: Outside) {
  return {
    startOidc: fromPromise<void, { intended: string | null; email?: string }>(async ({ input }) => {
      const before = wishes(visit);
      const email = input.email ?? before.email ?? formerEmail();
      const intended = input.intended ?? before.intended;
      if (email === undefined) throw rejected(now(), unknown);
      const { url, state, attempt } = await calls.startOidc({ email });
      keepWishes(visit, email, intended);
      keepWay(visit, state, { attempt, intended });
      leave(url);
      await new Promise(() => undefined);
    }),
    exchangeCode: fromPromise<Grant & { intended: string | null }, OidcCallback | null>(
      async ({ input }) => {
        const way = input && takeWay(visit, input.state);
        if (!way || input.code === null) throw rejected(now());
        const { code, state, issuer = null } = input;
        const grant = await calls.exchangeCode({ code, state, issuer, attempt: way.attempt });
        forgetWays(visit);
        return { ...grant, intended: way.intended };
      },
    ),
  };
}
