import { fromPromise } from 'xstate';
import type { Grant, OidcCallback } from '#machines/auth/context.ts';
import {
  forgetAttempts,
  keepAttempt,
  keepSignInDraft,
  takeAttempt,
  signInDraft,
} from './oidc-attempts.ts';
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
      const before = signInDraft(visit);
      const email = input.email ?? before.email ?? formerEmail();
      const intended = input.intended ?? before.intended;
      if (email === undefined) throw rejected(now(), unknown);
      const { url, state, attempt } = await calls.startOidc({ email });
      keepSignInDraft(visit, email, intended);
      keepAttempt(visit, state, { attempt, intended });
      leave(url);
      await new Promise(() => undefined);
    }),
    exchangeCode: fromPromise<Grant & { intended: string | null }, OidcCallback | null>(
      async ({ input }) => {
        const attempt = input && takeAttempt(visit, input.state);
        if (!attempt || input.code === null) throw rejected(now());
        const { code, state, issuer = null } = input;
        const grant = await calls.exchangeCode({ code, state, issuer, attempt: attempt.attempt });
        forgetAttempts(visit);
        return { ...grant, intended: attempt.intended };
      },
    ),
  };
}
