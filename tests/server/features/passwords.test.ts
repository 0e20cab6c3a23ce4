import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntries,
  machineEvents,
  outbox,
  passwordLinks,
  users,
} from '#database/schema/index.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { passwordMailDelivery } from '#server/mail/password-mail.ts';
import { anAccount, password } from '#tests/server/identity/identity-server.ts';
import { readMail, testMailServer } from '#tests/support/smtp.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db, clock } = server;
const post = await testMailServer();
const mailer = createMailer({
  smtpUrl: post.url,
  mailFrom: 'Waymark <hello@waymark.test>',
  dataFolder: '/nowhere',
});
const deliver = passwordMailDelivery({ db, clock, mailer, settings: server.services.settings });
const nobody = server.as(null);

const good = 'seven otters climb the hill';
const expired = { status: 422, errors: { link: 'This link has expired. Request a new one.' } };

beforeEach(() => {
  post.received.length = 0;
});

/** Does what waits in the outbox, as the worker would. */
async function sendMails(): Promise<void> {
  for (const { id, kind, payload } of await db.orm.select().from(outbox))
    if (kind === 'passwordLink') await deliver(payload, id);
  await db.orm.delete(outbox);
}

/** The secret in the one mail that came. */
async function linkFor(email: string): Promise<string> {
  await nobody.call('POST /auth/password/link', { body: { email } });
  await sendMails();
  const text = readMail(post.received.at(-1)?.raw ?? '')
    .parts.map(({ body }) => body)
    .join('\n');
  const [, secret = ''] = /\/auth\/password\/reset#([\w-]{43})/.exec(text) ?? [];
  return secret;
}

const choose = (link: string, newPassword = good, repeatNewPassword = newPassword) => ({
  body: { link, newPassword, repeatNewPassword },
});
const signIn = (email: string, secret: string) =>
  nobody.call('POST /auth/sign-in', { body: { email, password: secret } });

describe('asking for a link', () => {
  test('sends one to whoever has the address, in large or small letters', async () => {
    const { email } = await anAccount(db);
    expect(await linkFor(email.toUpperCase())).toMatch(/^[\w-]{43}$/);
    expect(post.received).toHaveLength(1);
    expect(post.received[0]?.to).toEqual([email]);
  });

  test('is answered alike for an address that nobody has, with the same statements', async () => {
    const { email } = await anAccount(db);
    const statements = async (address: string): Promise<string[]> => {
      const before = (await db.orm.select().from(outbox)).length;
      const response = await nobody.request('/api/auth/password/link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address }),
      });
      const after = (await db.orm.select().from(outbox)).length;
      return [String(response.status), await response.text(), `${after - before} errands`];
    };
    const known = await statements(email);
    expect(known).toEqual(['204', '', '1 errands']);
    expect(await statements('nobody-at-all@example.test')).toEqual(known);
    await sendMails();
    expect(post.received).toHaveLength(1);
  });

  test('keeps no secret and no address while it waits, and only a hash after that', async () => {
    const { email } = await anAccount(db);
    await nobody.call('POST /auth/password/link', { body: { email } });
    expect(JSON.stringify(await db.orm.select().from(outbox))).not.toContain(email);
    await sendMails();
    const secret = await linkFor(email);
    const kept = JSON.stringify([await db.orm.select().from(passwordLinks), server.logged]);
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(email);
  });

  test('fills nobody’s mailbox: after five the answer is the same for all addresses', async () => {
    for (const email of [(await anAccount(db)).email, 'nobody-here@example.test']) {
      for (let sent = 0; sent < 5; sent += 1)
        await nobody.call('POST /auth/password/link', { body: { email } });
      expect(await nobody.refused('POST /auth/password/link', { body: { email } })).toMatchObject({
        status: 429,
        errors: { request: expect.stringMatching(/^You’re doing that too often/) as string },
      });
    }
    await db.orm.delete(outbox);
  });

  test('says at the field what is no address', async () => {
    const refusal = await nobody.refused('POST /auth/password/link', { body: { email: 'ada' } });
    expect(refusal.errors).toEqual({ email: 'Enter a valid email address.' });
  });

  test('tells who signs in through their organisation, and brings them no link', async () => {
    const { email } = await anAccount(db, { loginMethod: 'oidc' });
    expect(await linkFor(email)).toBe('');
    expect(post.received).toHaveLength(1);
  });

  test('sends nothing to an account that was deleted', async () => {
    const { email } = await anAccount(db, { status: 'deleted' });
    await linkFor(email);
    expect(post.received).toHaveLength(0);
  });
});

