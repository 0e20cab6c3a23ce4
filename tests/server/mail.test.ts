import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import { createMailer, senderOf, type Mailer } from '#server/mail/mailer.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import type { QueuedMail } from '#server/mail/queued-mail.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { readMail, testMailServer, type TestMailServer } from '#tests/support/smtp.ts';

const settings = {
  publicUrl: 'https://waymark.test',
  supportMailbox: null,
  mailFrom: 'Waymark <hello@waymark.test>',
  tokenSecret: new Uint8Array(32).fill(7),
};
let db: Database;
let server: TestMailServer;
let zoe: TestPerson;
let folder: string;
let mailer: Mailer | undefined;

beforeAll(async () => {
  db = await preparedDatabase();
  server = await testMailServer();
  folder = await mkdtemp(join(tmpdir(), 'waymark-mail-'));
  const organizationId = await anOrganisation(db, 'Harbour Health');
  zoe = await aPerson(db, 'Member', 'Zoë Ängström', { organizationId, email: 'zoe@example.test' });
  return async () => {
    await db.close();
    await rm(folder, { recursive: true });
  };
});
afterEach(() => {
  mailer?.close();
  server.received.length = 0;
  server.refusal = null;
});

const queued = (more: Partial<QueuedMail> = {}): QueuedMail => ({
  recipientId: zoe.id,
  at: seededAt,
  subject: 'Declined: Sales coaching on Mon 9 Mar, 14:00',
  text: 'Ana Silva can’t do it: "<script>alert(1)</script> & so on".',
  details: [{ label: 'Where', value: 'In person: 5 <b>High</b> Street' }],
  go: { path: '/app/booking-requests/create?session=1&coach=2', label: 'Choose a new time' },
  calendar: null,
  ...more,
});

function deliver(
  mail: QueuedMail,
  smtpUrl: string | null = server.url,
  id = newId(),
): Promise<void> {
  mailer = createMailer({ ...settings, smtpUrl, dataFolder: folder });
  return mailDelivery({ db, mailer, settings })(mail, id);
}

describe('through a mail server', () => {
  test('a mail goes to where the person can be reached now, from the address of the settings', async () => {
    const id = newId();
    await deliver(queued(), server.url, id);
    const [mail] = server.received;
    expect([mail?.from, mail?.to]).toEqual(['hello@waymark.test', ['zoe@example.test']]);
    const { headers } = readMail(mail?.raw ?? '');
    expect(headers).toMatchObject({
      from: 'Waymark <hello@waymark.test>',
      subject: 'Declined: Sales coaching on Mon 9 Mar, 14:00',
      date: 'Mon, 02 Mar 2026 09:00:00 +0000',
      'message-id': `<${id}@waymark.test>`,
      'auto-submitted': 'auto-generated',
    });
  });

  test('a subject and a name stand on one line and hide nothing', async () => {
    const id = newId();
    const slipped = 'Declined\r\nBcc: all@example.test\u202E\u200B';
    await deliver(queued({ subject: slipped }), server.url, id);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['zoe@example.test']);
    expect(readMail(mail?.raw ?? '').headers).toMatchObject({
      subject: 'Declined Bcc: all@example.test',
    });
    expect(readMail(mail?.raw ?? '').headers).not.toHaveProperty('bcc');
  });

  test('it says the same as text and as a page, and a page shows what people wrote as text', async () => {
    await deliver(queued());
    const [text, html] = readMail(server.received[0]?.raw ?? '').parts;
    expect(text?.headers['content-type']).toContain('text/plain');
    expect(text?.body.replaceAll('\r\n', '\n')).toBe(`Hello Zoë,

Ana Silva can’t do it: "<script>alert(1)</script> & so on".

Where: In person: 5 <b>High</b> Street

Choose a new time: https://waymark.test/app/booking-requests/create?session=1&coach=2

-- 
You’re receiving this email because you have a Waymark account.
See all your notifications: https://waymark.test/app/notifications
`);
    expect(html?.headers['content-type']).toContain('text/html');
    const page = html?.body ?? '';
    expect(page).not.toMatch(/<(script|img|b|link|iframe)\b/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; so on');
    expect(page).toContain(
      'href="https://waymark.test/app/booking-requests/create?session=1&amp;coach=2"',
    );
    expect(page).toContain('href="https://waymark.test/app/notifications"');
    expect(
      [...page.matchAll(/https?:[^"]*/g)].every(([url]) => url.startsWith('https://waymark.test/')),
    ).toBe(true);
  });

  test('the answers that may be given stand below, each with the page on which it is begun', async () => {
    const page = '/app/bookings/1/respond';
    const answers = [{ path: `${page}?answer=decline`, label: 'Decline' }];
    await deliver(queued({ go: { path: page, label: 'Answer the request' }, answers }));
    const [text, html] = readMail(server.received[0]?.raw ?? '').parts;
    const address = `https://waymark.test${page}?answer=decline`;
    expect(text?.body).toContain(`Decline: ${address}`);
    expect(html?.body).toContain(`<a href="${address}"`);
  });

  test('nothing goes to somebody who has left', async () => {
    const gone = await aPerson(db, 'Coach', 'Gus Gone', { status: 'deleted' });
    await deliver(queued({ recipientId: gone.id }));
    expect(server.received).toEqual([]);
  });

  test('a server that refuses fails the errand, in words that name nobody', async () => {
    server.refusal = { code: 550, words: 'no such box zoe@example.test' };
    await expect(deliver(queued())).rejects.toThrow(
      'The mail server did not take the mail (EMESSAGE 550).',
    );
    expect(server.received).toEqual([]);
  });

  test('a server that is not there fails the errand', async () => {
    await expect(deliver(queued(), 'smtp://127.0.0.1:1')).rejects.toThrow('(ESOCKET)');
  });

  test('a damaged errand fails', async () => {
    await expect(deliver({ recipientId: zoe.id } as QueuedMail)).rejects.toThrow('subject');
  });
});

describe('without a mail server', () => {
  test('a mail is kept as a file that names time and person but no address, once however often it is sent', async () => {
    const id = newId();
    await deliver(queued(), null, id);
    await deliver(queued(), null, id);
    const names = await readdir(join(folder, 'mail'));
    expect(names).toEqual([`2026-03-02T09-00-00.000Z_${zoe.id}_${id.slice(-12)}.eml`]);
    const file = join(folder, 'mail', names[0] ?? '');
    const { headers, parts } = readMail(await readFile(file, 'utf8'));
    expect(headers['to']).toContain('<zoe@example.test>');
    expect(parts).toHaveLength(2);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });
});

test.each([
  ['Waymark <hello@waymark.test>', { name: 'Waymark', email: 'hello@waymark.test' }],
  ['hello@waymark.test', { name: '', email: 'hello@waymark.test' }],
  ['"Waymark, Ltd." <hello@waymark.test>', { name: 'Waymark, Ltd.', email: 'hello@waymark.test' }],
])('the sender %s is understood', (mailFrom, sender) => {
  expect(senderOf({ mailFrom })).toEqual(sender);
});
