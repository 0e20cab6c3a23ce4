import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const path = '/conversations/contacts/carl';
const carl = { id: 'carl', fullName: 'Carl Okoro', pictureUrl: null, role: 'Coach' };
const conversation = (more: object = {}) => ({
  contact: carl,
  obstacle: null,
  isBlocked: false,
  mayBlock: true,
  showsPresence: false,
  isArchived: false,
  isMarkedUnread: false,
  draft: '',
  readTo: 0,
  lastPosition: 4,
  theirs: { deliveredTo: 2, readTo: 1 },
  ahead: [],
  ...more,
});
const message = (position: number, more: object = {}) => ({
  id: `m${position}`,
  version: 1,
  status: 'sent',
  position,
  senderId: 'mia',
  text: `This is ${position}.`,
  files: [],
  sentAt: '2026-03-02T09:00:00.000Z',
  sendAt: null,
  editedAt: null,
  updatedAt: '2026-03-02T09:00:00.000Z',
  availableEvents: [],
  ...more,
});

interface Told {
  more?: object;
  messages?: readonly object[];
  firstUnread?: number | null;
}

/** The page of a conversation; what the server tells of it can be changed. */
async function open({ more = {}, messages = [message(1)], firstUnread = null }: Told = {}) {
  let told = conversation(more);
  const nothing = () => new Response(null, { status: 204 });
  const api = new SmallApi()
    .on(`GET ${path}`, () => json(told))
    .on(`GET ${path}/messages`, () =>
      json({ messages, hasOlder: false, hasNewer: false, firstUnread }),
    )
    .on(`POST ${path}/draft`, nothing)
    .on(`POST ${path}/marks`, nothing)
    .on(`POST ${path}/sign`, nothing);
  const { queryClient } = openApp(`/app${path}`, api, true);
  await screen.findByRole('log');
  const change = (next: object) =>
    act(async () => {
      told = conversation(next);
      await queryClient.invalidateQueries();
    });
  return { api, change };
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');

test('each message says how far it has come, each day stands above its first, and what is new is marked', async () => {
  await open({
    messages: [
      message(1),
      message(2, { sentAt: '2026-03-03T09:00:00.000Z' }),
      message(3, { sentAt: '2026-03-03T10:00:00.000Z', editedAt: '2026-03-03T10:01:00.000Z' }),
      message(4, {
        sentAt: '2026-03-03T11:00:00.000Z',
        senderId: 'carl',
        status: 'deleted',
        text: '',
      }),
    ],
    firstUnread: 4,
  });
  const log = within(screen.getByRole('log'));
  const items = log.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const saying = (text: string) => items.findIndex((item) => item.includes(text));
  expect(items[saying('This is 1.')]).toContain('Read');
  expect(items[saying('This is 2.')]).toContain('Delivered');
  expect(items[saying('This is 3.')]).toMatch(/edited.*Sent/s);
  expect(log.getByText('Message deleted')).toBeTruthy();
  const order = [
    'Mon 2 Mar',
    'This is 1.',
    'Tue 3 Mar',
    'This is 2.',
    'New messages',
    'Message deleted',
  ];
  const said = screen.getByRole('log').textContent ?? '';
  const places = order.map((text) => said.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(said.split('Tue 3 Mar')).toHaveLength(2);
});

test('what is begun on another device stands in the field, unless something else was begun here', async () => {
  const { change } = await open({ more: { draft: 'Half a' } });
  expect(field().value).toBe('Half a');
  await change({ draft: 'Half a sentence' });
  await expect.poll(() => field().value).toBe('Half a sentence');
  fireEvent.change(field(), { target: { value: 'Something else' } });
  await change({ draft: 'Half a sentence more' });
  expect(field().value).toBe('Something else');
});

test('a message to somebody who was removed a moment ago says so, and what it said goes back into the field', async () => {
  const { api } = await open();
  api.on(`POST ${path}/messages`, () => refusal(422, { event: 'You can’t message Carl Okoro.' }));
  fireEvent.change(field(), { target: { value: 'See you at ten' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You can’t message Carl Okoro.')).toBeTruthy();
  expect(screen.getByRole('log').textContent).toContain('See you at ten');
  fireEvent.click(screen.getByRole('button', { name: 'Put it back into the field' }));
  expect(field().value).toBe('See you at ten');
});

test('when the two have nothing to do with each other any more, the reason stands in place of the field and the draft can be copied', async () => {
  const { change } = await open({ more: { draft: 'What I meant to say' } });
  const ended = 'You can read but not reply: you no longer share a programme.';
  await change({ draft: 'What I meant to say', obstacle: ended });
  expect(await screen.findByText(ended)).toBeTruthy();
  expect(screen.queryByLabelText('Your message')).toBeNull();
  expect(screen.getByText('What I meant to say')).toBeTruthy();
  expect(screen.getByText('This is 1.')).toBeTruthy();
});
