import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { CreditAuditFind } from '#domain/credits/vocabulary.ts';
import { ledgerTransfers } from '#database/schema/index.ts';
import { visibleTransfers, type Sight } from './visible.ts';

/** What the transfers of a programme that somebody may know of can be narrowed to. */
export function auditChoices(reader: Sight, programmeId: string, kind: CreditAuditFind): SQL {
  const mine = and(eq(ledgerTransfers.programmeId, programmeId), visibleTransfers(reader));
  const among = (column: SQL): SQL =>
    sql`exists (select from ${ledgerTransfers} where ${mine} and ${column})`;
  const none = sql`null::text as hint`;
  const sources: Readonly<Record<CreditAuditFind, SQL>> = {
    member: sql`select u.id, u.full_name as name, ${none} from users u where ${among(sql`${ledgerTransfers.memberId} = u.id`)}`,
    team: sql`select t.id, t.name, ${none} from teams t where ${among(sql`${ledgerTransfers.teamId} = t.id`)}`,
    booking: sql`select b.id, b.reference as name, b.title as hint from bookings b
      where b.programme_id = ${programmeId} and ${among(sql`${ledgerTransfers.bookingId} = b.id`)}`,
    actor: sql`select u.id, u.full_name as name, ${none} from users u where u.id in (
      select ${ledgerTransfers.actorId} from ${ledgerTransfers} where ${mine})`,
  };
  return sources[kind];
}
