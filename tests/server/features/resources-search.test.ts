import { beforeAll, expect, test } from 'vitest';
import { bytesOf, zipOf } from '#tests/support/archive.ts';
import { worksheet } from '#server/files/shipped/worksheet.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

async function fileSaying(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  more: object = {},
) {
  const { upload, create, work, priya } = scene;
  const response = await upload(priya, content, name);
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  const made = await create(priya, { kind: 'file', file: id, name, ...more });
  await work();
  return made;
}

const found = (search: string) => scene.listed(scene.mia, { search });

test('words are found in titles, descriptions and texts, and best where they count most', async () => {
  const { create, priya } = scene;
  await create(priya, { name: 'Deep sleep', article: 'Nothing else.' });
  await create(priya, { name: 'Evenings', description: 'How to sleep.', article: 'Calm down.' });
  await create(priya, { name: 'Mornings', article: 'Whoever sleeps well gets up.' });
  expect(await found('sleeping')).toEqual(['Deep sleep', 'Evenings', 'Mornings']);
  expect(await found('slee')).toEqual(['Deep sleep', 'Evenings', 'Mornings']);
  expect(await found('sleep calm')).toEqual(['Evenings']);
  expect(await found('!?')).toEqual([]);
  expect(await found("' & | ! :* sleep <->")).toEqual(['Deep sleep', 'Evenings', 'Mornings']);
});

test('what was found stands out, in the title and in a sentence around it', async () => {
  const { create, server, priya, mia } = scene;
  await create(priya, {
    name: 'The delegation ladder',
    article: '## Rungs\n\nSay which **rung** of delegation you mean.',
  });
  const { data } = await server.as(mia).call('GET /resources', { query: { search: 'delegation' } });
  expect(data.results.map((each) => each.found)).toEqual([
    {
      title: [
        { text: 'The ', isFound: false },
        { text: 'delegation', isFound: true },
        { text: ' ladder', isFound: false },
      ],
      text: [
        { text: 'Rungs Say which rung of ', isFound: false },
        { text: 'delegation', isFound: true },
        { text: ' you mean', isFound: false },
      ],
    },
  ]);
  const all = await server.as(mia).call('GET /resources', { query: {} });
  expect(all.data.results.every((each) => each.found === null)).toBe(true);
});

test('files are found by what they say, once they were read', async () => {
  await fileSaying('A heron stands in the water.', 'birds.txt');
  await fileSaying(
    new Uint8Array(worksheet([{ title: 'Otters', lines: ['They hold hands.', '_'] }])),
    'river.pdf',
  );
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${office}.document.main+xml"/></Types>`;
  const body =
    '<w:document><w:p><w:t>Badgers &amp; </w:t><w:t>foxes</w:t></w:p><w:p><w:t>dig.</w:t></w:p></w:document>';
  await fileSaying(
    zipOf([
      ['[Content_Types].xml', bytesOf(types)],
      ['word/document.xml', bytesOf(body)],
    ]),
    'wood.docx',
  );
  expect(await found('heron')).toEqual(['birds.txt']);
  expect(await found('otter hands')).toEqual(['river.pdf']);
  expect(await found('badger foxes')).toEqual(['wood.docx']);
});

test('another file is found by what it says, and no longer by what the one before said', async () => {
  const { upload, edit, work, priya } = scene;
  const made = await fileSaying('About larks.', 'sky.txt');
  const { id } = (await (await upload(priya, 'About moles.', 'earth.txt')).json()) as {
    id: string;
  };
  await edit(priya, made, { kind: 'file', file: id, name: 'sky.txt' });
  await work();
  expect([await found('lark'), await found('mole')]).toEqual([[], ['sky.txt']]);
});

test('nobody finds what they may not see, not even by a word of a file', async () => {
  await fileSaying('Only coaches read of wolverines.', 'coaches.txt', { audience: 'coaches' });
  const { listed, mia, ana, priya, places } = scene;
  await fileSaying('Here a wolverine sleeps.', 'elsewhere.txt', {
    scope: 'booking',
    target: places.booking,
  });
  expect(await listed(mia, { search: 'wolverine' })).toEqual(['elsewhere.txt']);
  expect(await listed(scene.otto, { search: 'wolverine' })).toEqual(['coaches.txt']);
  expect((await listed(ana, { search: 'wolverine' })).toSorted()).toEqual([
    'coaches.txt',
    'elsewhere.txt',
  ]);
  expect((await listed(priya, { search: 'wolverine' })).length).toBe(2);
});

test('a file whose words can’t be read is still there', async () => {
  const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, 1)]);
  const made = await fileSaying(new Uint8Array(broken), 'broken.pdf');
  expect(await found('broken')).toEqual(['broken.pdf']);
  expect((await scene.download(scene.mia, made.id)).status).toBe(200);
});

test('staff and coaches read how many of those it is for have opened it', async () => {
  const { create, server, show, priya, ana, mia, places } = scene;
  const made = await create(priya, { name: 'Counted', scope: 'booking', target: places.booking });
  await server.as(mia).call('POST /resources/{resource}/progress', {
    params: { resource: made.id },
    body: { type: 'OPEN', idempotencyKey: crypto.randomUUID() },
  });
  for (const reader of [priya, ana])
    expect(await show(reader, made.id)).toMatchObject({ openedBy: 1, openedOf: 2 });
  expect(await show(mia, made.id)).toMatchObject({ openedBy: null, openedOf: null });
});
