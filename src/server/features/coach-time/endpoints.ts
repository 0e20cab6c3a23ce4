import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { coachFor } from './coach.ts';
import { addException, changeException } from './exceptions.ts';
import { readTime } from './reading.ts';
import { saveHours } from './save-hours.ts';
import { setupOf } from './setup-check.ts';

const coachesAndStaff = only('coachesAndStaff');

/** A coach's time belongs to the coach; staff look after everybody's. */
export const coachTimeBindings = {
  ...bind('GET /coaches/{coach}/time', {
    policy: coachesAndStaff,
    async handle({ params, query, principal, now, services: { db } }) {
      return readTime(db, await coachFor(db, principal, params.coach), query, now);
    },
  }),

  ...bind('POST /coaches/{coach}/working-hours', {
    policy: coachesAndStaff,
    async handle({ params, body, principal, now, services: { db } }) {
      const { id } = await coachFor(db, principal, params.coach);
      return { outside: await saveHours(db, principal, id, body, now) };
    },
  }),

  ...bind('POST /coaches/{coach}/exceptions', {
    policy: coachesAndStaff,
    async handle({ params, body, principal, now: at, services: { db } }) {
      const { id: coachId } = await coachFor(db, principal, params.coach);
      return addException(db, { principal, coachId, at }, body);
    },
  }),

  ...bind('POST /coaches/{coach}/exceptions/{exception}/events', {
    policy: coachesAndStaff,
    async handle({ params, body, principal, now: at, services: { db } }) {
      const { id: coachId } = await coachFor(db, principal, params.coach);
      return changeException(db, { principal, coachId, at }, params.exception, body);
    },
  }),

  ...bind('GET /coaches/{coach}/setup-check', {
    policy: coachesAndStaff,
    async handle({ params, principal, now, services: { db } }) {
      const { id, fullName, pictureUrl } = await coachFor(db, principal, params.coach);
      return { coach: { id, fullName, pictureUrl }, checks: await setupOf(db, id, now) };
    },
  }),
};
