import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { sessionKind } from '#server/features/sessions/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { World } from './build.ts';
import { formerSession, type SessionSpec } from '../sessions.ts';

/** Staff created the sessions months ago, and gave one up since. */
export async function writeSessions(db: Database, { sessions, staff, now }: World): Promise<void> {
  const [admin] = staff;
  if (!admin) throw new Error('The demo has no staff.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const create = (spec: Omit<SessionSpec, 'key'>, at: number, id?: string, noted = false) => {
    const notes = { coachNoteRequired: noted, teamCoachNoteRequired: spec.format === 'team' };
    const asked = { preQuestionnaireId: null, postQuestionnaireId: null };
    const fields = {
      creditMode: 'perBooking' as const,
      ...spec,
      locationKinds: [...spec.locationKinds],
      ...notes,
      ...asked,
      bufferBefore: 0,
      bufferAfter: 10,
    };
    return createPlain(db, sessionKind, fields, { by, at }, id);
  };
  const begun = now - 155 * DAY;
  for (const [index, session] of [...sessions.values()].entries()) {
    const { key, ...spec } = session.spec;
    await create(spec, begun + index * MINUTE, session.id, key === 'career');
  }
  const former = await create(formerSession, begun + HOUR);
  await send(db, sessionKind, former, { type: 'DELETE', by, at: now - 60 * DAY }, 1);
}
