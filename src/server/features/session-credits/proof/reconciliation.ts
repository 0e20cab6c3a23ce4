import { sql, type SQL } from 'drizzle-orm';
import { legalTransfers, type AccountKind } from '#domain/credits/ledger.ts';
import { bookingCreditState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';

const { held, spent, forfeited } = bookingCreditState;

const into = (kind: string): SQL =>
  sql`sum(t.amount * (starts_with(t.credit_key, ${`${kind}:`})::int - starts_with(t.debit_key, ${`${kind}:`})::int))::int`;

/** What a booking, or a place in one, has in an account while its credit is in the state of that name. */
const owed = (state: string): SQL => sql`case when credit_state = ${state} then cost else 0 end`;

/** Units in accounts of these kinds. */
const unitsIn = (...kinds: readonly AccountKind[]): SQL =>
  sql`coalesce(sum(a.balance) filter (where ${inState(sql`a.kind`, kinds)}), 0)::int`;

/** What staff read of an account or a credit, by the words of screens. */
const inWords = (kind: SQL): SQL =>
  sql`case ${kind} when 'held' then 'reserved' when 'spent' then 'used' when 'forfeited' then 'lost' when 'withdrawn' then 'deleted' else ${kind} end`;

/** Of an option without a credit. */
const nowhere = sql`array[0, 0, 0, 0, 0]`;

const legal = sql.join(
  [...legalTransfers].map((pair) => sql`${pair}`),
  sql`, `,
);

/**
 * Everything in which accounts, transfers, bookings and conversations contradict each other, each in a sentence; nothing while the books are right. One query, over one
 * programme or all.
 */
export async function reconcile(db: Database, programmeId: string | null): Promise<string[]> {
  const within = (column: SQL): SQL =>
    programmeId === null ? sql`true` : sql`${column} = ${programmeId}::uuid`;
  const rows = await db.orm.execute<{ fault: string }>(sql`
    with transfers as (select * from ledger_transfers t where ${within(sql`t.programme_id`)}),
    accounts as (select * from ledger_accounts a where ${within(sql`a.programme_id`)}),
    moved as (
      select key, sum(amount)::int as units from (
        select credit_key as key, amount from transfers union all select debit_key, -amount from transfers) each
      group by key),
    left_by as (
      select position, balance_after, case when member_id is null and team_id is null
        then sum(amount * (starts_with(credit_key, 'pool:')::int - starts_with(debit_key, 'pool:')::int)) over (partition by programme_id, unit order by position)
        else sum(change) over (partition by programme_id, unit, member_id, case when member_id is null then team_id end order by position) end as makes
      from transfers),
    paid as (
      select t.booking_id, t.attendee_id, ${into('held')} as held, ${into('spent')} as spent, ${into('forfeited')} as forfeited
      from transfers t where t.booking_id is not null group by t.booking_id, t.attendee_id),
    places as (
      select b.id as booking_id, null::uuid as attendee_id, b.reference, b.credit_state, b.cost
      from bookings b where ${within(sql`b.programme_id`)} and b.credit_mode <> 'perAttendee'
      union all
      select b.id, a.id, b.reference, a.credit_state, b.cost
      from attendees a join bookings b on b.id = a.booking_id
      where ${within(sql`b.programme_id`)} and b.credit_mode = 'perAttendee'),
    conversations as (
      select coalesce(u.conversation_id, p.conversation_id) as id, u.credit_state, coalesce(p.held, 0) as held, coalesce(p.spent, 0) as spent,
        case when u.credit_state = ${held} then u.units else 0 end as owed_held, case when u.credit_state = ${spent} then u.units else 0 end as owed_spent
      from (select * from kai_credit_uses where ${within(sql`programme_id`)} and programme_id is not null) u
        full join (select t.conversation_id, ${into('held')} as held, ${into('spent')} as spent
          from transfers t where t.conversation_id is not null group by t.conversation_id) p on p.conversation_id = u.conversation_id),
    settled as (
      select coalesce(places.reference, paid.booking_id::text) as reference, places.credit_state,
        coalesce(paid.held, 0) as held, coalesce(paid.spent, 0) as spent, coalesce(paid.forfeited, 0) as forfeited,
        ${owed(held)} as owed_held, ${owed(spent)} as owed_spent, ${owed(forfeited)} as owed_forfeited
      from places full join paid
        on paid.booking_id = places.booking_id and paid.attendee_id is not distinct from places.attendee_id)
    select 'The account ' || a.key || ' stands at ' || a.balance || ', its movements make ' || coalesce(m.units, 0) || '.' as fault
      from accounts a left join moved m on m.key = a.key where a.balance <> coalesce(m.units, 0)
    union all
    select 'The accounts of a programme make ' || sum(balance) || ' together.'
      from accounts group by programme_id having sum(balance) <> 0
    union all
    select 'The account ' || key || ' stands at ' || balance || '.' from accounts where kind <> 'issued' and balance < 0
    union all
    select 'The credits ' || l.id || ' say that ' || l.available || ' are left, their accounts make ' || coalesce(a.units, 0) || '.'
      from credit_lots l left join (select lot_id, sum(balance)::int as units from accounts where kind in ('pool', 'available') group by lot_id) a on a.lot_id = l.id
      where ${within(sql`l.programme_id`)} and l.available <> coalesce(a.units, 0)
    union all
    select 'The session option ' || o.id || ' says that its units are ' || o.units::text || ', their accounts make ' || coalesce(a.units, ${nowhere})::text || '.'
      from (select id, array[pool_units, available_units, held_units, used_units, lost_units] as units from session_options o
        where ${within(sql`o.programme_id`)}) o
        left join (select l.session_option_id, array[${unitsIn('pool')}, ${unitsIn('available')}, ${unitsIn('held')}, ${unitsIn('spent')}, ${unitsIn('forfeited', 'expired')}] as units
          from accounts a join credit_lots l on l.id = a.lot_id group by l.session_option_id) a on a.session_option_id = o.id
      where o.units <> coalesce(a.units, ${nowhere})
    union all
    select 'Movement ' || position || ' says that it leaves ' || balance_after || ', those up to it make ' || makes || '.' from left_by where balance_after <> makes
    union all
    select 'Movement ' || position || ' moves units from ' || ${inWords(sql`split_part(debit_key, ':', 1)`)} || ' to ' || ${inWords(sql`split_part(credit_key, ':', 1)`)} || '.'
      from transfers where split_part(debit_key, ':', 1) || '→' || split_part(credit_key, ':', 1) not in (${legal})
    union all
    select 'Booking ' || reference || ' says that its credit is ' || coalesce(${inWords(sql`credit_state`)}, 'unknown') || '; the ledger has '
        || held || ' reserved, ' || spent || ' used and ' || forfeited || ' lost for it.'
      from settled where (held, spent, forfeited) is distinct from (owed_held, owed_spent, owed_forfeited)
    union all
    select 'Conversation ' || id || ' says that its credit is ' || coalesce(${inWords(sql`credit_state`)}, 'unknown') || '; the ledger has ' || held || ' reserved and ' || spent || ' used for it.'
      from conversations where (held, spent) is distinct from (owed_held, owed_spent)
    order by fault`);
  return rows.map(({ fault }) => fault);
}
