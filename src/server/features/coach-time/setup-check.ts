import { and, eq, inArray, isNull } from 'drizzle-orm';
import { externalCalendarStates } from '#machines/external-calendar/states.gen.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { inForce } from '#server/features/relations/public.ts';
import { coachPermissions, externalCalendars, workingHours } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

type Check = ResponseOf<Endpoints['GET /coaches/{coach}/setup-check']>['checks'][number];

/** Whether a coach is ready for online meetings and for team sessions, line by line (domain reference, D-8). */
export async function setupOf(db: Database, coachId: string, now: number): Promise<Check[]> {
  const connected = and(
    eq(externalCalendars.coach, coachId),
    inState(externalCalendars.status, externalCalendarStates.connected),
    isNull(externalCalendars.deletedAt),
  );
  const writable = and(connected, inArray(externalCalendars.direction, ['writeEvents', 'both']));
  const permitted = (scope: 'session' | 'team') =>
    db.orm.$count(
      coachPermissions,
      and(
        eq(coachPermissions.coach, coachId),
        eq(coachPermissions.scope, scope),
        eq(coachPermissions.canBook, true),
        inForce(now),
      ),
    );
  const counts: [Check['check'], number][] = [
    ['accountConnected', await db.orm.$count(externalCalendars, connected)],
    ['calendarWritable', await db.orm.$count(externalCalendars, writable)],
    ['workingHours', await db.orm.$count(workingHours, eq(workingHours.coachId, coachId))],
    ['sessionPermission', await permitted('session')],
    ['teamPermission', await permitted('team')],
  ];
  return counts.map(([check, count]) => ({ check, isReady: count > 0 }));
}
