import { and, asc, eq, inArray } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import { formatMoment } from '#domain/time/format.ts';
import type { Database } from '#database/database.ts';
import { digestLines, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { inState } from '#database/in-state.ts';
import { productName } from './brand.ts';
import { letterOf } from './letter.ts';
import type { Mailer } from './mailer.ts';
import { wantedDigest } from './queued-digest.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly settings: Pick<Settings, 'publicUrl'>;
}

/** Lines of one mail; what is more is told by number. */
const mostLines = 100;

const preferences = { label: 'Choose what you get by email', path: '/app/profile#notifications' };

/** Sends somebody what has been collected for them, as one mail. It is forgotten once the mail server has it. */
export function digestDelivery({ db, clock, mailer, settings }: Options): Delivery {
  return async (payload, id) => {
    const { recipientId } = wantedDigest.parse(payload);
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
      .where(and(eq(users.id, recipientId), inState(users.status, userState.active)));
    const lines = await db.orm
      .select()
      .from(digestLines)
      .where(eq(digestLines.recipientId, recipientId))
      .orderBy(asc(digestLines.createdAt), asc(digestLines.id));
    if (recipient && lines.length > 0) {
      const { timeZone, locale, ...to } = recipient;
      const at = clock.now();
      const count = lines.length === 1 ? '1 thing' : `${lines.length} things`;
      const subject = `${count} from ${productName}`;
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
        preferences,
      );
      await mailer.send({ id, to, at, subject, ...letter, calendar: null });
    }
    const sent = lines.map((line) => line.id);
    if (sent.length > 0) await db.orm.delete(digestLines).where(inArray(digestLines.id, sent));
  };
}
