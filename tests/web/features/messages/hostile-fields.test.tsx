import { afterEach, expect, test } from 'vitest';
import { harmOf } from '../../hostile-pages.ts';
import { hostileTexts } from '../../hostile-texts.ts';
import { closeApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const at = '2026-03-02T09:00:00.000Z';
/** All of them at once, for what a page shows one of. */
const all = hostileTexts.join('\n\n');
const carl = { id: 'carl', fullName: `Carl ${all}`, pictureUrl: null, role: 'Coach' };
const fileOf = (name: string, place: number) => ({
  id: `f${place}`,
  name,
  mediaType: 'text/plain',
  byteLength: 12,
});
const messages = hostileTexts.map((text, place) => ({
  id: `m${place}`,
  version: 1,
  status: 'sent',
  position: place + 1,
  senderId: 'carl',
  text,
  files: [fileOf(text, place)],
  sentAt: at,
  sendAt: null,
  editedAt: null,
  updatedAt: at,
  availableEvents: [],
}));
const conversation = {
  contact: carl,
  obstacle: `You can’t message ${all}.`,
  isBlocked: false,
  mayBlock: true,
  showsPresence: false,
  isArchived: false,
  isMarkedUnread: false,
  draft: all,
  readTo: messages.length,
  lastPosition: messages.length,
  theirs: { deliveredTo: 0, readTo: 0 },
  ahead: messages.slice(0, 20).map((message) => ({ ...message, id: `a${message.id}`, sendAt: at })),
};
const summaries = hostileTexts.map((excerpt, place) => ({
  contact: { id: `p${place}`, fullName: excerpt, pictureUrl: null, role: 'Coach' },
  excerpt,
  isOwn: false,
  at,
  unread: 1,
  isMarkedUnread: false,
  isArchived: false,
  hasDraft: true,
}));
const found = hostileTexts.map((text, place) => ({
  id: `g${place}`,
  contact: { id: 'carl', fullName: text, pictureUrl: null },
  isOwn: false,
  position: place,
  sentAt: at,
  parts: [
    { text, isMatch: false },
    { text, isMatch: true },
  ],
}));
const person = (fullName: string) => ({ id: 'mia', fullName, pictureUrl: null });
const viewing = {
  id: '00000000-0000-4000-8000-000000000071',
  version: 2,
  status: 'reading',
  viewer: person(all),
  person: person(all),
  contact: { ...person(all), id: 'carl' },
  reason: all,
  startedAt: at,
  expiresAt: '2026-03-02T09:30:00.000Z',
  now: at,
  messagesSeen: 3,
  availableEvents: [{ type: 'END', label: 'End viewing', enabled: true, reasons: [] }],
};

const api = () =>
  new SmallApi()
    .on('GET /conversations', () => page(summaries))
    .on('GET /conversation/filter', () => json([]))
    .on('GET /conversations/found', () => json(found))
    .on('GET /conversations/contacts/carl', () => json(conversation))
    .on('GET /conversations/contacts/carl/messages', () =>
      json({ messages, hasOlder: false, hasNewer: false, firstUnread: null }),
    )
    .on('POST /conversations/contacts/carl/draft', () => new Response(null, { status: 204 }))
    .on('POST /conversations/contacts/carl/marks', () => new Response(null, { status: 204 }))
    .on('POST /conversations/contacts/carl/sign', () => new Response(null, { status: 204 }));

test.each([
  ['the list of conversations, with what was searched for', '/app/conversations?said=alert'],
  ['a conversation', '/app/conversations/contacts/carl'],
])(
  '%s makes text of all that people wrote, field by field',
  { timeout: 60_000 },
  async (_, path) => {
    expect(await harmOf(path, api())).toEqual([]);
  },
);

test('so does the page on which staff read it', { timeout: 60_000 }, async () => {
  const path = `/conversation-viewings/${viewing.id}`;
  const from = api()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'sam', role: 'Admin', organization: null }))
    .on(`GET ${path}`, () => json(viewing))
    .on(`POST ${path}/pages`, () =>
      json({
        hasOlder: false,
        messages: messages.map(({ text, files: _, senderId: __, ...message }) => ({
          ...message,
          sender: person(text),
          text,
          files: [text],
          isDeleted: false,
        })),
      }),
    );
  expect(await harmOf(`/app/conversation-viewing/view?viewing=${viewing.id}`, from)).toEqual([]);
});
