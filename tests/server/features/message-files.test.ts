import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { files, messages } from '#database/schema/index.ts';
import { DAY } from '#domain/time/calendar.ts';
import { mostAttachments } from '#domain/messages/limits.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { aPair } from '../paths/message-host.ts';
import { ringOnce } from '../paths/product.ts';
import { ask, aStage, type Stage } from '#tests/support/stage.ts';

let stage: Stage;
let mia: Awaited<ReturnType<typeof aPair>>['mia'];
let carl: Awaited<ReturnType<typeof aPair>>['carl'];

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-messages-'));
beforeAll(async () => {
  stage = await aStage({ settings: { dataFolder } });
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
beforeEach(async () => {
  ({ mia, carl } = await aPair(stage));
});

/** A file that somebody has sent and no message has taken. */
async function sentBy(by: string, name = 'Notes.txt', purpose = 'message'): Promise<string> {
  const { db, clock } = stage;
  const store = stage.services.files;
  const id = randomUUID();
  const bytes = Buffer.from(`What ${name} says`);
  const storedAs = await store.write(id, bytes);
  const content = { storedAs, byteLength: bytes.byteLength };
  await keepDraft(db, {
    id,
    purpose,
    by,
    name,
    mediaType: 'text/plain',
    content,
    at: clock.now(),
  });
  return id;
}

const write = (files: readonly string[], more: { text?: string; sendAt?: string } = {}) =>
  ask(stage.as(mia), 'POST', `/conversations/contacts/${carl.id}/messages`, {
    text: more.text ?? '',
    files,
    sendAt: more.sendAt ?? null,
    idempotencyKey: randomUUID(),
  });

const statusFor = async (reader: typeof mia, message: string, file: string): Promise<number> =>
  (await stage.as(reader).request(`/api/messages/${message}/files/${file}`)).status;

describe('the files of a message', () => {
  test('reach the other one and nobody else', async () => {
    const file = await sentBy(mia.id);
    const { id, ...sent } = (await write([file])).data;
    expect(sent['files']).toEqual([expect.objectContaining({ id: file, name: 'Notes.txt' })]);
    const stranger = await aPair(stage);
    expect(await statusFor(mia, id, file)).toBe(200);
    expect(await statusFor(carl, id, file)).toBe(200);
    expect(await statusFor(stranger.carl, id, file)).toBe(404);
    const content = await stage.as(carl).request(`/api/messages/${id}/files/${file}`);
    expect(await content.text()).toBe('What Notes.txt says');
  });

  test('say enough by themselves, and nothing at all does not', async () => {
    expect((await write([await sentBy(mia.id)])).status).toBe(200);
    const refused = await write([]);
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual({ text: 'Write a message or attach a file.' });
  });

  test('are only taken from whoever sent them, once, and for messages', async () => {
    const again = { files: 'Choose these files again.' };
    const own = await sentBy(mia.id);
    expect((await write([own])).status).toBe(200);
    expect((await write([own])).errors).toEqual(again);
    expect((await write([await sentBy(carl.id)])).errors).toEqual(again);
    expect((await write([await sentBy(mia.id, 'Other.txt', 'resource')])).errors).toEqual(again);
  });

  test(`are at most ${mostAttachments}`, async () => {
    const many = await Promise.all(
      Array.from({ length: mostAttachments + 1 }, (_, place) => sentBy(mia.id, `${place}.txt`)),
    );
    expect((await write(many)).errors).toEqual({ files: 'Attach at most 5 files.' });
    expect((await write(many.slice(1))).status).toBe(200);
  });

  test('of a message that is still to be sent are its writer’s alone', async () => {
    const file = await sentBy(mia.id);
    const sendAt = new Date(stage.clock.now() + DAY).toISOString();
    const { id } = (await write([file], { text: 'Tomorrow', sendAt })).data;
    expect(await statusFor(mia, id, file)).toBe(200);
    expect(await statusFor(carl, id, file)).toBe(404);
  });

  test('are shown to nobody once it is deleted, and are gone with its text after 30 days', async () => {
    const text = 'A canary sings';
    const file = await sentBy(mia.id);
    const { id, version } = (await write([file], { text })).data;
    const command = { type: 'DELETE', payload: {}, version, idempotencyKey: randomUUID() };
    const deleted = await ask(stage.as(mia), 'POST', `/messages/${id}/events`, command);
    expect(deleted.data['files']).toEqual([]);
    expect(await statusFor(carl, id, file)).toBe(404);
    expect(await statusFor(mia, id, file)).toBe(404);

    const kept = async () => ({
      text: (await stage.db.orm.select().from(messages).where(eq(messages.id, id)))[0]?.keptText,
      files: await stage.db.orm.$count(files, eq(files.id, file)),
    });
    expect(await kept()).toEqual({ text, files: 1 });
    await ringOnce(stage, stage.clock.now() + 30 * DAY + 1);
    expect(await kept()).toEqual({ text: null, files: 0 });
    const traces = await stage.db.orm.execute(
      `select 'messages' as place from messages m where m::text like '%${text}%'
        union all select 'outbox' from outbox o where o::text like '%${text}%'
        union all select 'events' from machine_events e where e::text like '%${text}%'
        union all select 'notifications' from notifications n where n::text like '%${text}%'
        union all select 'keys' from idempotency_keys k where k::text like '%${text}%'`,
    );
    expect(traces).toEqual([]);
  });
});
