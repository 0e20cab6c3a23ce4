import { isStaff } from '#machines/person.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only } from '#server/http/policy.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { once } from '#server/records/idempotency.ts';
import { reportNamed, reportsFor, runOf } from './asked.ts';
import { reportFile } from './export.ts';
import { keptTable } from './kept-tables.ts';
import { reportOf } from './run.ts';
import { reschedule, scheduleOf } from './schedule.ts';

/** Which of them a report is for is decided by its kind. */
const policy = only('organizationAdminsAndStaff');

export const reportBindings = {
  ...bind('GET /reports', {
    policy: only('everyoneButCoaches'),
    handle({ principal }) {
      const own = reportsFor(principal);
      if (own.length === 0) throw refuse.forbidden('You don’t have access to any reports.');
      return own.map(({ name, title, question, filters }) => ({
        name,
        title,
        question,
        filters: isStaff(principal) ? filters : [],
      }));
    },
  }),

  ...bind('GET /reports/{report}', {
    policy,
    async handle({ params: { report }, query, principal, now, services: { db } }) {
      const run = await runOf(db, principal, report, query, now);
      return reportOf(run, await keptTable(db, run));
    },
  }),

  ...bind('POST /reports/{report}/export', {
    policy,
    needs: ['settings'],
    async handle({ params: { report }, body, principal, now, services: { db, settings } }) {
      const { format, yourPassword: _, ...choices } = body;
      const run = await runOf(db, principal, report, choices, now);
      await confirmCaller({ principal, body, now, services: { db, settings } });
      return reportFile(db, principal, run, format);
    },
  }),

  ...bind('GET /reports/{report}/schedule', {
    policy,
    handle: ({ params: { report }, principal, services: { db } }) =>
      scheduleOf(db, principal, reportNamed(principal, report)),
  }),

  ...bind('POST /reports/{report}/schedule', {
    policy,
    async handle({ params: { report }, body, principal, now, services: { db } }) {
      const { idempotencyKey: key, ...wanted } = body;
      const { kind } = await runOf(db, principal, report, wanted, now);
      const endpoint = 'POST /reports/{report}/schedule' as const;
      const claim = {
        actorId: principal.id,
        key,
        endpoint,
        request: { report, ...wanted },
        at: now,
      };
      return db.transaction(async () => {
        await once(db, claim, async () => {
          await reschedule(db, principal, kind, wanted, now);
          return principal.id;
        });
        return scheduleOf(db, principal, kind);
      });
    },
  }),
};
