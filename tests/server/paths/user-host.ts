import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { passwordCredentials, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { userChart } from '#machines/user/chart.ts';
import { userFields } from '#machines/user/fields.ts';
import type { UserContext } from '#machines/user/context.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import { userMachine } from '#machines/user/machine.ts';
import { statePathOf } from '#machines/user/states.ts';
import { activateUser, userKind } from '#server/features/users/public.ts';
import { accountOf } from '#server/identity/locks.ts';
import { makeLink } from '#server/identity/password-links.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, tryOut, type Stage } from '#tests/support/stage.ts';
import type { Case } from '#tools/paths/model.ts';
import { asTheProduct, ringOnce, type Answer } from './product.ts';
import { obstaclesTo } from './user-obstacles.ts';
import type { TriedDriver } from './two-at-once.ts';

const own = 'a password of the one who walks';
const chosen = 'a walk along the shore';

/**
 * The chart of accounts behind the API, as a host of paths. Staff act through the accounts, people through their profile and the links in their mails, single
 * sign-on and the product through the kernel, time by the clock and the timer worker.
 */
export async function userHost(stage: Stage): Promise<TriedDriver> {
  const { db, clock, services } = stage;
  const home = await anOrganisation(db, 'Walked Works');
  const cast: Readonly<Record<string, TestPerson>> = {
    max: await aPerson(db, 'Member', 'Max Walker', { organizationId: home }),
    sam: await aPerson(db, 'Admin', 'Sam Walker'),
    eva: await aPerson(db, 'SuperAdmin', 'Eva Walker'),
  };
  const passwordHash = await hashPassword(own, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const knowsPassword = (userId: string) =>
    db.orm
      .insert(passwordCredentials)
      .values({ userId, passwordHash, changedAt: 0 })
      .onConflictDoUpdate({ target: passwordCredentials.userId, set: { passwordHash } });
  for (const { id } of Object.values(cast)) await knowsPassword(id);

  let series = 0;
  let address = '';
  let link = '';
  let id: string | null = null;
  let model: SnapshotFrom<typeof userMachine>;

  const callerOf = ({ by }: UserEvent) => {
    const known = cast[by.id];
    if (known) return stage.as(known);
    return stage.as({
      id: id ?? newId(),
      role: by.role as TestPerson['role'],
      organizationId: home,
    });
  };
  const isTheirs = ({ by }: UserEvent): boolean => by.id === 'mia';
  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(users)
      .where(eq(users.id, id ?? newId()));
    return row;
  };
  const inOurWorld = <Fields extends Partial<UserContext>>(fields: Fields) => ({
    ...fields,
    ...(fields.organizationId && { organizationId: home }),
    ...(fields.email && { email: fields.email.startsWith('new@') ? `new.${address}` : address }),
  });
  const fieldsOf = (event: UserEvent): object => {
    const written = { ...model.context, ...event };
    const entries = userFields.map((field) => [field, written[field]]);
    return inOurWorld(Object.fromEntries(entries) as Partial<UserContext>);
  };
  const payloadOf = (event: UserEvent): object => {
    switch (event.type) {
      case 'EDIT':
        return { ...fieldsOf(event), yourPassword: own };
      case 'RESET_PASSWORD':
        return { password: chosen, yourPassword: own };
      case 'OBFUSCATE':
        return {
          email:
            event.email?.toLowerCase() === 'mia@example.test'
              ? address.toUpperCase()
              : 'max@example.test',
          yourPassword: own,
        };
      default:
        return {};
    }
  };

  const byLink = async (): Promise<Answer> => {
    const response = await stage.as(null).request('/api/auth/password/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link, newPassword: chosen, repeatNewPassword: chosen }),
    });
    const { status, ok } = response;
    return { status, errors: ok ? {} : JSON.parse(await response.text()).errors };
  };
  const newLink = async (): Promise<void> => {
    const account = accountOf(services.settings.tokenSecret, address);
    link = await makeLink(db, {
      userId: id ?? newId(),
      purpose: 'recovery',
      account,
      at: clock.now(),
      ttl: defaultPolicy.linkTtl,
    });
  };
  const sendToKernel = (event: UserEvent): Promise<Answer> => {
    const by = isTheirs(event) ? { ...event.by, id: id ?? newId() } : event.by;
    return asTheProduct(db, () =>
      send(db, userKind, id ?? newId(), { ...event, by, at: clock.now() }),
    );
  };

  /** Sends a model's event on the way on which it comes. */
  const attempt = async (event: UserEvent, more: object = {}): Promise<Answer> => {
    const { type, by } = event;
    const isByLink = type === 'ACTIVATE' || type === 'RESET_PASSWORD';
    if (by.role === 'System') return sendToKernel(event);
    if (isTheirs(event) && isByLink) {
      if (type === 'ACTIVATE' && model.context.loginMethod === 'oidc' && model.matches('invited'))
        return asTheProduct(db, () => activateUser(db, id ?? newId(), clock.now()));
      return byLink();
    }
    // The page for it answers everybody alike, so that nobody learns who has an account.
    if (isTheirs(event) && type === 'SEND_RESET_LINK') return sendToKernel(event);
    const caller = callerOf(event);
    const idempotencyKey = newId();
    if (type === 'CREATE')
      return ask(caller, 'POST', '/users', { ...fieldsOf(event), ...more, idempotencyKey });
    const version = (await rowNow())?.version ?? 1;
    const payload = { ...payloadOf(event), ...more };
    const isProfile =
      isTheirs(event) && by.role === 'Member' && type === 'EDIT' && !('email' in event);
    const path = isProfile ? '/profile/events' : `/users/${id ?? newId()}/events`;
    return ask(caller, 'POST', path, { type, payload, version, idempotencyKey });
  };

  const expectedOf = (event: UserEvent) => {
    const { by, type } = event;
    const isByLink = type === 'ACTIVATE' || type === 'RESET_PASSWORD';
    if (isTheirs(event) && isByLink) return { status: 422, keys: ['link'] };
    const isProfile =
      by.role === 'Member' && isTheirs(event) && type === 'EDIT' && !('email' in event);
    if (by.role !== 'System' && ['ACTIVATE', 'LOCK', 'RETENTION_END'].includes(type))
      return { status: 422, keys: ['type'] };
    if (by.role === 'Member' && !isProfile) return { status: 403, keys: ['request'] };
    if (id === null && type !== 'CREATE') return { status: 404, keys: ['request'] };
    const row = id === null ? null : rowOf<UserContext>(userChart, model);
    const decision = decide(userChart, row, event, model.context);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, keys: Object.keys(decision.errors) };
  };

  return {
    tries: ({ event }) => attempt(event as UserEvent),
    // The links in mails have a test of their own.
    canTry: ({ event }) => event.type !== 'CREATE' && !isTheirs(event as UserEvent),
    async start(input) {
      id = null;
      address = `mia.${(series += 1)}@walked.example`;
      link = 'a link of nobody';
      [model] = initialTransition(userMachine, input as UserContext);
      await db.script('delete from timers');
    },
    async does({ name, event }: Case) {
      const asked = event as UserEvent;
      const isByLink = asked.type === 'ACTIVATE' || asked.type === 'RESET_PASSWORD';
      if (isTheirs(asked) && isByLink) await newLink();
      const reply = await attempt(asked);
      if (reply.status >= 300)
        throw new Error(`“${name}” is refused: ${JSON.stringify(reply.errors)}`);
      if (id === null && reply.data) {
        ({ id } = reply.data);
        await knowsPassword(id);
      }
      [model] = transition(userMachine, model, asked);
    },
    async happens({ event }: Case) {
      const rings = (await rowNow())?.lockedUntil;
      if (rings === null || rings === undefined) throw new Error('Nothing rings for the account');
      clock.set(rings);
      await ringOnce(stage, rings);
      [model] = transition(userMachine, model, event as never);
    },
    async isIn(states) {
      const row = await rowNow();
      const actual = row ? statePathOf(row) : 'new';
      if (!isDeepStrictEqual([actual], [...states]))
        throw new Error(`The account is ${actual}, not ${states.join()}`);
    },
    async refuses({ name, event }, guards) {
      const asked = event as UserEvent;
      const { status, errors } = await tryOut(db, async () => {
        if (id !== null) await knowsPassword(id);
        const [question = ''] = Object.keys(asked.facts ?? {});
        const isAsked = guards.includes(question);
        const more = isAsked
          ? await obstaclesTo[question]?.({ stage, id, home, type: asked.type })
          : {};
        // Nobody else than a super admin has power over the last one.
        const asker =
          question === 'isNotLastSuperAdmin'
            ? { ...asked, by: { id: 'eva', role: 'SuperAdmin' } as const }
            : asked;
        return attempt(asker, more);
      });
      const actual = { status, keys: Object.keys(errors) };
      const expected = expectedOf(asked);
      if (!isDeepStrictEqual(actual, expected))
        throw new Error(
          `“${name}” is answered with ${status} ${JSON.stringify(errors)}, not ${JSON.stringify(expected)}`,
        );
    },
  };
}
