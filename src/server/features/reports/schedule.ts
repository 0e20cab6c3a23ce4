import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '#domain/ids.ts';
import { afterQuietHours } from '#domain/notifications/mail-rhythm.ts';
import { nextReportAt, type ReportInterval } from '#domain/reports/schedule.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { reportSchedules, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { mailRhythmOf } from '#server/features/digests/public.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { reportsFor, type ReportChoices } from './asked.ts';
import { reportFilters, type ReportKind } from './kind.ts';

/** The name of the errand that sends somebody the way to a report. */
export const reportMailJob = 'reportMail';

const wanted = z.object({ id: z.string(), at: z.number() });
type Wanted = z.output<typeof wanted>;
type Schedule = typeof reportSchedules.$inferSelect;

const ofReader = ({ id }: Pick<Principal, 'id'>, { name }: ReportKind) =>
  and(eq(reportSchedules.userId, id), eq(reportSchedules.report, name));

/** How often the reader gets a mail about a report. */
export async function scheduleOf(db: Database, reader: Pick<Principal, 'id'>, kind: ReportKind) {
  const [schedule] = await db.orm.select().from(reportSchedules).where(ofReader(reader, kind));
  return schedule
    ? { every: schedule.every, nextAt: wireInstant(schedule.nextAt) }
    : { every: 'never' as const, nextAt: null };
}

/** In the place of what was wanted before; belongs into a transaction. */
export async function reschedule(
  db: Database,
  reader: Principal,
  kind: ReportKind,
  { every, ...choices }: ReportChoices & { readonly every: ReportInterval | 'never' },
  now: number,
): Promise<void> {
  await db.orm.delete(reportSchedules).where(ofReader(reader, kind));
  if (every === 'never') return;
  const search = new URLSearchParams(
    reportFilters.flatMap((filter) => {
      const chosen = choices[filter];
      return chosen === undefined ? [] : [[filter, chosen]];
    }),
  );
  const schedule = {
    id: newId(now),
    userId: reader.id,
    report: kind.name,
    every,
    search: search.toString(),
    nextAt: nextReportAt(every, readerZone(reader.timeZone), now),
    createdAt: now,
  };
  await db.orm.insert(reportSchedules).values(schedule);
  await enqueue(db, [jobOf(schedule)], now);
}

const jobOf = ({ id, nextAt }: Pick<Schedule, 'id' | 'nextAt'>) => {
  const payload: Wanted = { id, at: nextAt };
  return {
    kind: reportMailJob,
    payload,
    dedupeKey: `${reportMailJob}:${id}:${nextAt}`,
    runAt: nextAt,
  };
};

/** Sends the way to a report, and no number of it; then the next is due. Nobody is sent to what they may not open any more. */
export const reportMailDelivery =
  ({ db, clock }: { readonly db: Database; readonly clock: Clock }): Delivery =>
  (payload) =>
    db.transaction(async () => {
      const { id, at } = wanted.parse(payload);
      const [found] = await db.orm
        .select({ schedule: reportSchedules, role: users.role, timeZone: users.timeZone })
        .from(reportSchedules)
        .innerJoin(
          users,
          and(eq(users.id, reportSchedules.userId), inState(users.status, userState.active)),
        )
        .where(and(eq(reportSchedules.id, id), eq(reportSchedules.nextAt, at)))
        .for('update', { of: reportSchedules });
      if (!found) return;
      const { schedule, role, timeZone } = found;
      const kind = reportsFor({ role: role as Principal['role'] }).find(
        ({ name }) => name === schedule.report,
      );
      const own = eq(reportSchedules.id, id);
      if (!kind) {
        await db.orm.delete(reportSchedules).where(own);
        return;
      }
      const now = clock.now();
      const nextAt = nextReportAt(schedule.every, timeZone, now);
      await db.orm.update(reportSchedules).set({ nextAt }).where(own);
      const { quietHours } = await mailRhythmOf(db, schedule.userId);
      const mail = {
        ...mailOf(schedule, kind, now),
        runAt: afterQuietHours(timeZone, quietHours, now),
      };
      await enqueue(db, [mail, jobOf({ id, nextAt })], now);
    });

function mailOf({ id, userId, every, search, nextAt }: Schedule, kind: ReportKind, now: number) {
  const address = `/app/reports/${kind.name}`;
  return mailToSend(
    {
      recipientId: userId,
      at: now,
      subject: `Your report “${kind.title}” is ready to open`,
      text: `${kind.question} You asked for this report every ${every}. Its numbers stay on the platform: they are counted when you open it.`,
      details: [],
      go: { path: search === '' ? address : `${address}?${search}`, label: 'Open the report' },
      answers: [{ path: `${address}#emails`, label: 'Change or stop these emails' }],
      calendar: null,
    },
    `report:${id}:${nextAt}`,
  );
}
