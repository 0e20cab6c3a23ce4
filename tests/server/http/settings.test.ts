import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings/settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'settings-'));
afterAll(() => rm(folder, { recursive: true }));

test('nothing has to be set', async () => {
  const settings = await readSettings({ DATA_DIR: folder });
  expect(settings).toMatchObject({
    port: 3000,
    database: { kind: 'embedded', directory: join(folder, 'database') },
    smtpUrl: null,
    publicUrl: 'http://localhost:3000',
    logLevel: 'info',
    dataFolder: folder,
  });
});

test('the secret is made once, for the owner only, and is another one for everybody', async () => {
  const first = await readSettings({ DATA_DIR: folder });
  const again = await readSettings({ DATA_DIR: folder });
  const other = await readSettings({ DATA_DIR: join(folder, 'other') });
  expect(first.tokenSecret).toEqual(again.tokenSecret);
  expect(first.tokenSecret).not.toEqual(other.tokenSecret);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://localhost' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [
    { PUBLIC_URL: 'waymark.example' },
    'PUBLIC_URL must be an address that begins with http:// or https://.',
  ],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
])('%j is refused with a sentence', async (environment, sentence) => {
  await expect(readSettings({ DATA_DIR: folder, ...environment })).rejects.toThrow(sentence);
});

test('a damaged secret is refused', async () => {
  const damaged = join(folder, 'damaged');
  await readSettings({ DATA_DIR: damaged });
  await writeFile(join(damaged, 'secret'), '');
  await expect(readSettings({ DATA_DIR: damaged })).rejects.toThrow('is damaged');
});

test('the log says nothing below its level, and of a failed statement neither its values nor its details', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('not said');
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(ada@example.org)',
  });
  log.error('failed', new Error('Failed query: insert\nparams: ada@example.org', { cause }), {
    request: 'r',
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    message: 'failed',
    request: 'r',
    error: { message: 'Failed query: insert', code: '23505', constraint: 'users_email' },
  });
  expect(lines[0]).not.toContain('ada@');
});
