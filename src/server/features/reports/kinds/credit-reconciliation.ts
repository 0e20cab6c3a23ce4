import { sql } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import { notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { ReportKind } from '../kind.ts';

const states = ['held', 'spent', 'forfeited'] as const;
const each = (part: (state: (typeof states)[number]) => ReturnType<typeof sql>) =>
  sql.join(states.map(part), sql`, `);
const ledger = (state: string) => sql.identifier(`ledger_${state}`);
const booked = (state: string) => sql.identifier(`booked_${state}`);

/** What the transfers of a booking, of a place in one, or of a conversation come to is held against what that itself says: differences do not make up for each other. */
export const creditReconciliation: ReportKind = {
  name: 'credit-reconciliation',
  title: 'Credits against bookings and conversations',
  question: 'Does the ledger match the bookings and AI conversations?',
  audience: 'staff',
  filters: ['organization', 'programme'],
  period: 'now',
  unit: null,
  columns: [
    { key: 'label', label: 'Programme', kind: 'text' },
    { key: 'organization', label: 'Organisation', kind: 'text', wide: true },
    { key: 'ledger_held', label: 'Reserved: ledger', kind: 'count', wide: true },
    { key: 'booked_held', label: 'Reserved: paid for', kind: 'count', wide: true },
    { key: 'ledger_spent', label: 'Used: ledger', kind: 'count' },
    { key: 'booked_spent', label: 'Used: paid for', kind: 'count' },
    { key: 'ledger_forfeited', label: 'Lost: ledger', kind: 'count', wide: true },
    { key: 'booked_forfeited', label: 'Lost: paid for', kind: 'count', wide: true },
    { key: 'difference', label: 'Difference', kind: 'count' },
  ],
  drawing: {
    title: 'Used credits, by ledger and by what they paid for',
    look: 'bars',
    series: ['ledger_spent', 'booked_spent', 'difference'],
  },
  sql: ({ narrowed }) => sql`
    with paid as (
      select programme_id, coalesce(attendee_id, booking_id, conversation_id) as place,
        ${each((state) => sql`sum(amount * (starts_with(credit_key, ${`${state}:`})::int - starts_with(debit_key, ${`${state}:`})::int)) as ${ledger(state)}`)}
      from ledger_transfers
      where (booking_id is not null or conversation_id is not null) and ${narrowed({ organization: sql`organization_id`, programme: sql`programme_id` })}
      group by 1, 2),
    bookings_with_credit as (
      select id, programme_id, credit_mode, credit_state, cost from bookings
      where programme_id is not null and ${narrowed({ organization: sql`organization_id`, programme: sql`programme_id` })}),
    places as (
      select b.programme_id, b.id as place, b.credit_state, b.cost from bookings_with_credit b where b.credit_mode <> 'perAttendee'
      union all
      select b.programme_id, a.id, a.credit_state, b.cost
      from bookings_with_credit b join attendees a on a.booking_id = b.id where b.credit_mode = 'perAttendee'
      union all
      select programme_id, conversation_id, credit_state, units from kai_credit_uses
      where programme_id is not null and ${narrowed({ organization: sql`organization_id`, programme: sql`programme_id` })}),
    owed as (
      select programme_id, place,
        ${each((state) => sql`case when credit_state = ${state} then cost else 0 end as ${booked(state)}`)}
      from places),
    compared as (
      select coalesce(l.programme_id, o.programme_id) as programme_id,
        ${each((state) => sql`coalesce(${ledger(state)}, 0) as ${ledger(state)}, coalesce(${booked(state)}, 0) as ${booked(state)}`)}
      from paid l full join owed o on o.programme_id = l.programme_id and o.place = l.place)
    select p.id as key, null as unit, 0 as people, p.name as label, g.name as organization,
      ${each((state) => sql`coalesce(sum(${ledger(state)}), 0)::int as ${ledger(state)}, coalesce(sum(${booked(state)}), 0)::int as ${booked(state)}`)},
      coalesce(sum(${sql.join(
        states.map((state) => sql`abs(${ledger(state)} - ${booked(state)})`),
        sql` + `,
      )}), 0)::int as difference
    from programmes p join organizations g on g.id = p.organization_id left join compared c on c.programme_id = p.id
    where ${notInState(sql`p.status`, programmeState.deleted)} and ${narrowed({ organization: sql`p.organization_id`, programme: sql`p.id` })}
    group by p.id, p.name, g.name order by difference desc, ${byName(sql`p.name`)}, p.id`,
  answer(total, programmes) {
    if (programmes === 0) return 'There are no programmes to compare.';
    return total('difference') === 0
      ? `The ledger agrees with the bookings and conversations: the difference is zero in ${programmes === 1 ? 'this programme' : `all ${programmes} programmes`}.`
      : `The ledger and what credits paid for disagree about ${counted(total('difference'), 'credit')}. The difference must be zero: look at the programmes at the top.`;
  },
};