describe('choosing a password by a link', () => {
  test('ends every sign-in; the new password opens, the old one does not', async () => {
    const { id, email } = await anAccount(db);
    const { bearerToken, refreshToken } = await signIn(email, password);
    const link = await linkFor(email);
    expect(await nobody.call('POST /auth/password/check', { body: { link } })).toEqual({
      isOpen: true,
    });
    await nobody.call('POST /auth/password/reset', choose(link));
    expect((await server.withBearer(bearerToken).refused('GET /auth/whoami')).status).toBe(401);
    expect((await nobody.refused('POST /auth/refresh', { body: { refreshToken } })).status).toBe(
      401,
    );
    const old = await nobody.refused('POST /auth/sign-in', { body: { email, password } });
    expect(old.errors).toEqual({ password: 'Incorrect email or password.' });
    await signIn(email, good);
    const noted = await db.orm.select().from(auditEntries).where(eq(auditEntries.actorId, id));
    expect(noted.map(({ kind }) => kind)).toContain('passwordReset');
  });

  test('ends a lock, and its chart knows', async () => {
    const { id, email } = await anAccount(db);
    for (let turn = 0; turn < 5; turn += 1)
      await nobody.refused('POST /auth/sign-in', { body: { email, password: 'wrong' } });
    await nobody.call('POST /auth/password/reset', choose(await linkFor(email)));
    await signIn(email, good);
    const events = await db.orm.select().from(machineEvents).where(eq(machineEvents.entityId, id));
    expect(events).toMatchObject([{ event: 'RESET_PASSWORD', byId: id, state: 'active.unlocked' }]);
  });

  test('works once, also when it is tried many times at one moment', async () => {
    const { email } = await anAccount(db);
    const link = await linkFor(email);
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        nobody.request('/api/auth/password/reset', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(choose(link, `${good} ${index}`).body),
        }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      204,
      ...Array(7).fill(422),
    ]);
    expect(await nobody.call('POST /auth/password/check', { body: { link } })).toEqual({
      isOpen: false,
    });
  });

  test('is over after 60 minutes', async () => {
    const { email } = await anAccount(db);
    const link = await linkFor(email);
    clock.advance({ minutes: 60 });
    expect(await nobody.refused('POST /auth/password/reset', choose(link))).toMatchObject(expired);
  });

  test('a newer link is in the place of the one before', async () => {
    const { email } = await anAccount(db);
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect(await nobody.refused('POST /auth/password/reset', choose(first))).toMatchObject(expired);
    await nobody.call('POST /auth/password/reset', choose(second));
  });

  test('is bound to the address it was sent to', async () => {
    const { id, email } = await anAccount(db);
    const link = await linkFor(email);
    await db.orm
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.id, id));
    expect(await nobody.refused('POST /auth/password/reset', choose(link))).toMatchObject(expired);
  });

  test('a link that never was is told in the same words', async () => {
    expect(await nobody.refused('POST /auth/password/reset', choose('made up'))).toMatchObject(
      expired,
    );
  });

  test.each([
    ['short', 'short', { newPassword: 'Use at least 12 characters.' }],
    [
      'Password1234',
      'Password1234',
      { newPassword: 'This password has appeared in a data breach. Choose another.' },
    ],
    [good, 'something else entirely', { repeatNewPassword: 'The passwords do not match.' }],
  ])(
    '%s, repeated as %s, is refused and leaves the link as it is',
    async (first, again, errors) => {
      const { email } = await anAccount(db);
      const link = await linkFor(email);
      const refusal = await nobody.refused('POST /auth/password/reset', choose(link, first, again));
      expect(refusal.errors).toEqual(errors);
      await nobody.call('POST /auth/password/reset', choose(link));
    },
  );

  test('lets somebody in who was invited', async () => {
    const { id, email } = await anAccount(db, { status: 'invited' });
    await nobody.call('POST /auth/password/reset', choose(await linkFor(email)));
    const [person] = await db.orm.select().from(users).where(eq(users.id, id));
    expect(person?.status).toBe('active');
    await signIn(email, good);
  });
});
