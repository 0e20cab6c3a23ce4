import { and, eq, isNull, lte } from 'drizzle-orm';
import { files, outbox, timers, uploadReports } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { system } from '#machines/person.ts';
import type { UploadReportEvent } from '#machines/upload-report/capabilities.ts';
import { uploadJob, uploadReportKind, uploadWork } from '#server/features/uploads/public.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { Stage } from '#tests/support/stage.ts';
import { ringOnce } from './product.ts';

const heading = 'firstName,lastName,email,role,organization\n';

/** What the product does with an upload on a path: its work on a real file, whose rows and surroundings are such that the answer of the path is what comes of it. */
export interface UploadWork {
  /** Where the people of the files are. */
  readonly organizationId: string;
  /** The file of the next report: somebody new, somebody known and a row that can't be used. */
  nextFile(): string;
  /** Somebody who stands in the latest file is known to the product. */
  known(): Promise<void>;
  rowOf(id: string | null): Promise<typeof uploadReports.$inferSelect | undefined>;
  /** The work on a report, or its timer, comes to what the path says. */
  happens(id: string, event: UploadReportEvent): Promise<void>;
}

export async function productAtWork(stage: Stage): Promise<UploadWork> {
  const { db, clock, services } = stage;
  const home = `Works ${newId().slice(-8)}`;
  const domain = `${home.slice(6)}.example`;
  const organizationId = await anOrganisation(db, home);
  const work = uploadWork({ ...services, db, clock });
  let series = 0;
  const emailKnown = () => `known.${series}@${domain}`;

  const rowOf = async (id: string | null) => {
    const [row] = await db.orm
      .select()
      .from(uploadReports)
      .where(eq(uploadReports.id, id ?? newId()));
    return row;
  };

  /** Makes the world such that the work comes to what the path says. */
  const prepare = async (id: string, event: UploadReportEvent, status: string): Promise<void> => {
    if (event.type === 'FAIL' && status === 'receiving')
      await db.orm.delete(files).where(eq(files.ownerId, id));
    if (event.type === 'PREVIEW' && event.created === 0)
      await db.script(
        `update upload_rows set outcome = 'unchanged' where report_id = '${id}' and n < 4`,
      );
    if (event.type === 'FINISH' && event.failed === 0)
      await db.script(
        `update upload_rows set outcome = 'unchanged' where report_id = '${id}' and outcome = 'error'`,
      );
  };
  const ring = async (): Promise<void> => {
    const [timer] = await db.orm.select().from(timers).limit(1);
    if (!timer) throw new Error('Nothing rings for the upload');
    clock.set(timer.runAt);
    await ringOnce(stage, timer.runAt);
  };

  return {
    organizationId,
    nextFile() {
      series += 1;
      const row = (email: string) => `Nia,Field,${email},Member,${home}\n`;
      return `${heading}${row(`new.${series}@${domain}`)}${row(emailKnown())}${row('nobody')}`;
    },
    async known() {
      await aPerson(db, 'Member', 'Nia Field', { email: emailKnown(), organizationId });
    },
    rowOf,
    async happens(id, event) {
      if (event.type.startsWith('xstate.after')) return ring();
      const status = (await rowOf(id))?.status ?? '';
      await prepare(id, event, status);
      // Where nothing but a fault ends the work, the chart is told of the fault.
      if (event.type === 'FAIL' && status !== 'receiving') {
        const told = { ...event, by: system, at: clock.now() };
        await db.transaction(() => send(db, uploadReportKind, id, told));
        return;
      }
      const [job] = await db.orm
        .select({ id: outbox.id, payload: outbox.payload })
        .from(outbox)
        .where(
          and(eq(outbox.kind, uploadJob), isNull(outbox.doneAt), lte(outbox.runAt, clock.now())),
        )
        .limit(1);
      if (!job) throw new Error('The report has queued no work');
      await db.orm.update(outbox).set({ doneAt: clock.now() }).where(eq(outbox.id, job.id));
      await work(job.payload, job.id);
    },
  };
}
