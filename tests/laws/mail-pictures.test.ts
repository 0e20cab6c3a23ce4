import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticeRows, typeOf } from '#domain/notifications/notices.ts';
import { notificationTypes } from '#domain/notifications/notification-types.ts';
import { pictureOf, sampleMails, type Pictured } from '#tools/mails/sample-mails.ts';
import { expectNone } from './breach.ts';

const folder = 'docs/mails';
/** Bytes that all pictures may have together. */
const most = 3 * 1024 * 1024;
const { mailed, inApp } = sampleMails();
const pictured = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Pictured;

test('the mail of every notification is pictured in the docs as it is now', () => {
  expectNone(
    mailed.filter(({ key, hash }) => pictured[key] !== hash).map(({ key }) => key),
    {
      because: 'a mail that nobody has looked at may read poorly',
      remedy: 'draw them anew with npm run mails, look at those that have changed, and commit them',
    },
  );
});

test('there is a picture for each, none besides, and they are small', () => {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  expect(pictures.toSorted()).toEqual(mailed.map(({ key }) => pictureOf(key)).toSorted());
  const bytes = pictures.map((name) => statSync(join(folder, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most);
});

test('every type is among them, mailed or told in the application alone, in all its variants', () => {
  const keys = [...mailed, ...inApp].map(({ key }) => key);
  expect(keys.toSorted()).toEqual(noticeRows.map(([key]) => key as string).toSorted());
  expect(new Set(keys.map((key) => typeOf(key as Parameters<typeof typeOf>[0])))).toEqual(
    new Set(notificationTypes),
  );
});
