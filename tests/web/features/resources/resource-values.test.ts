import { expect, test } from 'vitest';
import {
  emptyResource,
  filesOf,
  placedOf,
  troubleIn,
  withFiles,
  type ResourceValues,
} from '#web/features/resources/resource-values.ts';

const file = (id: string, name = `${id}_sheet.pdf`) => ({
  id,
  name,
  mediaType: 'application/pdf',
  byteLength: 5,
});
const aFile: ResourceValues = { ...emptyResource, kind: 'file' };
const withThese = (values: ResourceValues, ...ids: string[]): ResourceValues => ({
  ...values,
  ...withFiles(
    values,
    ids.map((id) => file(id)),
  ),
});
const titles = ({ name, more }: ResourceValues) => [name, ...more.map((each) => each.name)];

test('each file is called as it is until somebody calls it something else, in whatever order they arrive', () => {
  // The second is smaller, and arrives first.
  const one = withThese(aFile, 'b');
  expect(titles(one)).toEqual(['b sheet']);
  const two = withThese({ ...one, name: 'My week' }, 'a', 'b');
  expect(titles(two)).toEqual(['a sheet', 'My week']);
  expect(titles(withThese(two, 'b', 'c'))).toEqual(['My week', 'c sheet']);
  expect(filesOf(withThese(two, 'b', 'c')).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(titles(withThese({ ...aFile, name: 'Typed before' }, 'a', 'b'))).toEqual([
    'Typed before',
    'b sheet',
  ]);
});

test('several are sent together, each by its title, and only where the kind has files', () => {
  const two = withThese(aFile, 'a', 'b');
  const place = { scope: 'global', target: null } as Parameters<typeof placedOf>[0];
  expect(placedOf(place, two)).toMatchObject({
    name: 'a sheet',
    file: 'a',
    more: [{ file: 'b', name: 'b sheet' }],
  });
  expect(placedOf(place, { ...two, kind: 'link' }).more).toEqual([]);
});

test('what has not arrived is waited for, and every file needs a title', () => {
  const two = withThese(aFile, 'a', 'b');
  expect(troubleIn({ ...two, pending: 1 })['file']).toMatch(/^Wait until every file/);
  const untitled = { ...two, more: two.more.map((each) => ({ ...each, name: ' ' })) };
  expect(troubleIn(untitled)).toEqual({ 'more.0.name': 'Title is required.' });
  expect(troubleIn(two)).toEqual({});
});
