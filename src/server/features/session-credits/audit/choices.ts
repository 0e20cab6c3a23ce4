import { and, sql, type SQL } from 'drizzle-orm';
import type { CreditAuditFind, KaiCreditAuditFind } from '#domain/credits/vocabulary.ts';
import { ledgerTransfers } from '#database/schema/index.ts';
import { visibleTransfers, within, type Books, type Sight } from './visible.ts';

/** What the transfers of a programme that somebody may know of can be narrowed to. */
export function auditChoices(
  reader: Sight,
  books: Books,
  kind: CreditAuditFind | KaiCreditAuditFind,
): SQL {
  const { programmeId } = books;
  const mine = and(within(books), visibleTransfers(reader));
  const among = (column: SQL): SQL =>
    sql`exists (select from ${ledgerTransfers} where ${mine} and ${column})`;
  const none = sql`null::text as hint`;
  const sources: Readonly<Record<CreditAuditFind | KaiCreditAuditFind, SQL>> = {
    member: sql`select u.id, u.full_name as name, ${none} from users u where ${among(sql`${ledgerTransfers.memberId} = u.id`)}`,
    team: sql`select t.id, t.name, ${none} from teams t where ${among(sql`${ledgerTransfers.teamId} = t.id`)}`,
    booking: sql`select b.id, b.reference as name, b.title as hint from bookings b
      where b.programme_id = ${programmeId} and ${among(sql`${ledgerTransfers.bookingId} = b.id`)}`,
    conversation: sql`select k.conversation_id as id, coalesce(k.title, 'Deleted conversation') as name, ${none} from kai_credit_uses k
      where k.programme_id = ${programmeId} and ${among(sql`${ledgerTransfers.conversationId} = k.conversation_id`)}`,
    actor: sql`select u.id, u.full_name as name, ${none} from users u where u.id in (
      select ${ledgerTransfers.actorId} from ${ledgerTransfers} where ${mine})`,
  };
  return sources[kind];
}
