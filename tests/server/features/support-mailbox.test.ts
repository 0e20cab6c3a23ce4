import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, outbox, supportMails, users } from '#database/schema/index.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { queuedMail } from '#server/mail/queued-mail.ts';
import { takeUnseen, type LyingMail } from '#server/features/support-requests/mailbox/imap.ts';
import { takeMail } from '#server/features/support-requests/mailbox/take.ts';
import { openMailServer, type MailServer } from '#tests/support/dovecot.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-mailbox-'));
let server: MailServer;
let stage: Stage;
let mia: TestPerson;
let priya: TestPerson;
let from: string;

beforeAll(async () => {
  server = await openMailServer();
  stage = await aStage({ settings: { dataFolder, supportMailbox: server.mailbox } });
  const organizationId = await anOrganisation(stage.db, 'Harbour Health');
  mia = await aPerson(stage.db, 'Member', 'Mia Turner', { organizationId });
  priya = await aPerson(stage.db, 'Admin', 'Priya Raman');
  const [row] = await stage.db.orm.select().from(users).where(eq(users.id, mia.id));
  from = row?.email ?? '';
});
afterAll(async () => {
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

interface Request {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly reference: string;
  readonly answers: readonly {
    readonly text: string;
    readonly files: readonly { readonly name: string; readonly mediaType: string }[];
  }[];
}

const read = async (id: string) =>
  (await ask(stage.as(mia), 'GET', `/support-requests/${id}`)).data as unknown as Request;
const send = async (id: string, type: string, payload: object = {}) => {
  const { version } = await read(id);
  const body = { type, payload, version, idempotencyKey: randomUUID() };
  return ask(stage.as(priya), 'POST', `/support-requests/${id}/events`, body);
};

/** A request that staff have answered, and the address to which the email about it is to be answered. */
async function answered(): Promise<{ id: string; address: string }> {
  const asked = {
    category: 'technical',
    subject: 'The slots stay grey',
    description: 'I chose a session and a coach, and no time can be chosen.',
    idempotencyKey: randomUUID(),
  };
  const { data } = await ask(stage.as(mia), 'POST', '/support-requests', asked);
  await send(data.id, 'REPLY', { text: 'Which week was it?' });
  const { db, settings } = stage.services;
  const jobs = await db.orm.select().from(outbox).where(eq(outbox.kind, 'mail'));
  const mail = jobs.find(({ payload }) => queuedMail.parse(payload).replies?.request === data.id);
  const mailer = createMailer(settings);
  const id = randomUUID();
  await mailDelivery({ db, mailer, settings })(mail?.payload, id);
  const folder = join(dataFolder, 'mail');
  const file = (await readdir(folder)).find((name) => name.endsWith(`${id.slice(-12)}.eml`));
  const written = (await readFile(join(folder, file ?? ''), 'utf8')).replaceAll(/\r\n\s/g, '');
  return { id: data.id, address: /^Reply-To: <?([^\s>]+)/im.exec(written)?.[1] ?? '' };
}

interface Letter {
  readonly to: string;
  readonly sender?: string;
  readonly headers?: string;
  readonly text?: string;
}

const quoted = 'The next one.\n\nOn Mon, 2 Mar 2027 at 10:00, Waymark wrote:\n> Which week was it?';

const letter = ({ to, sender = from, headers = '', text = quoted }: Letter): string =>
  `From: Mia Turner <${sender}>
To: Support <${to}>
Subject: Re: The slots stay grey
Message-ID: <${randomUUID()}@mail.example>
${headers}MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="edge"

--edge
Content-Type: text/plain; charset=utf-8

${text}
--edge
Content-Type: text/plain; name="Steps.txt"
Content-Disposition: attachment; filename="Steps.txt"

First I chose the session.
--edge
Content-Type: text/plain; name="Harmless.txt"
Content-Disposition: attachment; filename="Harmless.txt"
Content-Transfer-Encoding: base64

${Buffer.from('MZ\0\u0001\0not a text').toString('base64')}
--edge--
`;

const seen: LyingMail[] = [];
/** Where the mails lie that nobody has seen. */
async function keysOf(): Promise<string[]> {
  const keys: string[] = [];
  const left = takeUnseen(
    server.mailbox,
    (mail) => {
      keys.push(mail.key);
      return Promise.reject(new Error('Only looked at.'));
    },
    new AbortController().signal,
  );
  await expect(left).rejects.toThrow('Only looked at.');
  return keys;
}
const look = () =>
  takeUnseen(
    server.mailbox,
    async (mail) => {
      seen.push(mail);
      await takeMail(stage.services, mail);
    },
    new AbortController().signal,
  );

test('an answer by email is taken once, without what it quotes, with the attachments that may be sent', async () => {
  const { id, address } = await answered();
  expect(address).toMatch(/^support\+s-[\da-z]{6}\.[\da-f]{32}@waymark\.example$/);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  await server.deliver(letter({ to: address }));
  await look();
  expect(await server.unseen()).toBe(0);
  await look();
  // Somebody else has begun to take it as well.
  for (const mail of seen) await takeMail(stage.services, mail);
  const { status, answers } = await read(id);
  expect(status).toBe('open');
  expect(answers).toHaveLength(2);
  expect(answers[1]?.text).toMatch(/^The next one\.\n\n\(One attachment was left out/);
  expect(answers[1]?.files).toMatchObject([{ name: 'Steps.txt', mediaType: 'text/plain' }]);
});

/** What lies in the folder, and what the table tells of. */
async function storedAndTold(): Promise<readonly [string[], string[]]> {
  const folder = join(dataFolder, 'files', 'kept');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = found.filter((each) => each.isFile()).map(({ name }) => name);
  const rows = await stage.db.orm.select({ name: files.storedAs }).from(files);
  return [stored.toSorted(), rows.map(({ name }) => name).toSorted()];
}

test('two processes that take a mail in the same moment leave one answer, and no attachment that nobody knows of', async () => {
  const { id, address } = await answered();
  await server.deliver(letter({ to: address }));
  await takeUnseen(
    server.mailbox,
    async (mail) => {
      seen.push(mail);
      await Promise.all([takeMail(stage.services, mail), takeMail(stage.services, mail)]);
    },
    new AbortController().signal,
  );
  expect((await read(id)).answers).toHaveLength(2);
  const [stored, told] = await storedAndTold();
  expect(stored).toEqual(told);
  expect(stored.length).toBeGreaterThan(0);
});

test('an answer by email reopens what was resolved', async () => {
  const { id, address } = await answered();
  await send(id, 'RESOLVE');
  await server.deliver(letter({ to: address }));
  await look();
  expect((await read(id)).status).toBe('open');
});

test('what was not sent by whoever asked, to the address made for them, is refused and shown to staff', async () => {
  const { id, address } = await answered();
  const { address: other } = await answered();
  const [, proof = ''] = /\.([\da-f]{32})@/.exec(other) ?? [];
  const wrong = {
    'The address it was sent to is not one that we made.': {
      to: address.replace(/\.[\da-f]{32}@/, `.${proof}@`),
    },
    'It wasn’t sent to the address of one of our emails.': { to: 'support@waymark.example' },
    'It came from another address than the one our email went to.': {
      to: address,
      sender: 'somebody@elsewhere.example',
    },
    'A program sent it, such as an out-of-office reply.': {
      to: address,
      headers: 'Auto-Submitted: auto-replied\n',
    },
  };
  for (const each of Object.values(wrong)) await server.deliver(letter(each));
  await look();
  expect((await read(id)).answers).toHaveLength(1);
  const shown = await ask(stage.as(priya), 'GET', '/support/refused-mails');
  const mails = shown.data as unknown as readonly { readonly refusal: string }[];
  expect(new Set(mails.map(({ refusal }) => refusal))).toEqual(new Set(Object.keys(wrong)));
  expect((await ask(stage.as(mia), 'GET', '/support/refused-mails')).status).toBe(403);
  expect(await stage.db.orm.$count(supportMails)).toBe(seen.length);
});

test('a mail that can’t be taken now keeps no other one waiting, and is found again', async () => {
  const { id, address } = await answered();
  await server.deliver(letter({ to: address, text: 'The first.' }));
  await server.deliver(letter({ to: address, text: 'The second.' }));
  const [first] = await keysOf();
  const failed = takeUnseen(
    server.mailbox,
    (mail) =>
      mail.key === first
        ? Promise.reject(new Error('The database is away.'))
        : takeMail(stage.services, mail),
    new AbortController().signal,
  );
  await expect(failed).rejects.toThrow('The database is away.');
  const texts = async () => (await read(id)).answers.map(({ text }) => text.split('\n')[0]);
  expect(await texts()).toEqual(['Which week was it?', 'The second.']);
  await look();
  expect(await texts()).toEqual(['Which week was it?', 'The second.', 'The first.']);
});

test('a mailbox that can’t be read says so without its password', async () => {
  const away = { ...server.mailbox, password: 'another password' };
  const failed = takeUnseen(away, () => Promise.resolve(), new AbortController().signal);
  await expect(failed).rejects.toThrow(/^The support mailbox could not be read \(\w+\)\.$/);
});
