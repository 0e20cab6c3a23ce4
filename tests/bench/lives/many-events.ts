import type { Database } from '#database/database.ts';
import { fillBookings } from '../lists/many-bookings.ts';
import { withoutIndexes } from '../lists/frame.ts';

/** What happens to a booking: asked for, confirmed, its doors open, it begins and ends, and its outcome is recorded. */
const steps = `(values
  (1, 'REQUEST', 'requested', '{"credit":"held","move":"settled"}',
    '{booking.life.new|REQUEST|1,booking.credit.none|credit.hold|0}', interval '0'),
  (2, 'CONFIRM', 'confirmed.scheduled', '{"credit":"held","move":"settled"}',
    '{booking.life.requested|CONFIRM|1}', interval '20 hours'),
  (3, 'xstate.after.doorsOpen.booking.life.confirmed.scheduled', 'confirmed.open', '{"credit":"held","move":"settled"}',
    '{booking.life.confirmed.scheduled|xstate.after.doorsOpen.booking.life.confirmed.scheduled|0}', interval '6 days'),
  (4, 'xstate.after.end.booking.life.confirmed.inProgress', 'confirmed.awaitingOutcome', '{"credit":"held","move":"settled"}',
    '{booking.life.confirmed.inProgress|xstate.after.end.booking.life.confirmed.inProgress|0}', interval '7 days'),
  (5, 'RECORD_OUTCOME', 'completed', '{"credit":"spent","move":"settled"}',
    '{booking.life.confirmed.awaitingOutcome|RECORD_OUTCOME|1,booking.credit.held|credit.spend|0}', interval '8 days')
) s (position, event, state, regions, transitions, after)`;

/** Bookings over three years, each with five events; each waits a little differently. */
export async function fillEvents(db: Database, events: number): Promise<void> {
  await fillBookings(db, Math.ceil(events / 5));
  await withoutIndexes(db, ['machine_events'], () =>
    db.script(`begin;
      set local session_replication_role = replica;
      insert into machine_events (id, machine, entity_id, position, version, at, event, payload, state, regions, transitions)
        select gen_random_uuid(), 'booking', b.id, s.position, s.position,
          b.created_at + s.after * (0.5 + abs(hashtext(b.reference) % 1000) / 1000.0), s.event, '{}', s.state, s.regions::jsonb, s.transitions::text[]
        from bookings b cross join ${steps};
      commit`),
  );
  await db.script('vacuum analyze bookings');
}
