import { expect, test } from 'vitest';
import type { Binding, Bindings } from '#server/api/bind.ts';
import { bind, binderOf } from '#server/api/bind.ts';
import { anyone, only, signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { smallTable } from '#tests/support/small-table.ts';
import type { SmallTable } from '#tests/support/small-table.ts';

const bindSmall = binderOf<SmallTable>();
const admin: Principal = {
  id: 'u1',
  role: 'Admin',
  organizationId: null,
  timeZone: 'Europe/London',
  sessionId: 's1',
  expiresAt: 0,
};

const list = bindSmall('GET /things', {
  policy: signedIn,
  handle: ({ principal }) => [principal.id],
});
const show = bindSmall('GET /things/{thing}', {
  policy: anyone,
  handle: ({ params }) => ({ id: params.thing }),
});
const first = bindSmall('GET /things/first', { policy: anyone, handle: () => ({ id: 'first' }) });
const remove = bindSmall('DELETE /things/{thing}', { policy: signedIn, handle: () => undefined });
const create = bindSmall('POST /things', {
  policy: only('staff'),
  handle: ({ body }) => ({ id: body.name }),
});

test('a table with every endpoint bound compiles, and one that lacks an endpoint does not', () => {
  const whole: Bindings<SmallTable> = { ...list, ...show, ...first, ...create, ...remove };
  // @ts-expect-error POST /things is not bound
  const lacking: Bindings<SmallTable> = { ...list, ...show, ...first, ...remove };
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(smallTable).toSorted());
  expect(Object.keys(lacking)).toHaveLength(4);
});

test('a binding without a policy, without a function, of an unknown endpoint or with a wrong answer does not compile', () => {
  const faults: object[] = [];
  // @ts-expect-error there is no policy
  faults.push(() => bind('GET /booking/filter', { handle: () => [] }));
  // @ts-expect-error there is no function
  faults.push(() => bind('GET /booking/filter', { policy: signedIn }));
  // @ts-expect-error there is no such endpoint
  faults.push(() => bind('GET /nothing', { policy: signedIn, handle: () => [] }));
  // @ts-expect-error the contract promises a list of texts
  faults.push(() => bindSmall('GET /things', { policy: signedIn, handle: () => [1] }));
  faults.push(() =>
    // @ts-expect-error nobody may be signed in
    bindSmall('GET /things', { policy: anyone, handle: ({ principal }) => [principal.id] }),
  );
  expect(faults).toHaveLength(5);
});

test('policies admit, ask to sign in, or refuse', () => {
  const admissions = (binding: Binding, ...principals: (Principal | null)[]) =>
    principals.map((principal) => binding.policy.admits(principal));
  const member: Principal = { ...admin, role: 'Member' };
  expect(admissions(show['GET /things/{thing}'], null, member, admin)).toEqual([
    'yes',
    'yes',
    'yes',
  ]);
  expect(admissions(list['GET /things'], null, member, admin)).toEqual([
    'unauthenticated',
    'yes',
    'yes',
  ]);
  expect(admissions(create['POST /things'], null, member, admin)).toEqual([
    'unauthenticated',
    'forbidden',
    'yes',
  ]);
});
