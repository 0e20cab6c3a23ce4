import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import { providerNames, type ConsentProvider } from '#domain/external-calendars/vocabulary.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { once } from '#server/records/idempotency.ts';
import { calendarPlace } from './present.ts';

interface Asked {
  readonly coach: string;
  readonly provider: ConsentProvider;
  readonly idempotencyKey: string;
}

/** Sends a coach the way to their own page for connecting. It carries no authority: the coach signs in and decides at the provider. */
export async function inviteToConnect(
  db: Database,
  { coach, provider, idempotencyKey: key }: Asked,
  principal: Principal,
  at: number,
): Promise<{ id: string; name: string }> {
  const found = await calendarPlace.find({ principal, now: at, services: { db } }, coach);
  if (!found) throw refuse.invalid({ coach: 'Choose a coach.' });
  const name = providerNames[provider];
  const mail = {
    recipientId: coach,
    at,
    subject: `Connect your ${name} calendar`,
    text: `Connect your ${name} calendar, so that members can only book times when you are free. ${name} will ask for your permission; nobody else can give it for you.`,
    details: [],
    go: {
      path: `/app/external-calendars/connect?provider=${provider}`,
      label: 'Connect my calendar',
    },
    calendar: null,
  };
  const endpoint = 'POST /external-calendars/invitations';
  await db.transaction(() =>
    once(
      db,
      { actorId: principal.id, key, endpoint, request: { coach, provider }, at },
      async () => {
        await enqueue(db, [mailToSend(mail, `calendar-invitation:${newId(at)}`)], at);
        return coach;
      },
    ),
  );
  return found;
}
