import { binderOf } from '#server/api/bind.ts';
import type { Bindings } from '#server/api/bind.ts';
import { anyone, only, signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { smallTable } from '#tests/support/small-table.ts';
import type { SmallTable } from '#tests/support/small-table.ts';
import { testServer } from '#tests/support/server.ts';
import type { TestPerson } from '#tests/support/people.ts';

export const member: TestPerson = {
  id: '0199a000-0000-7000-8000-000000000001',
  role: 'Member',
  organizationId: null,
};
export const admin: TestPerson = {
  id: '0199a000-0000-7000-8000-000000000002',
  role: 'Admin',
  organizationId: null,
};
export const thing = '0199a000-0000-7000-8000-00000000000a';

const bind = binderOf<SmallTable>();

/** What handlers do, to be replaced by a test. */
export const behaviour: {
  list: (given: { search: string | null; kinds: readonly string[] }) => string[];
  show: () => { id: string };
} = {
  list: () => [],
  show: () => ({ id: thing }),
};

export const smallBindings: Bindings<SmallTable> = {
  ...bind('GET /things', {
    policy: signedIn,
    handle: ({ query }) => behaviour.list({ search: query.search, kinds: query.kinds ?? [] }),
  }),
  ...bind('GET /things/first', {
    policy: anyone,
    handle: ({ principal }) => ({ id: principal?.id ?? 'nobody' }),
  }),
  ...bind('GET /things/{thing}', { policy: anyone, handle: () => behaviour.show() }),
  ...bind('POST /things', {
    policy: only('staff'),
    handle: ({ body }) => {
      if (body.name === 'taken') throw refuse.conflict({ name: 'Name is already in use.' });
      return { id: body.name };
    },
  }),
  ...bind('DELETE /things/{thing}', { policy: signedIn, handle: () => undefined }),
};

export const smallServer = (options: Parameters<typeof testServer>[0] = {}) =>
  testServer({ table: smallTable, bindings: smallBindings, ...options });
