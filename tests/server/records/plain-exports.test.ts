import { expect, test } from 'vitest';
import { choice, flag, optionalDate, optionalReference, text } from '#domain/records/fields.ts';
import { csvOf } from '#server/exports/csv.ts';
import { csvColumnsOf } from '#server/records/plain-exports.ts';

test('a list is taken along as its fields are read, with when each record was created', () => {
  const columns = csvColumnsOf({
    name: text('Name', 60),
    colour: choice('Colour', ['red', 'navy'], { names: { red: 'Red', navy: 'Dark blue' } }),
    isPublic: flag('Members see it', true),
    retiresOn: optionalDate('Retires on'),
    parent: optionalReference('Parent'),
  });
  const row = {
    name: 'Focus',
    colour: 'navy',
    isPublic: false,
    retiresOn: '2027-03-01',
    parent: { id: 'p', name: 'Work' },
    createdAt: '2026-11-21T09:30:00.000Z',
  };
  expect(csvOf(columns, [row, { ...row, retiresOn: null, parent: null }]).split('\r\n')).toEqual([
    '\uFEFFName,Colour,Members see it,Retires on,Parent,Created (UTC)',
    'Focus,Dark blue,No,2027-03-01,Work,2026-11-21 09:30',
    'Focus,Dark blue,No,,,2026-11-21 09:30',
    '',
  ]);
});
