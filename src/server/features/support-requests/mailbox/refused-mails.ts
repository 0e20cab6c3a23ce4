import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { DAY } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { supportMails, supportRequests } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Principal } from '#server/http/principal.ts';
import { visibleRequests } from '../visible.ts';

const shownFor = 30 * DAY;
const most = 50;

/** The latest mails to support that were not taken, and why; those to a request that the reader does not see are not among them. */
export async function refusedMails(db: Database, reader: Principal, now: number) {
  const { id, fromAddress, subject, refusal, at, requestId } = supportMails;
  const rows = await db.orm
    .select({ id, from: fromAddress, subject, refusal, at, reference: supportRequests.reference })
    .from(supportMails)
    .leftJoin(supportRequests, eq(supportRequests.id, requestId))
    .where(
      and(
        isNotNull(refusal),
        gt(at, now - shownFor),
        or(isNull(requestId), visibleRequests(reader)),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(most);
  return rows.map((row) => ({ ...row, refusal: row.refusal ?? '', at: wireInstant(row.at) }));
}
