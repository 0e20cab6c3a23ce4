import type { Database } from '#database/database.ts';
import { savedViews } from '#database/schema/index.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { Generator } from '../generator.ts';
import type { Person } from './person.ts';

/** What those who look after the platform come back to, list by list. */
const kept = [
  {
    page: '/app/bookings',
    name: 'Late cancellations',
    search: 'creditState=forfeited&tab=cancelled',
  },
  { page: '/app/bookings', name: 'Outcomes to record', search: 'outcomeMissing=true&tab=past' },
  {
    page: '/app/users',
    name: 'Coaches by name',
    search: 'order=Ascending&orderProperty=name&role=Coach',
  },
] as const;

export const writeSavedViews = async (
  db: Database,
  random: Generator,
  staff: readonly Person[],
  now: number,
): Promise<void> => {
  const createdAt = now - 30 * DAY;
  await db.orm
    .insert(savedViews)
    .values(
      staff.flatMap(({ id: userId }) =>
        kept.map((view) => ({ ...view, id: random.id(createdAt), userId, createdAt })),
      ),
    );
};
