import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, refusal, SmallApi } from '../../shell/small-api.ts';
import { bookingOf } from '../bookings/booking-scene.ts';

afterEach(closeApp);

const ana = { id: 'ana', fullName: 'Ana Silva', pictureUrl: null };
const me = { id: mia.id, fullName: mia.fullName, pictureUrl: null };
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const doorOf = (wantsReason: boolean) => ({
  title: 'Executive coaching with Ana Silva',
  startsAt: at(5),
  endsAt: at(65),
  doorStatus: 'open',
  opensAt: at(-5),
  closesAt: at(95),
  now: at(0),
  wantsReason,
  client: null,
});

/** The room of a booking with its chat, as its server keeps it; `written` is what was sent there. */
function aRoom() {
  const messages: { id: string; person: typeof ana; text: string; at: string }[] = [];
  const written: unknown[] = [];
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const stream = writable.getWriter();
  const announce = () =>
    stream.write(
      new TextEncoder().encode('event: change\ndata: {"topics":["meetingChat:b1"]}\n\n'),
    );
  const say = (person: typeof ana, text: string) =>
    messages.push({ id: `m${messages.length}`, person, text, at: at(0) });
  const room = { seat: 's1', people: [], iceServers: [], client: null };
  const exchanged = { doorStatus: 'open', seated: true, people: [], signals: [] };
  const api = new SmallApi()
    .on('GET /meetings/b1', () => json(doorOf(false)))
    .on('POST /meetings/b1/seat', () => json({ door: doorOf(false), room }))
    .on('POST /meetings/b1/exchange', () => json(exchanged))
    .on('POST /meetings/b1/leave', () => new Response(null, { status: 204 }))
    .on('GET /bookings/b1', () => json(bookingOf()))
    .on('GET /events', () => new Response(readable))
    .on('GET /meetings/b1/messages', () => json({ messages, mayWrite: true }))
    .on('POST /meetings/b1/messages', async (request) => {
      const body = (await request.json()) as { text: string };
      written.push(body);
      say(me, body.text);
      return new Response(null, { status: 204 });
    });
  return { api, messages, written, say, announce };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function enter(api: SmallApi): Promise<void> {
  openApp('/zoom/b1', api, true);
  fireEvent.click(await button('Join without camera and microphone'));
  await button('Leave');
}

const open = async () => {
  fireEvent.click(await button(/^Chat/));
  return within(await screen.findByRole('dialog', { name: 'Chat' }));
};

test('what is written is sent once, shown with the others’, and the field is empty again', async () => {
  const { api, say, written } = aRoom();
  say(ana, 'Can you hear me?');
  await enter(api);
  const chat = await open();
  expect((await chat.findByText('Can you hear me?')).closest('li')?.textContent).toContain(
    'Ana Silva',
  );
  const field = chat.getByLabelText<HTMLTextAreaElement>('Your message');
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'Yes' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(written).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Enter' });
  const own = await chat.findByText('Yes', { selector: 'p' });
  expect(own.closest('li')?.textContent).toContain('You');
  expect(field.value).toBe('');
  expect(written).toMatchObject([{ text: 'Yes' }]);
});

test('what comes while the chat is closed is counted and read out, and no longer once it was looked at', async () => {
  const { api, say, announce } = aRoom();
  await enter(api);
  const closed = await button('Chat');
  say(ana, 'Here is the link');
  await announce();
  await waitFor(() => expect(closed.textContent).toContain('1 new message'));
  expect(screen.getByText('Ana Silva wrote: Here is the link')).toBeTruthy();
  const chat = await open();
  expect(await chat.findByText('Here is the link')).toBeTruthy();
  fireEvent.click(chat.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull());
  expect(closed.textContent).toBe('Chat');
});

test('a chat without messages says who will read them, and one that can’t be had is asked for again', async () => {
  const { api } = aRoom();
  const answer = () => json({ messages: [], mayWrite: true });
  api.on('GET /meetings/b1/messages', () => refusal(500, {}));
  await enter(api);
  const chat = await open();
  const again = await chat.findByRole('button', { name: 'Try again' });
  api.on('GET /meetings/b1/messages', answer);
  fireEvent.click(again);
  expect(await chat.findByText('No messages yet.')).toBeTruthy();
  expect(chat.getByText(/^Everyone in this session can read what you write here/)).toBeTruthy();
});

test('what could not be sent says why and is still there, also after the page was loaded again', async () => {
  const { api } = aRoom();
  const sentence = 'The room is closed. Nobody can write in it any more.';
  api.on('POST /meetings/b1/messages', () => refusal(409, { request: sentence }));
  await enter(api);
  const chat = await open();
  const typed = { target: { value: 'One more thing' } };
  fireEvent.change(await chat.findByLabelText('Your message'), typed);
  fireEvent.click(chat.getByRole('button', { name: 'Send' }));
  expect(await chat.findByText(sentence)).toBeTruthy();
  const kept = { ...sessionStorage };
  closeApp();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await enter(api);
  const field = await (await open()).findByLabelText<HTMLTextAreaElement>('Your message');
  expect(field.value).toBe('One more thing');
});

test('staff who look in have no chat', async () => {
  const { api } = aRoom();
  const door = doorOf(true);
  api
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ada', role: 'Admin', organization: null }))
    .on('GET /meetings/b1', () => json(door))
    .on('POST /meetings/b1/seat', () =>
      json({ door, room: { seat: 's1', people: [], iceServers: [], client: null } }),
    );
  openApp('/zoom/b1', api, true);
  fireEvent.change(await screen.findByLabelText(/^Why you are joining/), {
    target: { value: 'Mia asked for help' },
  });
  fireEvent.click(await button('Continue'));
  fireEvent.click(await button('Join without camera and microphone'));
  await button('Leave');
  expect(screen.queryByRole('button', { name: /^Chat/ })).toBeNull();
  expect(api.asked).not.toContain('GET /meetings/b1/messages');
});

test('the page of a session keeps what was written in its room, for those who were in it', async () => {
  const { api, say } = aRoom();
  api.on('GET /bookings/b1/history', () => json([]));
  say(ana, 'See you next month');
  api.on('GET /bookings/b1', () => json(bookingOf({ status: 'completed' })));
  openApp('/app/bookings/b1', api, true);
  const chat = within(await screen.findByRole('region', { name: 'Chat from the meeting room' }));
  expect(chat.getByText('See you next month')).toBeTruthy();
  expect(chat.queryByLabelText('Your message')).toBeNull();
});
