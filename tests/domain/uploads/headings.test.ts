import { expect, test } from 'vitest';
import {
  columnOf,
  headingLine,
  headingsOf,
  mappingOf,
  needsMapping,
} from '#domain/uploads/headings.ts';

test.each([
  ['First name', 'firstName'],
  ['Surname', 'lastName'],
  ['E-mail', 'email'],
  ['Email address', 'email'],
  ['organisation', 'organization'],
  ['Programme', 'programme'],
  ['program', 'programme'],
  ['TIME ZONE', 'timeZone'],
  ['Prénom', null],
  ['Shoe size', null],
  ['', null],
])('“%s” is the column %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});

test('headings stand between commas, semicolons or tabs, also in quotation marks', () => {
  expect(headingsOf('First name;"Surname; family";E-mail\r\nA;B;C')).toEqual({
    names: ['First name', 'Surname; family', 'E-mail'],
    separator: ';',
    end: 35,
  });
  expect(headingsOf('\nA,B')).toBeNull();
});

test('nobody is asked where the headings say it all', () => {
  const all = headingsOf('First name,Last name,E-mail,Role,Organisation');
  expect(all && needsMapping(all)).toBe(false);
  const some = headingsOf('Vorname,Last name,E-mail,Role');
  expect(some && needsMapping(some)).toBe(true);
  const twice = headingsOf('First name,Last name,Email,E-mail,Role');
  expect(twice && needsMapping(twice)).toBe(true);
});

test('the first line is written as it was matched, and what is left out is called nothing', () => {
  const headings = headingsOf('Vorname,Last name,E-mail,Role,Shoe size');
  if (!headings) throw new Error('There are headings');
  const mapping = { ...mappingOf(headings), firstName: 'Vorname' };
  expect(headingLine(headings, mapping)).toBe('firstName,lastName,email,role,-5');
});
