import { bind } from '#server/api/bind.ts';
import { anyone } from '#server/http/policy.ts';
import { exchange } from './exchange.ts';
import { start } from './start.ts';

/** Open to everybody: what counts here is what an organisation's provider says. */
export const singleSignOnBindings = {
  ...bind('POST /auth/oidc/start', { policy: anyone, needs: ['settings', 'log'], handle: start }),
  ...bind('POST /auth/oidc/exchange', {
    policy: anyone,
    needs: ['settings', 'log'],
    handle: exchange,
  }),
};
