import { beforeAll, expect, test } from 'vitest';
import { resourceFileTypes } from '#domain/resources/file-types.ts';
import { resourceScene, type ResourceScene } from '#tests/server/features/resources-scene.ts';
import { hostileFiles } from './hostile-files.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

test('there are as many as were promised', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hostileFiles.map(([what]) => what)).size).toBe(hostileFiles.length);
});

const refused = hostileFiles.filter(([, fate]) => fate === 'refused');
const harmless = hostileFiles.filter(([, fate]) => fate !== 'refused');

test.each(refused)('%s is %s', async (_, __, content, name) => {
  const response = await scene.upload(scene.priya, content, name);
  expect(response.status).toBe(422);
});

test.each(harmless)('%s is %s', async (_, __, content, name) => {
  const { upload, create, download, priya, mia } = scene;
  const response = await upload(priya, content, name);
  expect(response.status).toBe(200);
  const file = (await response.json()) as { id: string; name: string };
  expect(file.name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
  const { id } = await create(priya, { kind: 'file', file: file.id });
  const sent = await download(mia, id);
  const type = sent.headers.get('content-type') ?? '';
  expect(resourceFileTypes).toContain(type.split(';')[0]);
  expect(sent.headers.get('x-content-type-options')).toBe('nosniff');
  expect(sent.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
  // Only what a browser takes for a picture and nothing else stands in place.
  expect(sent.headers.get('content-disposition')).toMatch(
    type.startsWith('image/') ? /^inline;/ : /^attachment;/,
  );
  expect(sent.headers.get('content-disposition')).not.toMatch(/[\r\n"]/);
});
