import { arrayContains, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  bookings,
  interactiveResponses,
  questionnaireAssignments,
} from '#database/schema/index.ts';
import type { Cast } from './callers.ts';

/** What has to be asked for by name in a query, beside the path. */
export async function queriesOf(
  db: Database,
  { people, booking }: Cast,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const [like] = await db.orm.select().from(bookings).where(eq(bookings.id, booking));
  if (!like) throw new Error('The demo lacks the booking.');
  const [assigned] = await db.orm
    .select()
    .from(questionnaireAssignments)
    .where(arrayContains(questionnaireAssignments.memberIds, [people.owner?.id ?? '']))
    .limit(1);
  const [response] = await db.orm.select().from(interactiveResponses).limit(1);
  return {
    'GET /coach-permissions/choices': { kind: 'coach' },
    'GET /booking-constraints/times': {
      sessionCredit: like.id,
      rule: JSON.stringify({ kind: 'weekdays', days: [1] }),
    },
    'GET /questionnaire-assignments/choices': { place: 'programme' },
    'GET /questionnaire-assignments/people': {
      kind: 'team',
      programme: like.programmeId ?? like.id,
    },
    'GET /questionnaire-responses': { assignment: assigned?.id ?? '' },
    'GET /submitted-responses': { assignment: assigned?.id ?? '' },
    'GET /interactive-response-audit-items': { response: response?.id ?? '' },
    'GET /session-options/choices': { programme: like.programmeId ?? like.id },
    'GET /lives/{machine}/records': { kind: 'current', of: 'life.requested' },
    'GET /kai-conversations/members': { programme: like.programmeId ?? like.id },
    'GET /users/choices': { kind: 'team' },
    'GET /organizations/{organization}/members/choices': { kind: 'team' },
    'GET /bookings/choices': { kind: 'session' },
    'GET /booking-groups/plan': {
      kind: 'series',
      session: like.sessionId,
      coach: like.coachId,
      rule: 'FREQ=WEEKLY;COUNT=2',
      startsLocal: '2027-01-04T10:00',
      timeZone: 'Europe/London',
    },
    'GET /booking-requests/slots': { coach: like.coachId, session: like.sessionId },
    'GET /booking-requests/free-times': { coach: like.coachId, session: like.sessionId },
    'GET /booking-requests/next-times': { coach: like.coachId, session: like.sessionId },
  };
}
