import { expect, test } from 'vitest';
import { domainIn, domainsIn, isDomain } from '#domain/organizations/email-domains.ts';

test.each(['acme.com', 'mail.acme.co.uk', 'xn--bcher-kva.example', 'a-b.io'])(
  '%s is a domain',
  (text) => expect(isDomain(text)).toBe(true),
);

test.each([
  'acme',
  'acme.',
  '.com',
  '-a.com',
  'a..com',
  'a b.com',
  'me@acme.com',
  `${'a'.repeat(64)}.com`,
  'a.1',
])('%s is none', (text) => expect(isDomain(text)).toBe(false));

test('domains are kept in small letters, without the @ before them', () => {
  expect(domainIn(' @Acme.COM ')).toBe('acme.com');
});

test('what is typed is read as a list, each domain once', () => {
  expect(domainsIn('Acme.com, @acme.com\nacme.co.uk; ')).toEqual(['acme.com', 'acme.co.uk']);
});
