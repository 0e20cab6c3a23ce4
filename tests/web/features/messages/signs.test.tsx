import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lookEvery, onlineShownFor } from '#domain/messages/limits.ts';
import { passOn } from '#web/actors/heard-hints.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, SmallApi } from '../../shell/small-api.ts';

afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

const carl = { id: 'carl', fullName: 'Carl Okoro', pictureUrl: null, role: 'Coach' };
const conversation = (more: object = {}) => ({
  contact: carl,
  obstacle: null,
  isBlocked: false,
  mayBlock: true,
  showsPresence: true,
  isArchived: false,
  isMarkedUnread: false,
  draft: '',
  readTo: 0,
  lastPosition: 0,
  theirs: { deliveredTo: 0, readTo: 0 },
  ahead: [],
  ...more,
});
const message = (id: string, position: number) => ({
  id,
  version: 1,
  status: 'sent',
  position,
  senderId: 'carl',
  text: `This is ${id}.`,
  files: [],
  sentAt: '2026-03-02T09:00:00.000Z',
  sendAt: null,
  editedAt: null,
  updatedAt: '2026-03-02T09:00:00.000Z',
  availableEvents: [],
});

/** The page of a conversation, and what is signed from it; what is shown from then on stays until the test moves the clock. */
async function open(more: object = {}) {
  const path = '/conversations/contacts/carl';
  const signs: unknown[] = [];
  const stretch = { hasOlder: false, hasNewer: false, firstUnread: null };
  const messages = [message('one', 1)];
  const nothing = () => new Response(null, { status: 204 });
  const api = new SmallApi()
    .on(`GET ${path}`, () => json(conversation(more)))
    .on(`GET ${path}/messages`, () => json({ ...stretch, messages }))
    .on(`POST ${path}/draft`, nothing)
    .on(`POST ${path}/marks`, nothing)
    .on(`POST ${path}/sign`, async (request) => {
      signs.push(await request.json());
      return nothing();
    });
  openApp(`/app${path}`, api, true);
  await screen.findByText('This is one.');
  // What came at the start has ended whatever was seen to be typed.
  await act(async () => undefined);
  const field = screen.queryByLabelText<HTMLTextAreaElement>('Your message');
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  return { signs, field, messages };
}
const hear = (...topics: string[]) => act(async () => passOn({ kind: 'changed', topics }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const typing = () => screen.queryByText('Carl Okoro is typing…');
const online = () => screen.queryByText('Online');

test('a contact is seen to be online until they go, or nothing is heard of them', async () => {
  await open();
  expect(online()).toBeNull();
  await hear('online:carl');
  expect(online()).toBeTruthy();
  await hear('away:carl');
  expect(online()).toBeNull();
  await hear('online:carl', 'online:ana');
  await pass(onlineShownFor - 1);
  expect(online()).toBeTruthy();
  await pass(1);
  expect(online()).toBeNull();
});

test('a contact is seen to type until six seconds after the last sign; it is announced once', async () => {
  await open();
  await hear('typing:ana');
  expect(typing()).toBeNull();
  const line = screen
    .getAllByRole('status')
    .find(({ textContent }) => textContent === '\u00A0') as HTMLElement;
  const said: unknown[] = [];
  const observer = new MutationObserver((changes) => said.push(...changes));
  observer.observe(line, { childList: true, characterData: true, subtree: true });
  await hear('typing:carl');
  await pass(3_000);
  await hear('typing:carl');
  await pass(5_999);
  expect(line.textContent).toBe('Carl Okoro is typing…');
  expect(said).toHaveLength(1);
  await pass(1);
  expect(typing()).toBeNull();
  observer.disconnect();
});

test('what was typed ends when it comes as a message', async () => {
  const { messages } = await open();
  await hear('typing:carl');
  expect(typing()).toBeTruthy();
  messages.push(message('two', 2));
  await hear('conversationWith:carl');
  await pass(10);
  expect(screen.getByText('This is two.')).toBeTruthy();
  expect(typing()).toBeNull();
});

test('that somebody types is signed every three seconds at most, and never of an empty field', async () => {
  const { signs, field } = await open();
  const write = async (value: string) => {
    if (field) fireEvent.change(field, { target: { value } });
    await pass(0);
  };
  signs.length = 0;
  await write('H');
  await write('He');
  expect(signs).toEqual([{ typing: true }]);
  await pass(2_999);
  await write('Hel');
  expect(signs).toHaveLength(1);
  await pass(1);
  await write('');
  await write('  ');
  expect(signs).toHaveLength(1);
  await write('Hello');
  expect(signs).toEqual([{ typing: true }, { typing: true }]);
});

test('while the page is looked at it looks whether the contact is online', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { signs } = await open();
  const look = { typing: false };
  const sent = () => signs.splice(0);
  await expect.poll(sent).toEqual([look]);
  await hear('away:carl');
  await expect.poll(sent).toEqual([look]);
  await act(async () => passOn({ kind: 'missed' }));
  await expect.poll(sent).toEqual([look]);
  await pass(lookEvery);
  await expect.poll(sent).toEqual([look]);
});

test.each([
  ['who has not agreed', { showsPresence: false }],
  ['who can’t write', { obstacle: 'You can’t message Carl Okoro.' }],
])('somebody %s signs nothing and sees nothing', async (_, more) => {
  const { signs, field } = await open(more);
  await hear('online:carl', 'typing:carl');
  if (field) fireEvent.change(field, { target: { value: 'Hello' } });
  await pass(lookEvery);
  expect([online(), typing(), signs]).toEqual([null, null, []]);
});
