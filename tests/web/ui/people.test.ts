import { expect, test } from 'vitest';
import { documentTitle } from '#web/settings.ts';
import { capped } from '#web/ui/badge.tsx';
import { hueOf, initials } from '#web/ui/marks/initials.ts';

test.each([
  ['Ana María Duarte', 'AD'],
  ['Tomás Ó Briain', 'TB'],
  ['Li', 'L'],
  ['  ', ''],
  ['élodie ündal', 'ÉÜ'],
])('the initials of “%s” are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('the same name always has the same colour, and names spread over all of them', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
  expect(hueOf('Ana Duarte')).toBe('7');
  expect(new Set(names.map(hueOf)).size).toBe(8);
});

test('counts above nine read 9+', () => {
  expect([0, 9, 10, 120].map(capped)).toEqual(['0', '9', '9+', '9+']);
});

test('the browser’s title is the page’s and the product’s name, or the product’s alone', () => {
  expect(documentTitle('Bookings')).toBe('Bookings – Waymark');
  expect(documentTitle()).toBe('Waymark');
});
