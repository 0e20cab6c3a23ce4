import { describe, expect, test } from 'vitest';
import { activityPackage } from '#server/parsing/package/activity-package.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import {
  cmi5Package,
  course5,
  manifest12,
  manifest2004,
  scorm12Package,
  scorm2004Package,
} from '#tests/support/course-packages.ts';
import { zipOf, type Packed } from '#tests/support/zip.ts';

const beginningOf = (files: readonly Packed[]) => {
  const { files: _, ...beginning } = activityPackage({ content: zipOf(files) });
  return beginning;
};
const refusalOf = (files: readonly Packed[]): string => {
  try {
    return `taken as ${beginningOf(files).protocol}`;
  } catch (error) {
    if (error instanceof ParsingRefused) return error.message;
    throw error;
  }
};
const none = { data: null, passingScore: null, moveOn: null, publisherId: null };

describe('a package of an authoring tool is known by its description', () => {
  test('SCORM 1.2', () => {
    expect(beginningOf(scorm12Package())).toEqual({
      entry: 'content/index_lms.html',
      protocol: 'scorm12',
      launch: { ...none, data: 'level=2' },
    });
    const item = '<adlcp:masteryscore>70</adlcp:masteryscore>';
    expect(beginningOf(scorm12Package(manifest12({ item }))).launch).toEqual({
      ...none,
      passingScore: 70,
    });
  });

  test('SCORM 2004, with what its item adds to the address', () => {
    const found = {
      entry: 'content/index_lms.html?level=2',
      protocol: 'scorm2004',
      launch: { ...none, passingScore: 0.8 },
    };
    expect(beginningOf(scorm2004Package())).toEqual(found);
    for (const version of ['CAM 1.3', '2004 3rd Edition', '2004 4th Edition', '1.3'])
      expect(
        beginningOf(
          scorm2004Package(manifest2004({ version: `<schemaversion>${version}</schemaversion>` })),
        ),
      ).toEqual(found);
    // Where it does not say, by the words that it uses.
    expect(beginningOf(scorm2004Package(manifest2004({ version: '' })))).toEqual(found);
  });

  test('cmi5, wherever in its blocks the unit is', () => {
    expect(beginningOf(cmi5Package())).toEqual({
      entry: 'content/index_lms.html?tool=test',
      protocol: 'cmi5',
      launch: {
        data: 'level=2',
        passingScore: 0.8,
        moveOn: 'CompletedAndPassed',
        publisherId: 'https://author.example/listening/unit',
      },
    });
  });

  test('packed with its folder too, and before a page called index.html', () => {
    const index = { path: 'index.html', content: '<!doctype html>' };
    const inFolder = [...scorm12Package(), index].map((file) => ({
      ...file,
      path: `listening/${file.path}`,
    }));
    expect(beginningOf(inFolder).protocol).toBe('scorm12');
    expect(beginningOf([index])).toEqual({
      entry: 'index.html',
      protocol: 'messages',
      launch: null,
    });
  });
});

const unread = (name: string) =>
  `The ${name} of this package can’t be read. Export the package again.`;
const notInIt = 'The page that this package begins with is not in it.';
const pages = scorm12Package().slice(1);
const withManifest = (content: string | Uint8Array): Packed[] => [
  { path: 'imsmanifest.xml', content },
  ...pages,
];
const hrefs = (href: string) =>
  withManifest(manifest12().replaceAll('"content/index_lms.html"', `"${href}"`));
const au = '<au id="https://author.example/b"><url>content/index_lms.html</url></au>';
const bomb = `<!DOCTYPE m [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`,
).join('')}]><manifest>&j;</manifest>`;

test.each<readonly [string, readonly Packed[], string]>([
  ['that is no XML', withManifest('{"manifest": true}'), unread('imsmanifest.xml')],
  ['that breaks off', withManifest(manifest12().slice(0, 700)), unread('imsmanifest.xml')],
  ['that is empty', withManifest(''), unread('imsmanifest.xml')],
  ['of something else', withManifest('<html></html>'), unread('imsmanifest.xml')],
  [
    'in bytes that are no text',
    withManifest(Buffer.from([0xff, 0xfe, 0x3c, 0])),
    unread('imsmanifest.xml'),
  ],
  ['that unfolds', withManifest(bomb), unread('imsmanifest.xml')],
  [
    'nested without end',
    withManifest(`<manifest>${'<item>'.repeat(20_000)}${'</item>'.repeat(20_000)}</manifest>`),
    unread('imsmanifest.xml'),
  ],
  [
    'larger than any',
    withManifest(`<manifest>${' '.repeat(1_100_000)}</manifest>`),
    'The imsmanifest.xml of this package is too large.',
  ],
  [
    'of no version that is known',
    withManifest('<manifest><metadata><schemaversion>1.1</schemaversion></metadata></manifest>'),
    'The imsmanifest.xml of this package is neither of SCORM 1.2 nor of SCORM 2004.',
  ],
  [
    'with too much to say',
    withManifest(
      manifest12({ item: `<adlcp:datafromlms>${'a'.repeat(5000)}</adlcp:datafromlms>` }),
    ),
    'The launch data of this package is longer than 4,096 characters.',
  ],
  [
    'without anything to launch',
    withManifest(manifest12().replace('"sco"', '"asset"')),
    'This package holds nothing that can be launched (no SCO).',
  ],
  [
    'with several things to launch',
    withManifest(
      manifest12().replace(
        '</organization>',
        '<item identifier="I2" identifierref="R1"/></organization>',
      ),
    ),
    'This package holds 2 activities. Export each as a package of its own.',
  ],
  ['that leads nowhere', hrefs('content/other.html'), notInIt],
  ['that leads out of the package', hrefs('../../etc/passwd.html'), notInIt],
  ['that leads elsewhere', hrefs('https://elsewhere.example/a.html'), notInIt],
  ['that leads to another machine', hrefs('//elsewhere.example/a.html'), notInIt],
  ['that runs', hrefs('javascript:alert(1)'), notInIt],
  ['that begins with a script', hrefs('app.js'), notInIt],
  ['with an address that is none', hrefs('%E0%A4%A.html'), notInIt],
  [
    'with an endless address',
    hrefs(`content/index_lms.html?${'a'.repeat(300)}`),
    'The address of the page that this package begins with is too long.',
  ],
  ['of cmi5 that is no XML', cmi5Package('cmi5'), unread('cmi5.xml')],
  [
    'of cmi5 that leads elsewhere',
    cmi5Package(course5({ url: 'https://elsewhere.example/' })),
    notInIt,
  ],
  [
    'of cmi5 with several units',
    cmi5Package(course5({ beside: au })),
    'This package holds 2 activities. Export each as a package of its own.',
  ],
  [
    'of cmi5 without a unit',
    cmi5Package('<courseStructure></courseStructure>'),
    unread('cmi5.xml'),
  ],
])('a description %s is refused in words', (_, files, sentence) => {
  const started = performance.now();
  expect(refusalOf(files)).toBe(sentence);
  expect(performance.now() - started).toBeLessThan(2000);
});
