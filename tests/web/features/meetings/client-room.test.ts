import { expect, test } from 'vitest';
import { clientRoom, connectionOf } from '#web/features/meetings/client-room.ts';

const client = {
  address: 'https://meet.waymark.example/',
  ticket: { signature: 's', key: 'k', number: '85012345678', passcode: '', name: 'Mia Turner' },
};

function inside() {
  const told: string[] = [];
  const hear = ({ type }: { type: string }) => void told.push(type);
  const connection = connectionOf(hear);
  const room = clientRoom(client, hear, (isLost) => connection('client', isLost));
  return { told, connection, room };
}

test('a connection is lost with the first part that is, and back with the last', () => {
  const { told, connection, room } = inside();
  connection('server', true);
  room.onNews('lost');
  connection('server', false);
  expect(told).toEqual(['connection.lost']);
  room.onNews('joined');
  room.onNews('joined');
  expect(told).toEqual(['connection.lost', 'connection.back']);
});

test('a client that does not start is a lost connection, until one does', () => {
  const { told, room } = inside();
  room.onNews('failed');
  room.onNews('failed');
  room.onNews('joined');
  expect(told).toEqual(['connection.lost', 'connection.back']);
});

test('who leaves in the client has left', () => {
  const { told, room } = inside();
  room.onNews('left');
  expect(told).toEqual(['LEAVE']);
});
