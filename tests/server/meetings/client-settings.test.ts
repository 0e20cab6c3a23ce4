import { expect, test } from 'vitest';
import { readMeetingClient } from '#server/settings/meeting-client.ts';

const home = 'https://waymark.example';
const told = {
  MEETING_CLIENT_URL: 'https://source.zoom.us/',
  MEETING_CLIENT_ORIGIN: 'https://meet.waymark.example/',
  MEETING_CLIENT_KEY: 'key',
  MEETING_CLIENT_SECRET: 'secret',
};

test('no provider is offered unless the operator names one', () => {
  expect(readMeetingClient({}, home)).toBeNull();
  expect(readMeetingClient({ MEETING_CLIENT_KEY: '' }, home)).toBeNull();
});

test('all four settings make a provider', () => {
  expect(readMeetingClient(told, home)).toEqual({
    files: 'https://source.zoom.us',
    origin: 'https://meet.waymark.example',
    key: 'key',
    secret: 'secret',
  });
});

test.each(Object.keys(told))('without %s the start is refused', (name) => {
  expect(() => readMeetingClient({ ...told, [name]: undefined }, home)).toThrow(
    'MEETING_CLIENT_URL, MEETING_CLIENT_ORIGIN, MEETING_CLIENT_KEY and MEETING_CLIENT_SECRET must be set together.',
  );
});

test.each([
  ['our own host', 'https://waymark.example', 'must be another host than PUBLIC_URL'],
  ['our own host without TLS', 'http://waymark.example', 'must be another host than PUBLIC_URL'],
  ['a page', 'https://meet.waymark.example/room', 'must be an origin'],
  ['no address', 'meet.waymark.example', 'must be an address'],
  ['a directive', "https://meet.waymark.example;script-src'*'", 'must be an address'],
])('an origin that is %s is refused', (_, origin, sentence) => {
  expect(() => readMeetingClient({ ...told, MEETING_CLIENT_ORIGIN: origin }, home)).toThrow(
    sentence,
  );
});
