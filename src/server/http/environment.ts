import type { HttpBindings } from '@hono/node-server';
import type { Principal } from './principal.ts';

/** What travels with a request through the layers. */
export interface Environment {
  /** Absent where a request does not come through a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The endpoint's name with its placeholders, never the path with its ids. */
    route: string;
    principal: Principal | null;
  };
}
