import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DAY } from '#domain/time/calendar.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const person = (id: string, fullName: string) => ({ id, fullName, pictureUrl: null });
const max = person('max', 'Max Berg');
const sam = person('sam', 'Sam Reed');
const at = '2027-03-08T12:00:00.000Z';
const muted = 'You can’t post in the forum until Sat 4 Dec 2027: Be kind first.';
const rules = {
  version: 1,
  body: 'Be kind.',
  publishedAt: at,
  accepted: 1,
  muted: null,
  mayUpdate: false,
};
const thread = {
  id: 't1',
  version: 1,
  status: 'accepted.settled',
  name: 'How do you say no?',
  body: 'I find it hard.',
  tags: [],
  author: max,
  anonymous: false,
  isOwn: false,
  publishedAt: at,
  rejection: null,
  reports: null,
  locked: false,
  pinned: false,
  comments: 0,
  lastActivityAt: at,
  isUnread: false,
  isFollowed: false,
  original: null,
  mayFollow: true,
  mayComment: true,
  mayModerate: false,
  mayReadHistory: false,
  background: null,
  createdBy: max,
  updatedBy: max,
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
  availableEvents: [],
};
const mute = { person: max, until: null, reason: 'Be kind first.', by: sam, at };
const background = {
  reports: [],
  published: 2,
  rejected: 1,
  posts: [],
  mute: null as typeof mute | null,
  mayMute: true,
  mayLiftMute: false,
};

const apiFor = (told: string | null) =>
  new SmallApi()
    .on('GET /forum/rules', () => json({ ...rules, muted: told }))
    .on('GET /forum-threads/t1', () => json(thread))
    .on('GET /forum-comments', () => page([]));

test('whoever is muted reads so where they begin a thread, and keeps what they typed', async () => {
  const api = apiFor(muted).on('POST /forum-threads', () => refusal(422, { event: muted }));
  openApp('/app/forum/threads/create', api, true);
  expect(await screen.findByText(muted)).toBeTruthy();
  const title = screen.getByLabelText(/^Title/);
  fireEvent.change(title, { target: { value: 'Saying no' } });
  fireEvent.change(screen.getByLabelText(/^Text/), {
    target: { value: 'How do you say no to someone you like?' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Submit thread' }));
  await waitFor(() => expect(screen.getAllByText(muted).length).toBeGreaterThan(1));
  expect(screen.getByDisplayValue('Saying no')).toBeTruthy();
});

test('and above the box for a comment', async () => {
  openApp('/app/forum/threads/t1', apiFor(muted), true);
  expect(await screen.findByText(muted)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Add a comment/ })).toBeTruthy();
});

test('nothing is said to anybody else', async () => {
  openApp('/app/forum/threads/t1', apiFor(null), true);
  expect(await screen.findByRole('textbox', { name: /^Add a comment/ })).toBeTruthy();
  expect(screen.queryByText(/You can’t post/)).toBeNull();
});

/** Staff at a post by Max, who is muted or not as the server of the test has it. */
function moderating() {
  let now: typeof mute | null = null;
  const sent: Record<string, unknown>[] = [];
  const api = apiFor(null)
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /forum/awaiting', () => json({ items: [], total: 0 }))
    .on('GET /forum/mutes', () => json(now === null ? [] : [now]))
    .on('GET /forum-threads/t1', () =>
      json({
        ...thread,
        background: { ...background, mute: now, mayMute: now === null, mayLiftMute: now !== null },
      }),
    )
    .on('POST /forum/mutes/max', async (request) => {
      const body = await request.json();
      sent.push(body);
      now = { ...mute, reason: body.reason, until: body.until };
      return json(now);
    })
    .on('POST /forum/mutes/max/lifting', () => {
      const was = now;
      now = null;
      return json(was);
    });
  openApp('/app/forum/threads/t1/moderate', api, true);
  return { sent, api };
}

const aside = () => screen.findByRole('button', { name: 'Mute' });

test('staff mute an author with a reason, for as long as they say, and take it back where it is told', async () => {
  const { sent } = moderating();
  fireEvent.click(await aside());
  const dialog = await screen.findByRole('dialog', { name: 'Mute Max Berg?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mute' }));
  expect(
    (await within(dialog).findAllByText('Say why, in a sentence they understand.')).length,
  ).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), {
    target: { value: 'Be kind first.' },
  });
  fireEvent.click(within(dialog).getByLabelText('30 days'));
  const before = Date.now();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mute' }));
  expect(await screen.findByText('Can’t post in the forum')).toBeTruthy();
  const until = Date.parse(String(sent[0]?.['until']));
  expect(until - before).toBeGreaterThanOrEqual(30 * DAY);
  expect(until - before).toBeLessThan(30 * DAY + 60_000);
  expect(sent[0]?.['reason']).toBe('Be kind first.');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Max Berg can post again.')).toBeTruthy();
  expect(await aside()).toBeTruthy();
});

test('they read until when, why and by whom, and lift it; undone, it is as it was', async () => {
  const { sent } = moderating();
  fireEvent.click(await aside());
  const dialog = await screen.findByRole('dialog', { name: 'Mute Max Berg?' });
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'Be kind.' } });
  fireEvent.click(within(dialog).getByLabelText('Until someone lifts it'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mute' }));
  const lift = await screen.findByRole('button', { name: 'Lift mute of Max Berg' });
  expect(screen.getByText('Until someone lifts it')).toBeTruthy();
  expect(screen.getByText('Be kind.')).toBeTruthy();
  fireEvent.click(lift);
  const told = await screen.findByText('Max Berg can post again.');
  // The alert that tells of it, and not the one before.
  const alert = told.parentElement ?? told;
  fireEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.length).toBe(2));
  expect(sent[1]).toMatchObject({ reason: 'Be kind.', until: null });
});

test('whoever is muted while they change a thread keeps what they typed, and reads why it can’t be sent', async () => {
  let isMuted = false;
  const own = () => ({
    ...thread,
    isOwn: true,
    availableEvents: [
      { type: 'EDIT', label: 'Edit', enabled: !isMuted, reasons: isMuted ? [muted] : [] },
    ],
  });
  const api = apiFor(null).on('GET /forum-threads/t1', () => json(own()));
  const { queryClient } = openApp('/app/forum/threads/t1?act=edit', api, true);
  const title = await screen.findByLabelText(/^Title/);
  fireEvent.change(title, { target: { value: 'Saying no, again' } });
  isMuted = true;
  await queryClient.invalidateQueries();
  expect(await screen.findByText(muted)).toBeTruthy();
  expect(screen.getByDisplayValue('Saying no, again')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});
