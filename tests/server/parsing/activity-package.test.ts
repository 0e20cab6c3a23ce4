import { expect, test } from 'vitest';
import { activityPackage } from '#server/parsing/package/activity-package.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import { shippedActivities, shippedFiles } from '#server/activities/shipped.ts';
import { zipOf, type Packed } from '#tests/support/zip.ts';

const page: Packed = { path: 'index.html', content: '<!doctype html><title>Hello</title>' };
const read = (content: Uint8Array) => activityPackage({ content });
const refusalOf = (content: Uint8Array): string => {
  try {
    read(content);
    return 'taken';
  } catch (error) {
    if (error instanceof ParsingRefused) return error.message;
    throw error;
  }
};

test('the files of a package are there by their paths, wherever it was packed', () => {
  const script = { path: 'parts/app.js', content: 'let a = 1;' };
  const wanted = ['index.html', 'parts/app.js'];
  const whole = read(zipOf([page, script]));
  expect(whole.files.map(({ path }) => path)).toEqual(wanted);
  expect(Buffer.from(whole.files[1]?.content ?? []).toString()).toBe('let a = 1;');
  const inFolder = [page, script].map((file) => ({ ...file, path: `quiz/${file.path}` }));
  const litter = { path: '__MACOSX/quiz/._index.html' };
  const folder = { path: 'quiz/', method: 0, content: '' };
  expect(read(zipOf([folder, ...inFolder, litter])).files.map(({ path }) => path)).toEqual(wanted);
});

test.each(shippedActivities)('%s is a package like any other', async (name) => {
  const files = await shippedFiles(name);
  expect(read(zipOf(files)).files).toHaveLength(files.length);
});

const badName = 'This package holds a file whose name can’t be used.';
const unusual = 'This package is packed in an unusual way. Pack it again as a plain zip file.';
const damaged = 'This package is damaged. Pack it again.';

const names = [
  '../index.js',
  '../../etc/passwd.js',
  'a/../../b.js',
  '/etc/cron.js',
  'C:\\windows\\a.js',
  'a\\..\\b.js',
  'a/./b.js',
  'a//b.js',
  '...js/..',
  ' a.js',
  'a /b.js',
  'a./b.js',
  'a\u0000.js',
  'a\u001b[2J.js',
  'gnp.\u202Ejs.js',
  'a\u2066b.js',
  'a\u200Bb.js',
  'a%2e%2e/b.js',
  'a:b.js',
  'a?b.js',
  'a#b.js',
  'a|b.js',
  `${'long'.repeat(50)}.js`,
  'INDEX.HTML',
];

test.each(names)('no file is called %j', (path) => {
  expect(refusalOf(zipOf([page, { path }]))).toBe(badName);
});

const kinds = [
  'a.exe',
  'a.php',
  'a.sh',
  'a.jar',
  'a.wasm',
  'a.html.exe',
  'a.htaccess',
  'Makefile',
  'a.zip',
  'a.hta',
];

test.each(kinds)('no package holds %s', (path) => {
  expect(refusalOf(zipOf([page, { path }]))).toMatch(/^A package can’t hold files such as “/);
});

const nothingToBegin =
  'A package needs a page called index.html, or an imsmanifest.xml or cmi5.xml.';

const head = zipOf([page]);
const changed = (at: number, value: number): Buffer => {
  const copy = Buffer.from(head);
  copy[copy.length - 22 + at] = value;
  return copy;
};

const archives: readonly (readonly [string, Buffer, string])[] = [
  ['a link', zipOf([page, { path: 'a.js', mode: 0o120777 }]), unusual],
  ['a device', zipOf([page, { path: 'a.js', mode: 0o020666 }]), unusual],
  ['something encrypted', zipOf([page, { path: 'a.js', flags: 1 }]), unusual],
  ['another way of packing', zipOf([page, { path: 'a.js', method: 12 }]), unusual],
  ['two names for one file', zipOf([page, { path: 'a.js', inside: 'b.js' }]), unusual],
  ['a wrong checksum', zipOf([page, { path: 'a.js', checksum: 1 }]), damaged],
  [
    'more than it says',
    zipOf([page, { path: 'a.js', content: 'a'.repeat(5000), size: 10 }]),
    damaged,
  ],
  ['less than it says', zipOf([page, { path: 'a.js', content: 'a', size: 10 }]), damaged],
  [
    'a bomb that says what it is',
    zipOf([page, { path: 'a.js', size: 4_000_000_000 }]),
    'A file of this package is too large.',
  ],
  [
    'a bomb of many parts',
    zipOf([
      page,
      ...Array.from({ length: 4 }, (_, index) => ({ path: `${index}.js`, size: 15_000_000 })),
    ]),
    'What this package holds is too large.',
  ],
  [
    'too many files',
    zipOf([page, ...Array.from({ length: 500 }, (_, index) => ({ path: `${index}.js` }))]),
    'A package can hold 500 files at most.',
  ],
  ['no page to begin with', zipOf([{ path: 'start.html' }]), nothingToBegin],
  ['nothing', zipOf([]), nothingToBegin],
  ['no archive at all', Buffer.from('<!doctype html>'), damaged],
  ['half an archive', head.subarray(0, head.length / 2), damaged],
  ['something behind the archive', zipOf([page], { tail: Buffer.from('MZ') }), damaged],
  ['a list elsewhere', changed(16, 1), unusual],
  ['fewer files than there are', changed(10, 0), unusual],
  ['several disks', changed(4, 1), unusual],
  ['something before the archive', Buffer.concat([Buffer.from('MZ'), head]), unusual],
];

test.each(archives)('an archive with %s is refused', (_, archive, sentence) => {
  expect(refusalOf(archive)).toBe(sentence);
});

test('files that lie one over the other are refused', () => {
  const two = zipOf([page, { path: 'a.js' }]);
  const second = two.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  two.writeUInt32LE(0, second + 42);
  expect(refusalOf(two)).toBe(unusual);
});

test('an archive of which any byte is another never does more than be refused', () => {
  const whole = zipOf([page, { path: 'app.js', content: 'let a = 1;' }]);
  for (let at = 0; at < whole.length; at += 1) {
    const broken = Buffer.from(whole);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    const started = performance.now();
    refusalOf(broken);
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
