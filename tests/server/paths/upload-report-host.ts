import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { files, outbox, timers, uploadReports } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { uploadReportChart } from '#machines/upload-report/chart.ts';
import type { UploadReportContext, UploadReportEvent } from '#machines/upload-report/context.ts';
import { uploadReportMachine } from '#machines/upload-report/machine.ts';
import { uploadErrand, uploadReportKind, uploadWork } from '#server/features/uploads/public.ts';
import { Refusal } from '#server/http/refusal.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import type { Case } from '#tools/paths/model.ts';
import { ringOnce } from './booking-host.ts';

type Answer = Pick<Reply, 'status' | 'errors'>;

const heading = 'firstName,lastName,email,role,organization\n';

/**
 * The chart of uploads behind the API, as a host of paths: staff act through the API, the product through its work on a real file, whose rows and
 * surroundings are such that the answer of the path is what comes of it, time by the clock and the timer worker.
 */
export async function uploadReportHost(stage: Stage): Promise<Driver> {
  const { db, clock, services } = stage;
  const organizationId = await anOrganisation(db, 'Walked Works');
  const staff = await aPerson(db, 'Admin', 'Sam Walker');
  const max = await aPerson(db, 'Member', 'Max Walker', { organizationId });
  const cast = { sam: staff, max };
  const work = uploadWork({ db, clock, log: services.log, files: services.files });
  let series = 0;
  let id: string | null = null;
  let model: SnapshotFrom<typeof uploadReportMachine>;

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(uploadReports)
      .where(eq(uploadReports.id, id ?? newId()));
    return row;
  };
  const callerOf = ({ by }: UploadReportEvent) => stage.as(cast[by.id as keyof typeof cast]);

  /** Somebody new, somebody known and a row that can't be used. */
  const textOf = (): string => {
    series += 1;
    const row = (name: string) =>
      `Nia,Field,${name}.${series}@walked.example,Member,Walked Works\n`;
    return `${heading}${row('new')}${row('known')}Nia,Field,nobody,Member,Walked Works\n`;
  };
  const post = async (event: UploadReportEvent): Promise<Reply> => {
    const form = new FormData();
    form.append('idempotencyKey', newId());
    form.append('file', new Blob([textOf()]), 'people.csv');
    const init = { method: 'POST', body: form };
    const response = await callerOf(event).request('/api/users/uploads', init);
    const data = JSON.parse(await response.text());
    const { status, ok } = response;
    return { status, ok, data, errors: ok ? {} : data.errors };
  };
  const attempt = async (event: UploadReportEvent): Promise<Reply | Answer> => {
    const { type, by } = event;
    if (type === 'CREATE') return post(event);
    if (type === 'APPLY' || type === 'DISCARD') {
      const version = (await rowNow())?.version ?? 1;
      const body = { type, payload: {}, version, idempotencyKey: newId() };
      return ask(callerOf(event), 'POST', `/upload-reports/${id ?? newId()}/events`, body);
    }
    try {
      const mine = { ...event, by: by.id === 'sam' ? { ...by, id: staff.id } : by };
      await db.transaction(() =>
        send(db, uploadReportKind, id ?? newId(), { ...mine, at: clock.now() }),
      );
      return { status: 200, errors: {} };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  const known = () =>
    aPerson(db, 'Member', 'Nia Field', {
      email: `known.${series}@walked.example`,
      organizationId,
    });
  /** Makes the world such that the work comes to what the path says. */
  const prepare = async (event: UploadReportEvent): Promise<void> => {
    if (event.type === 'FAIL' && model.matches('receiving'))
      await db.orm.delete(files).where(eq(files.ownerId, id ?? newId()));
    if (event.type === 'PREVIEW' && event.created === 0)
      await db.script(
        `update upload_rows set outcome = 'unchanged' where report_id = '${id ?? ''}' and n < 4`,
      );
    if (event.type === 'FINISH' && event.failed === 0)
      await db.script(
        `update upload_rows set outcome = 'unchanged' where report_id = '${id ?? ''}' and outcome = 'error'`,
      );
  };
  /** The work that the report itself has queued; where nothing but a fault ends it, the chart is told of the fault. */
  const workOn = async (event: UploadReportEvent): Promise<void> => {
    await prepare(event);
    if (event.type === 'FAIL' && !model.matches('receiving')) {
      await attempt(event);
      return;
    }
    const [errand] = await db.orm
      .select({ id: outbox.id, payload: outbox.payload })
      .from(outbox)
      .where(
        and(eq(outbox.kind, uploadErrand), isNull(outbox.doneAt), lte(outbox.runAt, clock.now())),
      )
      .limit(1);
    if (!errand) throw new Error('The report has queued no work');
    await db.orm.update(outbox).set({ doneAt: clock.now() }).where(eq(outbox.id, errand.id));
    await work(errand.payload, errand.id);
  };

  const expectedOf = (event: UploadReportEvent) => {
    const { by, type } = event;
    const isByHand = type === 'CREATE' || type === 'APPLY' || type === 'DISCARD';
    if (isByHand && by.role === 'Member') return { status: 403, keys: ['request'] };
    if (id === null && type !== 'CREATE') return { status: 404, keys: ['request'] };
    const row = id === null ? null : rowOf<UploadReportContext>(uploadReportChart, model);
    const decision = decide(uploadReportChart, row, event, model.context);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, keys: Object.keys(decision.errors) };
  };

  return {
    async start(input) {
      id = null;
      [model] = initialTransition(uploadReportMachine, input as UploadReportContext);
      await db.script('delete from timers; delete from outbox');
    },
    async does({ name, event }: Case) {
      const asked = event as UploadReportEvent;
      const reply = await attempt(asked);
      if (reply.status >= 300)
        throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      if (id === null && 'data' in reply) {
        ({ id } = reply.data);
        await known();
      }
      [model] = transition(uploadReportMachine, model, asked);
    },
    async happens({ event }: Case) {
      const asked = event as UploadReportEvent;
      if (asked.type.startsWith('xstate.after')) {
        const [timer] = await db.orm.select().from(timers).limit(1);
        if (!timer) throw new Error('Nothing rings for the upload');
        clock.set(timer.runAt);
        await ringOnce(stage, timer.runAt);
      } else await workOn(asked);
      [model] = transition(uploadReportMachine, model, asked);
    },
    async isIn(states) {
      const actual = (await rowNow())?.status ?? 'new';
      if (!isDeepStrictEqual([actual], [...states]))
        throw new Error(`The upload is ${actual}, not ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as UploadReportEvent;
      const { status, errors } = await tryOut(db, () => attempt(asked));
      const actual = { status, keys: Object.keys(errors) };
      const expected = expectedOf(asked);
      if (!isDeepStrictEqual(actual, expected))
        throw new Error(
          `«${name}» is answered with ${status} ${JSON.stringify(errors)}, not ${JSON.stringify(expected)}`,
        );
    },
  };
}
