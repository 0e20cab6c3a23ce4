import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox, outboxRows } from '#database/schema/index.ts';
import { longestQuote } from '#domain/messages/limits.ts';
import { newId } from '#domain/ids.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { mailJob } from '#server/mail/queued-mail.ts';
import { noticeJob } from '#server/features/messages/public.ts';
import { deliveriesOf } from '#server/workers.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { everythingSentAndKept } from '#tests/support/sent-and-kept.ts';
import { readMail, testMailServer, type TestMailServer } from '#tests/support/smtp.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aPair } from '../paths/message-host.ts';

let stage: Stage;
let post: TestMailServer;
let mia: TestPerson;
let carl: TestPerson;

beforeAll(async () => {
  post = await testMailServer();
  stage = await aStage({ settings: { smtpUrl: post.url } });
});
beforeEach(async () => {
  ({ mia, carl } = await aPair(stage));
  post.received.length = 0;
});

const choose = (mailsText: boolean) =>
  stage.as(carl).call('POST /profile/message-settings', { body: { mailsText } });
const write = (text: string) =>
  stage.as(mia).call('POST /conversations/contacts/{contact}/messages', {
    params: { contact: carl.id },
    body: { text, idempotencyKey: newId() },
  });
const remove = ({ id, version }: { readonly id: string; readonly version: number }) =>
  stage.as(mia).call('POST /messages/{message}/events', {
    params: { message: id },
    body: { type: 'DELETE', payload: {}, version, idempotencyKey: newId() },
  });

/** Does the errands of a kind that are for Carl, as the workers do; what was done lies in the outbox as it was. */
async function doErrands(kind: typeof noticeJob | typeof mailJob): Promise<void> {
  const mailer = createMailer(stage.services.settings);
  const work = deliveriesOf(stage.services, mailer)[kind];
  const jobs = await stage.db.orm.select().from(outbox).where(eq(outbox.kind, kind));
  for (const { payload, id } of jobs)
    if (JSON.stringify(payload).includes(carl.id)) await work(payload, id);
  mailer.close();
}
/** The one mail that Carl gets, as text and as a page. */
async function mailToCarl(): Promise<{ readonly text: string; readonly page: string }> {
  await doErrands(mailJob);
  expect(post.received).toHaveLength(1);
  const [text, page] = readMail(post.received[0]?.raw ?? '').parts;
  const linesOf = (body = '') => body.replaceAll('\r\n', '\n');
  return { text: linesOf(text?.body), page: linesOf(page?.body) };
}

test('a mail says who wrote and not what, unless its reader has chosen it', async () => {
  await write('The secret plan');
  await doErrands(noticeJob);
  const { text, page } = await mailToCarl();
  expect(text).toContain('Mia Turner sent you a message.');
  expect(text + page).not.toContain('secret');
  expect(page).not.toContain('<blockquote');
});

test('whoever has chosen it is mailed the last five unread messages, each not at any length, as text that does nothing', async () => {
  await choose(true);
  await write('The very first');
  await write(`Long ${'🦔'.repeat(longestQuote)}`);
  await write('**Bold** & <img src=x onerror=alert(1)>\nsecond line');
  for (const word of ['third', 'fourth', 'fifth']) await write(`The ${word}`);
  await doErrands(noticeJob);
  const { text, page } = await mailToCarl();
  expect(text).toContain(`Mia Turner sent you a message.

> Long ${'🦔'.repeat(longestQuote - 6)}…

> Bold & <img src=x onerror=alert(1)>
> second line

> The third

> The fourth

> The fifth

`);
  expect(text).not.toContain('The very first');
  expect(page).toContain('Bold &amp; &lt;img src=x onerror=alert(1)&gt;\nsecond line</blockquote>');
  expect(page).not.toContain('<img');
});

test('what was deleted, read or taken from a blocked person before the mail goes is not in it', async () => {
  await choose(true);
  await write('Read already');
  await stage.as(carl).call('POST /conversations/contacts/{contact}/marks', {
    params: { contact: mia.id },
    body: { readTo: 1 },
  });
  await write('Still to be read');
  const regretted = await write('Regretted');
  await doErrands(noticeJob);
  await remove(regretted);
  const { text, page } = await mailToCarl();
  expect(text).toContain('> Still to be read\n');
  expect(text + page).not.toMatch(/Read already|Regretted/);
  post.received.length = 0;
  await stage.as(carl).call('POST /conversations/contacts/{contact}/block', {
    params: { contact: mia.id },
    body: { blocked: true },
  });
  expect((await mailToCarl()).text).not.toContain('Still to be read');
});

test('whoever no longer wants it by the time the mail goes is not mailed it', async () => {
  await choose(true);
  await write('The secret plan');
  await doErrands(noticeJob);
  await choose(false);
  expect((await mailToCarl()).text).not.toContain('secret');
});

test('what messages say stands in no notification, outbox, history or log, also where it is mailed', async () => {
  await choose(true);
  await write('The zwiebelfisch plan');
  await doErrands(noticeJob);
  expect((await mailToCarl()).text).toContain('zwiebelfisch');
  const kept = await everythingSentAndKept(stage.db);
  expect(kept).toContain('MessageRecieved');
  expect(kept + JSON.stringify(stage.logged)).not.toContain('zwiebelfisch');
  post.refusal = { code: 550, words: 'no zwiebelfisch here' };
  await expect(doErrands(mailJob)).rejects.toThrow('The mail server did not take the mail');
  post.refusal = null;
  expect(JSON.stringify(stage.logged)).not.toContain('zwiebelfisch');
});

test('a mail that tells of somebody is found when they are erased', async () => {
  await write('Hello');
  await doErrands(noticeJob);
  const aboutMia = await stage.db.orm
    .select({ kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(outboxRows.about?.(mia.id));
  expect(aboutMia.map(({ kind }) => kind)).toEqual([mailJob]);
  expect(aboutMia[0]?.payload).toMatchObject({ recipientId: carl.id });
});
