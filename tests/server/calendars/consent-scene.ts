import { afterEach, expect } from 'vitest';
import { closedAtEnd } from '#tests/support/endings.ts';
import type { CalendarEvent } from '#server/calendars/icalendar.ts';
import type { ReadingTerms } from '#server/parsing/calendar/terms.ts';
import type { AccountParts } from '#server/calendars/consent/account.ts';
import type { Tokens } from '#server/calendars/consent/consent.ts';
import { outside } from '#server/outbound/ask.ts';
import { openRecordedProvider } from '#tests/support/recorded-provider.ts';

export const now = Date.UTC(2027, 2, 8, 12);
export const booking = '01923000-aaaa-7bbb-8ccc-0123456789ab';

export const session: CalendarEvent = {
  uid: `${booking}@waymark`,
  sequence: 1,
  startsAt: Date.UTC(2027, 2, 10, 9),
  endsAt: Date.UTC(2027, 2, 10, 10),
  summary: 'Coaching: Carl and Mia',
  description: 'Reference B-7K2M9Q',
  location: 'http://localhost:3000/zoom/1',
  url: 'http://localhost:3000/app/bookings/1',
};

export const terms: ReadingTerms = {
  window: { start: Date.UTC(2027, 2, 1), end: Date.UTC(2027, 3, 1) },
  zone: 'Europe/London',
  addresses: [],
  remotes: new Set(['ours']),
};

/** A provider that plays what was recorded, and an account at it. Every test must ask all of it and nothing else. */
export async function aConsentScene() {
  const provider = await openRecordedProvider();
  const saved: Tokens[] = [];
  const { origin } = provider;
  const client = {
    clientId: 'waymark',
    clientSecret: 'known to two',
    addresses: {
      authorize: `${origin}/authorize`,
      token: `${origin}/token`,
      revoke: `${origin}/revoke`,
      api: `${origin}/api`,
    },
  };
  closedAtEnd(() => provider.close());
  afterEach(() => expect(provider.mismatches()).toEqual([]));
  const account = (tokens: Partial<Tokens> = {}): AccountParts => ({
    ask: outside({ allowLoopback: true }),
    client,
    tokens: { accessToken: 'a1', refreshToken: 'r1', expiresAt: now + 3_600_000, ...tokens },
    now: () => now,
    save: async (renewed) => void saved.push(renewed),
  });
  return { provider, client, saved, account };
}
