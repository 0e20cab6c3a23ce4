import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import { expectNone } from './breach.ts';
import { at, filesIn, walk } from './tree.ts';

/** What draws a list of records with its search, its filters and its ways to sort it. */
const lists = ['ListPage', 'RecordListPage', 'OfferedList', 'List'];

/** Lists in which rows are not chosen several at once, and why. */
const without: Readonly<Record<string, string>> = {
  'attendees/attendees.tsx': 'who came is recorded for the whole session on its own page',
  'booking-groups/group-sessions.tsx':
    'they are cancelled from one on, all of them, or each by its menu',
  'bookings/list/bookings.tsx': 'they are chosen in `ChooseBookings`, which only staff fetch',
  'coach-notes/note-list.tsx': 'a note belongs to the coach who wrote it',
  'conversation-viewings/viewing-log.tsx': 'what was looked at is never changed',
  'external-calendars/calendar-list.tsx':
    'a coach has one or two, and each asks what becomes of it',
  'forum/forum.tsx': 'posts are decided one after the other, in a queue of their own',
  'interactive-responses/audit-list.tsx': 'a trail is never changed',
  'interactive-responses/response-list.tsx':
    'what somebody has done is put back for a reason of their own',
  'kai-credit-selection-requests/requests.tsx': 'each asks for a credit of its own',
  'kai-credits/audit/audit-items.tsx': 'the books are never changed',
  'kai-credits/programme-credits.tsx': 'each lot asks how many units and until when',
  'kpis/values/kpi-values.tsx': 'values are computed or entered, each by itself',
  'messages/conversations.tsx': 'they are one’s own, archived each by itself',
  'notifications/notifications-list.tsx': 'all are marked as read together',
  'organizations/organization-members.tsx': 'people are looked after in the list of users',
  'profile/award-list.tsx': 'they are one’s own, pinned each by itself',
  'questionnaire-responses/response-list.tsx':
    'a response that was handed in is given back for a reason of its own',
  'reviews/review-list.tsx': 'reviews are read, and each is decided by itself',
  'session-credits/audit/audit-items.tsx': 'the books are never changed',
  'session-credits/credit-page.tsx': 'cards of lots, each with the way to book with it',
  'session-credits/listed-credits.tsx': 'each lot asks how many units and until when',
  'session-credits/programme-credits.tsx': 'each lot asks how many units and until when',
  'support/requests.tsx': 'each request is answered by itself',
  'teams/team-members.tsx': 'who belongs to it is an event of the team, which takes one at a time',
  'uploads/report-rows.tsx': 'an upload is applied as a whole',
  'uploads/upload-reports.tsx': 'each upload is looked at before it is applied or discarded',
};

const folder = 'src/web/features/';

const found = filesIn(`${folder}**/*.tsx`).flatMap((path) => {
  const elements: { readonly file: string; readonly place: string; readonly chooses: boolean }[] =
    [];
  walk(path, {
    JSXOpeningElement: (node: ESTree.JSXOpeningElement) => {
      if (node.name.type !== 'JSXIdentifier' || !lists.includes(node.name.name)) return;
      const chooses = node.attributes.some(
        (each) =>
          each.type === 'JSXAttribute' &&
          each.name.type === 'JSXIdentifier' &&
          each.name.name === 'choice',
      );
      elements.push({ file: path.slice(folder.length), place: at(path, node), chooses });
    },
  });
  return elements;
});

test('rows of every list can be chosen several at once, or there is a reason why not', () => {
  expect(found.length).toBeGreaterThan(40);
  const breaches = found.filter(({ file, chooses }) => !chooses && !(file in without));
  expectNone(
    breaches.map(({ place }) => `${place} chooses no rows`),
    {
      because: 'whoever looks after many records does the same to each of them by hand',
      remedy: 'give it a `rowChoice`, or name the list here with the reason why it has none',
    },
  );
});

test('a list that is named with a reason is there, and chooses none', () => {
  const plain = new Set(found.flatMap(({ file, chooses }) => (chooses ? [] : [file])));
  expect(Object.keys(without).filter((file) => !plain.has(file))).toEqual([]);
});
