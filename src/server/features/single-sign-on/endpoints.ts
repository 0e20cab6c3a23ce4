import { bind } from '#server/http/bind.ts';
import { anyone } from '#server/http/policy.ts';
import { exchange } from './exchange.ts';
import { start } from './start.ts';

/** Open to everybody: what counts here is what an organisation's provider says. */
export const singleSignOnBindings = {
  ...bind('POST /auth/oidc/start', { policy: anyone, handle: start }),
  ...bind('POST /auth/oidc/exchange', { policy: anyone, handle: exchange }),
};
