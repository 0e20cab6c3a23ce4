import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { externalCalendars, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { asksConsent, providerNames } from '#domain/external-calendars/vocabulary.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import { isStaff } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { sealCredentials, type Credentials } from '#server/calendars/credentials.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { keyedHash, keyFor } from '#server/identity/keys.ts';
import { once } from '#server/records/idempotency.ts';
import { create } from '#server/records/send.ts';
import type { Settings } from '#server/settings/settings.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { inState } from '#database/in-state.ts';
import { externalCalendarKind } from './kind.ts';
import { lockCoach } from './questions.ts';

type Body = BodyOf<Endpoints['POST /external-calendars']>;
type Unkeyed<Each> = Each extends unknown ? Omit<Each, 'idempotencyKey'> : never;
type Wanted = Unkeyed<Body>;

interface Asked {
  readonly principal: Principal;
  readonly settings: Settings;
  readonly at: number;
}

/** Names a calendar to be connected, once for a key; resolves to its id. What opens it goes into a column of its own and nowhere else. */
export async function connectCalendar(
  db: Database,
  { idempotencyKey: key, ...wanted }: Body,
  { principal, settings, at }: Asked,
): Promise<string> {
  if (!isStaff(principal) && wanted.coach !== principal.id) throw refuse.notFound();
  if (!(await isCoach(db, wanted.coach))) throw refuse.invalid({ coach: 'Choose a coach.' });
  const { provider } = wanted;
  if (asksConsent(provider) && settings.calendarClients[provider] === null)
    throw refuse.invalid({ provider: `${providerNames[provider]} is not offered here.` });
  // A password must not stand in a table, not even as a hash that anybody could try.
  const asked = keyedHash(keyFor('calendar feeds', settings.tokenSecret), JSON.stringify(wanted));
  const { by } = readerOf({ principal, now: at });
  const endpoint = 'POST /external-calendars';
  return db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request: asked, at }, async () => {
      await lockCoach(db, wanted.coach);
      const id = newId(at);
      const context = contextOf(wanted, settings);
      const reachable = isReachable('address' in wanted ? wanted.address : undefined, settings);
      const event = { type: 'CONNECT', by, at, facts: { isReachable: reachable } } as const;
      await create(db, externalCalendarKind, {
        id,
        context,
        event,
        extra: null,
        insert: async (row) => {
          await externalCalendarKind.insert(db, id, row, at);
          const credentials = sealCredentials(settings, id, openedBy(id, wanted, principal));
          await db.orm
            .update(externalCalendars)
            .set({ credentials })
            .where(eq(externalCalendars.id, id));
          return null;
        },
      });
      return id;
    }),
  );
}

const isCoach = async (db: Database, id: string): Promise<boolean> =>
  (await db.orm.$count(
    users,
    and(eq(users.id, id), eq(users.role, 'Coach'), inState(users.status, userStates.open)),
  )) > 0;

/** Which servers may be asked is settled for good when they are; this is the sentence for whoever types the address. */
export function isReachable(
  address: string | undefined,
  { allowLoopback }: Settings,
): string | null {
  if (address === undefined) return null;
  const { protocol, username, password } = new URL(address);
  if (username !== '' || password !== '')
    return 'Enter the address without a username and a password.';
  if (protocol === 'https:' || (protocol === 'http:' && allowLoopback)) return null;
  return 'Enter an address that begins with https://.';
}

function contextOf(wanted: Wanted, { tokenSecret }: Settings): ExternalCalendarContext {
  const { coach, provider } = wanted;
  const named = {
    ...unwritten,
    coach,
    provider,
    accountLabel: providerNames[provider],
    calendarId: null,
    calendarName: null,
    direction: 'readBusy',
    readMode: 'events',
    offered: [],
    lastSyncAt: null,
    staleAfter: defaultPolicy.calendarStale,
    lostAfter: defaultPolicy.calendarLost,
    lastError: null,
  } as const;
  if (wanted.provider === 'caldav') return { ...named, accountLabel: wanted.username };
  if (wanted.provider !== 'ics') return named;
  const feed = feedAt(wanted.address, tokenSecret);
  return { ...named, ...feed, calendarName: feed.accountLabel };
}

/** A feed's address is as good as a password: what tells feeds apart must not give it away. */
export const feedAt = (address: string, tokenSecret: Settings['tokenSecret']) => ({
  accountLabel: new URL(address).hostname,
  calendarId: keyedHash(keyFor('calendar feeds', tokenSecret), address),
});

function openedBy(id: string, wanted: Wanted, { sessionId }: Principal): Credentials {
  if (wanted.provider === 'caldav') {
    const { address, username, password } = wanted;
    return { kind: 'caldav', address, username, password };
  }
  if (wanted.provider === 'ics') return { kind: 'ics', address: wanted.address };
  return consentLink(id, sessionId);
}

/** What a coach sets out with to the provider, and has to come back with. */
export function consentLink(id: string, sessionId: string): Credentials {
  const secret = () => randomBytes(32).toString('base64url');
  // By the id in front the page that the coach comes back to knows which calendar it is about.
  const state = `${id}.${secret()}`;
  return { kind: 'way', state, verifier: secret(), session: sessionId, code: null };
}
