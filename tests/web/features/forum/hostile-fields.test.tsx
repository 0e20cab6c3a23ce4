import { afterEach, expect, test } from 'vitest';
import { harmOf } from '../../hostile-pages.ts';
import { hostileTexts } from '../../hostile-texts.ts';
import { closeApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const at = '2027-03-08T12:00:00.000Z';
/** All of them at once, for what a page shows one of. */
const all = hostileTexts.join('\n\n');
const hostileAt = (place: number): string => hostileTexts[place % hostileTexts.length] ?? '';
const person = (place: number) => ({
  id: `p${place}`,
  fullName: `Max ${hostileAt(place)}`,
  pictureUrl: null,
});

const post = (id: string, place: number) => ({
  id,
  version: 1,
  status: 'accepted.settled',
  author: person(place),
  anonymous: false,
  isOwn: false,
  publishedAt: at,
  rejection: { reason: 'other', remark: hostileAt(place) },
  reports: null,
  createdBy: person(place),
  updatedBy: person(place),
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  availableEvents: [],
});
const thread = (id: string, place: number) => ({
  ...post(id, place),
  name: hostileAt(place),
  body: hostileAt(place),
  tags: [hostileAt(place + 1), hostileAt(place + 2)],
  locked: false,
  pinned: false,
  comments: 0,
  lastActivityAt: at,
  isUnread: false,
  isFollowed: false,
  original: { name: hostileAt(place), tags: [hostileAt(place)] },
  mayFollow: true,
  mayComment: false,
  mayModerate: false,
  mayReadHistory: false,
  background: null as object | null,
});
const comment = (id: string, place: number) => ({
  ...post(id, place),
  thread: 't1',
  parent: null,
  isDeleted: false,
  body: hostileAt(place),
});
const rules = {
  version: 1,
  body: all,
  publishedAt: at,
  accepted: 1,
  muted: `You can’t post: ${all}`,
  mayUpdate: false,
};

const one = { ...thread('t1', 0), name: all, body: all, tags: [...hostileTexts] };
const background = {
  reports: hostileTexts.map((remark, place) => ({
    by: person(place),
    reason: 'other',
    remark,
    at: new Date(Date.parse(at) + place).toISOString(),
  })),
  published: 2,
  rejected: 1,
  posts: hostileTexts.map((excerpt, place) => ({
    id: `b${place}`,
    thread: 't1',
    excerpt,
    status: 'accepted.settled',
    createdAt: at,
  })),
  mute: { person: person(0), until: null, reason: all, by: person(1), at },
  mayMute: false,
  mayLiftMute: true,
};

const api = () =>
  new SmallApi()
    .on('GET /forum/rules', () => json(rules))
    .on('GET /forum/tags', () => json(hostileTexts.map((tag) => ({ tag, threads: 1 }))))
    .on('GET /forum-thread/filter', () => json([]))
    .on('GET /forum-threads', () =>
      page(hostileTexts.map((_, place) => thread(`t${place}`, place))),
    )
    .on('GET /forum-threads/t1', () => json(one))
    .on('GET /forum-comments', () =>
      page(hostileTexts.map((_, place) => comment(`c${place}`, place))),
    );

test.each([
  ['the list of threads', '/app/forum'],
  ['a thread with its comments', '/app/forum/threads/t1'],
])(
  '%s makes text of all that people wrote, field by field',
  { timeout: 60_000 },
  async (_, path) => {
    expect(await harmOf(path, api())).toEqual([]);
  },
);

test('so does the page on which staff decide', { timeout: 60_000 }, async () => {
  const staff = { ...mia, id: 'sam', role: 'Admin', organization: null };
  const decided = { ...one, mayModerate: true, background };
  const from = api()
    .on('GET /auth/whoami', () => json(staff))
    .on('GET /forum-threads/t1', () => json(decided))
    .on('GET /forum/awaiting', () => json({ items: [], total: 0 }))
    .on('GET /forum/mutes', () => json([background.mute]));
  expect(await harmOf('/app/forum/threads/t1/moderate', from)).toEqual([]);
});
