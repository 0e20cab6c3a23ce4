import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { eventOf } from '#machines/verbs.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { openCredentials, sealCredentials } from '#server/calendars/credentials.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { keyedHash, keyFor } from '#server/identity/keys.ts';
import { once } from '#server/records/idempotency.ts';
import { send } from '#server/records/send.ts';
import type { Settings } from '#server/settings/settings.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { externalCalendarKind } from './kind.ts';
import { reconnect } from './reconnect.ts';

type Command = BodyOf<Endpoints['POST /external-calendars/{externalCalendar}/events']>;

interface Asked {
  readonly principal: Principal;
  readonly settings: Settings;
  readonly at: number;
}

/** Sends a person's event to a calendar they may see, once for a key. A code from the provider is kept sealed for the worker; the chart never sees it. */
export async function sendToCalendar(
  db: Database,
  id: string,
  command: Command,
  { principal, settings, at }: Asked,
): Promise<void> {
  const { type, payload, version, idempotencyKey: key } = command;
  const { by } = readerOf({ principal, now: at });
  const endpoint = 'POST /external-calendars/{externalCalendar}/events';
  // What opens a calendar must not stand in a table, not even as a hash that anybody could try.
  const secret = keyFor('calendar feeds', settings.tokenSecret);
  const said = type === 'RECONNECT' ? keyedHash(secret, JSON.stringify(payload)) : payload;
  const request = { id, type, payload: said, version };
  await db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      if (command.type === 'GRANT') {
        await send(db, externalCalendarKind, id, { type: 'GRANT', by, at }, version);
        await keepCode(db, id, command.payload, { principal, settings });
      } else if (command.type === 'RECONNECT') {
        await reconnect(db, id, command.payload, version, { principal, settings, at });
      } else {
        const event = eventOf<ExternalCalendarEvent>(command, { by, at });
        await send(db, externalCalendarKind, id, event, version);
      }
      return id;
    }),
  );
}

/** Only the sign-in that set out comes back, and with the state that it was given. */
async function keepCode(
  db: Database,
  id: string,
  { code, state }: { readonly code: string; readonly state: string },
  { principal, settings }: Pick<Asked, 'principal' | 'settings'>,
): Promise<void> {
  const [row] = await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id));
  const link = row?.credentials
    ? openCredentials(settings, id, row.credentials)?.opened
    : undefined;
  if (link?.kind !== 'way' || link.state !== state || link.session !== principal.sessionId)
    throw refuse.invalid({
      state: 'This consent belongs to another attempt. Connect the calendar again.',
    });
  const credentials = sealCredentials(settings, id, { ...link, code });
  await db.orm.update(externalCalendars).set({ credentials }).where(eq(externalCalendars.id, id));
}
