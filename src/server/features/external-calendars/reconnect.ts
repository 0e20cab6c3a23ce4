import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { asksConsent, providerNames } from '#domain/external-calendars/vocabulary.ts';
import {
  openCredentials,
  sealCredentials,
  type Credentials,
} from '#server/calendars/credentials.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { send } from '#server/records/send.ts';
import type { Settings } from '#server/settings/settings.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { feedAt, isReachable, consentLink } from './connect.ts';
import { externalCalendarKind } from './kind.ts';
import type { CalendarRow } from './row.ts';
import { known, lockCoach } from './questions.ts';

interface Asked {
  readonly principal: Principal;
  readonly settings: Settings;
  readonly at: number;
}

interface Said {
  readonly password?: string | undefined;
  readonly address?: string | undefined;
}

/** Gives a calendar that was lost a new way in. Which calendar it is, what is done with it and what was read last stay as they are. */
export async function reconnect(
  db: Database,
  id: string,
  said: Said,
  version: number,
  { principal, settings, at }: Asked,
): Promise<void> {
  const [found] = await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id));
  const row = found as CalendarRow | undefined;
  if (!row) throw refuse.notFound();
  await lockCoach(db, row.coach);
  const feed =
    row.provider === 'ics' && said.address ? feedAt(said.address, settings.tokenSecret) : null;
  const facts = {
    isReachable: feed && isReachable(said.address, settings),
    isNew: feed && (await known(db, id, row, feed.calendarId)),
  };
  const { by } = readerOf({ principal, now: at });
  await send(db, externalCalendarKind, id, { type: 'RECONNECT', by, at, facts }, version);
  const opened = openedAnew(row, said, { principal, settings });
  const credentials = sealCredentials(settings, id, opened);
  // Nothing is known of what may have changed there meanwhile.
  await db.orm
    .update(externalCalendars)
    .set({ credentials, marker: null, ...feed })
    .where(eq(externalCalendars.id, id));
}

function openedAnew(
  { id, provider, credentials }: CalendarRow,
  { password, address }: Said,
  { principal, settings }: Pick<Asked, 'principal' | 'settings'>,
): Credentials {
  if (asksConsent(provider)) {
    if (settings.calendarClients[provider] === null)
      throw refuse.invalid({ provider: `${providerNames[provider]} is not offered here.` });
    return consentLink(id, principal.sessionId);
  }
  if (provider === 'ics') {
    if (!address) throw refuse.invalid({ address: 'Address is required.' });
    return { kind: 'ics', address };
  }
  if (!password) throw refuse.invalid({ password: 'Password is required.' });
  const known = credentials === null ? null : openCredentials(settings, id, credentials)?.opened;
  if (known?.kind !== 'caldav')
    throw refuse.invalid({
      password: 'This calendar can’t be opened any more. Disconnect it and connect it again.',
    });
  return { ...known, password };
}
