import { expect, test } from 'vitest';
import { readIceServers } from '#server/settings/ice-servers.ts';

test('nobody else is asked unless the operator says whom', () => {
  expect(readIceServers(undefined)).toEqual([]);
  expect(readIceServers('')).toEqual([]);
});

test('servers are told as JSON', () => {
  const turn = { urls: ['turns:turn.example:5349'], username: 'waymark', credential: 'secret' };
  const stun = { urls: ['stun:stun.example:3478'] };
  expect(readIceServers(JSON.stringify([turn, stun]))).toEqual([turn, stun]);
});

test.each([
  ['no JSON', 'stun:stun.example'],
  ['no list', '{"urls":["stun:stun.example"]}'],
  ['another protocol', '[{"urls":["https://stun.example"]}]'],
  ['no address', '[{"urls":[]}]'],
  ['a field too many', '[{"urls":["stun:stun.example"],"password":"secret"}]'],
])('%s is refused', (_, text) => {
  expect(readIceServers(text)).toBeNull();
});
