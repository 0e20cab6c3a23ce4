import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { limits } from '#server/parsing/limits.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import { FairQueue } from '#server/parsing/room/fair-queue.ts';
import { openParsingRoom } from '#server/parsing/room/room.ts';

const logged: string[] = [];
const room = openParsingRoom({
  log: createLog('info', (line) => logged.push(line)),
  program: new URL('./misbehaving.ts', import.meta.url),
  limits: {
    ...limits,
    feedName: { ...limits.feedName, bytes: 1000 },
    userRows: { ...limits.userRows, milliseconds: 500 },
  },
});
afterAll(() => room.close());

const does = (action: string, owner = 'carl') =>
  room.read('feedName', { content: new TextEncoder().encode(action) }, owner);

test('content is read elsewhere, and what it comes to is handed back', async () => {
  expect(await does('School holidays')).toBe('School holidays');
});

test.each([
  ['fill', 'died', 'This calendar can’t be read: it is too large or complex.'],
  ['abort', 'died', 'This calendar can’t be read: it is too large or complex.'],
  ['break', 'unreadable', 'This calendar can’t be read.'],
  ['refuse', 'unreadable', 'This calendar is blue.'],
])(
  'what makes its reader %s is refused with a sentence, and the next one is read',
  async (action, reason, sentence) => {
    const refusal = await does(action).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ParsingRefused);
    expect(refusal).toMatchObject({ reason, message: sentence });
    expect(await does('the next one')).toBe('the next one');
    expect(logged.join()).not.toContain('words of somebody');
  },
);

test('what never ends is ended at its limit, while somebody who waits is served', async () => {
  const content = new TextEncoder().encode('just text');
  const hanging = room.read('userRows', { content }, 'carl').catch((error: unknown) => error);
  expect(await room.read('mediaType', { content }, 'carl')).toBe('text/plain');
  expect(await hanging).toMatchObject({
    reason: 'tooLong',
    message: 'This file takes too long to read.',
  });
  expect(await does('the next one')).toBe('the next one');
});

test('what is too large is not looked at', async () => {
  await expect(does('x'.repeat(1001))).rejects.toMatchObject({ reason: 'tooLarge' });
});

test('the reader knows no secret of the server, reads and writes none of its files, and starts nothing', async () => {
  process.env['TOKEN_SECRET'] = 'known to the server alone';
  expect(await does('secret')).toBeNull();
  for (const action of ['file', 'write', 'start'])
    await expect(does(action)).rejects.toMatchObject({ message: 'This calendar can’t be read.' });
});

test('one person’s hundred feeds wait behind another’s one, and no more than that may wait', () => {
  const queue = new FairQueue<string>(100);
  for (let nth = 0; nth < 100; nth += 1) expect(queue.put('carl', `carl ${nth}`)).toBe(true);
  expect(queue.put('carl', 'one too many')).toBe(false);
  queue.put('cora', 'cora 0');
  const taken = [1, 2, 3].map(() => queue.take(() => true));
  expect(taken).toEqual(['carl 0', 'cora 0', 'carl 1']);
  expect(queue.take((piece) => piece.startsWith('cora'))).toBeNull();
});

test('a room that is closed ends what is being read and reads nothing more', async () => {
  const other = openParsingRoom({
    log: createLog('silent'),
    program: new URL('./misbehaving.ts', import.meta.url),
  });
  const hang = { content: new Uint8Array() };
  const results = [1, 2, 3].map(() =>
    other.read('userRows', hang, 'carl').catch((e: unknown) => e),
  );
  await other.close();
  for (const result of await Promise.all(results)) expect(result).toBeInstanceOf(ParsingRefused);
  await expect(other.read('userRows', hang, 'carl')).rejects.toMatchObject({ reason: 'busy' });
});
