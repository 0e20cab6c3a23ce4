import { createHash } from 'node:crypto';
import type { NoticeFacts } from '#domain/notifications/booking-words.ts';
import type { Notice } from '#domain/notifications/notice.ts';
import { noticeRows, typeOf, type BookingNoticeKey } from '#domain/notifications/notices.ts';
import { canStopMails } from '#domain/notifications/preferences.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { detailsOf } from '#server/features/notifications/public.ts';
import { letterOf } from '#server/mail/letter.ts';
import { facts as bookingFacts, otherMaps, factsFor } from '#tests/laws/notification-facts.ts';
import { notificationMap } from '#tests/laws/notification-map.ts';

/** What a notification says where it is mailed, with names that people might have. */
export interface SampleMail {
  /** Its type, and its variant where it has several. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of everything that somebody who gets it would see. */
  readonly hash: string;
}

/** One that is told in the application alone. */
export interface SampleNotice {
  readonly key: string;
  readonly text: string;
}

const publicUrl = 'https://waymark.example';
const someId = '0199a1c2-4b7e-7c31-9d52-6f0b8a3e4d17';

/** Who and what the placeholders of the notification map stand for. */
const names: Readonly<Record<string, string>> = {
  actor: 'Mia Thornton',
  author: 'Tom Reed',
  award: 'First steps',
  coach: 'Ana Silva',
  firstName: 'Mia',
  inviter: 'Mia Thornton',
  invitee: 'Lea Novak',
  level: 'Explorer Level',
  member: 'Mia Thornton',
  name: 'Mia Thornton',
  organisation: 'Northwind',
  path: '/app/resources',
  place: 'Leading with confidence',
  product: 'Waymark',
  programme: 'Leading with confidence',
  questionnaire: 'How is it going?',
  role: 'coach',
  sender: 'Ana Silva',
  session: 'Leadership coaching',
  team: 'Northern team',
  thread: 'How do you prepare for a difficult talk?',
  title: 'A difficult talk',
  warnings: 'Two passages could not be understood.',
};

const isId = (field: string): boolean => /^(id|.*Id|key|thread|comment)$/.test(field);

/** Why something was declined, as it might be said of such a thing. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^Forum/, 'it names a colleague'],
  [/^Kai/, 'the file holds no speech'],
  [/./, 'I am travelling that day'],
];

/** The same facts with names for placeholders, and something like an id where there is one. */
function named(value: unknown, of: string, field = ''): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(\w+)\}/g, (_, word: string) =>
      isId(field)
        ? someId
        : word === 'reason'
          ? (reasons.find(([key]) => key.test(of))?.[1] ?? '')
          : (names[word] ?? someId),
    );
  if (Array.isArray(value)) return value.map((each) => named(each, of, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, named(each, of, key)]),
  );
}

/** The booking that the facts of the map are about, as far as mails say more of it than the texts. */
const booking = {
  startsAt: bookingFacts.startsAt,
  endsAt: bookingFacts.startsAt + HOUR,
  locationKind: 'video',
  locationDetail: null,
  reference: 'B-4F7K2M',
  coachTimeZone: 'America/New_York',
  memberTimeZone: 'Europe/London',
} as Parameters<typeof detailsOf>[1];

const isOfBooking = (facts: object): facts is NoticeFacts => 'facts' in facts;

/** What a row is told of: what the map has for it, or for another row of its type. */
function factsOf(key: string): object {
  const ofType = (each: { readonly key: string }) =>
    typeOf(each.key as BookingNoticeKey) === typeOf(key as BookingNoticeKey);
  const other = otherMaps.find((row) => row.key === key) ?? otherMaps.find(ofType);
  if (other) return named(other.facts, key) as object;
  const row = notificationMap.find((each) => each.key === key) ?? notificationMap.find(ofType);
  const reader = row?.reader ?? readerOf(row?.to ?? []);
  return named(
    factsFor({ key: key as BookingNoticeKey, ...(reader && { reader }) }),
    key,
  ) as object;
}

/** Whose mail it is where members get none. */
function readerOf(to: readonly string[]): 'coach' | 'staff' | undefined {
  if (to.length === 0) return undefined;
  if (to.every((each) => /coach/i.test(each))) return 'coach';
  return to.every((each) => each === 'staff') ? 'staff' : undefined;
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 22);

/** Every row of the notification map as it is mailed, and those that are told in the application alone. */
export function sampleMails(): {
  readonly mailed: readonly SampleMail[];
  readonly inApp: readonly SampleNotice[];
} {
  const mailed: SampleMail[] = [];
  const inApp: SampleNotice[] = [];
  for (const [key, row] of noticeRows) {
    const notice = row as unknown as Notice<object>;
    const facts = factsOf(key);
    const text = notice.text(facts);
    if (/[{}]|undefined|\[object/.test(text)) throw new Error(`${key} has no facts: ${text}`);
    if (notice.channel === 'I') {
      inApp.push({ key, text });
      continue;
    }
    const role = isOfBooking(facts) && facts.recipient.relation === 'coach' ? 'Coach' : 'Member';
    const stop = canStopMails(role, typeOf(key))
      ? { stop: { label: 'Stop these emails', address: `${publicUrl}/unsubscribe/…` } }
      : {};
    const subject = notice.subject(facts);
    const answers = notice.answers?.(facts);
    const letter = letterOf(
      {
        recipientId: someId,
        at: bookingFacts.at ?? 0,
        subject,
        text,
        details: isOfBooking(facts) ? detailsOf(facts, booking, notice) : [],
        go: notice.go(facts),
        ...(answers && { answers: [...answers] }),
        calendar: null,
      },
      role === 'Coach' ? 'Ana' : 'Mia',
      publicUrl,
      stop,
    );
    mailed.push({ key, subject, ...letter, hash: hashOf(subject, letter.text, letter.html) });
  }
  return { mailed, inApp };
}

/** Of which mails the pictures are that lie in the docs, by key. */
export type Pictured = Readonly<Record<string, string>>;

export const pictureOf = (key: string): string =>
  `${key
    .replace('/', '-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()}.webp`;
