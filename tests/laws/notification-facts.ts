import type { BookingFacts, NoticeFacts } from '#domain/notifications/booking-words.ts';
import { accountMap } from './notification-map-account.ts';
import { programmeMap } from './notification-map-programmes.ts';
import { forumMap } from './notification-map-forum.ts';
import { questionnaireMap } from './notification-map-questionnaires.ts';
import { messageMap } from './notification-map-messages.ts';
import { resourceMap } from './notification-map-resources.ts';
import { conversationMap } from './notification-map-conversations.ts';
import type { MapRow } from './notification-map.ts';

/** What is about no booking. */
export const otherMaps = [
  ...accountMap,
  ...programmeMap,
  ...resourceMap,
  ...conversationMap,
  ...forumMap,
  ...messageMap,
  ...questionnaireMap,
];

const hour = 60 * 60_000;
const startsAt = Date.parse('2026-06-03T13:00:00.000Z');
/** A booking that everything can be said of. */
export const facts: BookingFacts = {
  bookingId: '{booking}',
  sessionId: '{session}',
  sessionName: '{session}',
  coachId: '{coach}',
  coachName: '{coach}',
  askerName: '{member}',
  ownerId: '{self}',
  team: null,
  attendees: [{ id: '{attendee}', userId: '{self}', name: '{member}', attendance: 'expected' }],
  startsAt,
  expiresAt: startsAt - 2 * hour,
  isVideo: true,
  cost: 1,
  creditState: 'returned',
  lateWindow: 24 * hour,
  reason: '{reason}',
  actorName: '{actor}',
  changes: {
    place: [
      { kind: 'video', detail: null },
      { kind: 'phone', detail: '+44 20 7946 0018' },
    ],
  },
  proposal: { startsAt: startsAt + 24 * hour, expiresAt: startsAt - 3 * hour },
  score: 2,
  at: startsAt - 5 * hour,
};

const isOfInvite = (key: string): boolean => /[Ii]nvite/.test(key);
const invite = { id: '{invite}', userId: '{invitee}', name: '{invitee}', attendance: '' };

/** What the texts about bookings are made of, with names that say what they stand for. */
export const factsFor = ({ key, reader }: Pick<MapRow, 'key' | 'reader'>): NoticeFacts => ({
  facts: {
    ...facts,
    ...(isOfInvite(key) && { actorName: '{inviter}' }),
    ...(key === 'TeamCoachNoteRequired' && { team: { id: '{team}', name: '{team}' } }),
  },
  recipient: {
    id: '{self}',
    relation: reader ?? 'member',
    timeZone: 'Europe/London',
    locale: 'en-GB',
  },
  subject: isOfInvite(key) ? invite : (facts.attendees[0] ?? null),
});
