import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { digestState } from '#machines/digest/states.gen.ts';
import { system } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { Database } from '#database/database.ts';
import { digestLines, digests, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { productName } from '#server/mail/brand.ts';
import { letterOf } from '#server/mail/letter.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { stopAddress } from '#server/mail/stop-links.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { send } from '#server/records/send.ts';
import type { Settings } from '#server/settings/settings.ts';
import { inState } from '#database/in-state.ts';
import { digestKind } from './kind.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly settings: Pick<Settings, 'publicUrl' | 'tokenSecret'>;
}

const wanted = z.object({ id: z.string() });

/** Lines of one mail; what is more is said by number. */
const mostLines = 100;

const preferences = { label: 'Choose what you get by email', path: '/app/profile#notifications' };

/** Sends somebody what has been collected for them, as one mail. It is forgotten once the mail server has it. */
export function digestDelivery({ db, clock, mailer, settings }: Options): Delivery {
  return async (payload, id) => {
    const digestId = wanted.parse(payload).id;
    const [digest] = await db.orm
      .select({ recipientId: digests.recipientId })
      .from(digests)
      .where(and(eq(digests.id, digestId), inState(digests.status, digestState.sending)));
    if (!digest) return;
    const { recipientId } = digest;
    const recipient = await recipientOf(db, recipientId);
    const lines = await db.orm
      .select()
      .from(digestLines)
      .where(eq(digestLines.recipientId, recipientId))
      .orderBy(asc(digestLines.createdAt), asc(digestLines.id));
    const at = clock.now();
    const isSent = recipient !== undefined && lines.length > 0;
    if (isSent) {
      const { timeZone, locale, ...to } = recipient;
      const count = lines.length === 1 ? '1 thing' : `${lines.length} things`;
      const subject = `${count} from ${productName}`;
      const stop = stopAddress(settings, { recipientId, what: 'digest', at });
      const letter = letterOf(
        {
          recipientId,
          at,
          subject,
          text: 'Here is what has happened since the last email.',
          details: lines.slice(0, mostLines).map(({ createdAt, text }) => ({
            label: formatMoment(createdAt, timeZone, { locale, relativeTo: 0 }),
            value: text,
          })),
          go: { path: '/app/notifications', label: 'See your notifications' },
          calendar: null,
        },
        recipient.firstName,
        settings.publicUrl,
        { below: preferences, stop: { label: 'Stop the digest', address: stop } },
      );
      await mailer.send({ id, to, at, subject, ...letter, stop, calendar: null });
    }
    const listed = lines.map((line) => line.id);
    await db.transaction(async () => {
      if (listed.length > 0)
        await db.orm.delete(digestLines).where(inArray(digestLines.id, listed));
      await send(db, digestKind, digestId, { type: isSent ? 'FINISH' : 'DROP', by: system, at });
    });
  };
}

async function recipientOf(db: Database, id: string) {
  const [recipient] = await db.orm
    .select({
      id: users.id,
      name: users.fullName,
      firstName: users.firstName,
      email: users.email,
      timeZone: users.timeZone,
      locale: users.locale,
    })
    .from(users)
    .where(and(eq(users.id, id), inState(users.status, userState.active)));
  return recipient;
}
