import { isDeepStrictEqual } from 'node:util';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { newId } from '#domain/ids.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { uploadReportChart } from '#machines/upload-report/chart.ts';
import type { UploadReportContext } from '#machines/upload-report/context.ts';
import type { UploadReportEvent } from '#machines/upload-report/capabilities.ts';
import { uploadReportMachine } from '#machines/upload-report/machine.ts';
import { uploadReportKind } from '#server/features/uploads/public.ts';
import { send } from '#server/records/send.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Case } from '#tools/paths/model.ts';
import { asTheProduct, type Answer } from './product.ts';
import { productAtWork } from './upload-report-work.ts';
import type { TriedDriver } from './two-at-once.ts';

/**
 * The chart of uploads behind the API, as a host of paths: staff act through the API, the product through its work on a real file, time by the clock and
 * the timer worker.
 */
export async function uploadReportHost(stage: Stage): Promise<TriedDriver> {
  const { db, clock } = stage;
  const product = await productAtWork(stage);
  const staff = await aPerson(db, 'Admin', 'Sam Walker');
  const max = await aPerson(db, 'Member', 'Max Walker', {
    organizationId: product.organizationId,
  });
  const cast = { sam: staff, max };
  let id: string | null = null;
  let model: SnapshotFrom<typeof uploadReportMachine>;

  const callerOf = ({ by }: UploadReportEvent) => stage.as(cast[by.id as keyof typeof cast]);

  const post = async (event: UploadReportEvent): Promise<Reply> => {
    const form = new FormData();
    form.append('idempotencyKey', newId());
    form.append('file', new Blob([product.nextFile()]), 'people.csv');
    const init = { method: 'POST', body: form };
    const response = await callerOf(event).request('/api/users/uploads', init);
    const data = JSON.parse(await response.text());
    const { status, ok } = response;
    return { status, ok, data, errors: ok ? {} : data.errors };
  };
  const attempt = async (event: UploadReportEvent): Promise<Answer> => {
    const { type, by } = event;
    if (type === 'CREATE') return post(event);
    if (type === 'APPLY' || type === 'DISCARD') {
      const version = (await product.rowOf(id))?.version ?? 1;
      const body = { type, payload: {}, version, idempotencyKey: newId() };
      return ask(callerOf(event), 'POST', `/upload-reports/${id ?? newId()}/events`, body);
    }
    const mine = { ...event, by: by.id === 'sam' ? { ...by, id: staff.id } : by };
    return asTheProduct(db, () =>
      send(db, uploadReportKind, id ?? newId(), { ...mine, at: clock.now() }),
    );
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
    tries: ({ event }) => attempt(event as UploadReportEvent),
    canTry: ({ event }) => event.type !== 'CREATE',
    async start(input) {
      id = null;
      [model] = initialTransition(uploadReportMachine, input as UploadReportContext);
      await db.script('delete from timers; delete from outbox');
    },
    async does({ name, event }: Case) {
      const asked = event as UploadReportEvent;
      const reply = await attempt(asked);
      if (reply.status >= 300)
        throw new Error(`“${name}” is refused: ${JSON.stringify(reply.errors)}`);
      if (id === null && reply.data) {
        ({ id } = reply.data);
        await product.known();
      }
      [model] = transition(uploadReportMachine, model, asked);
    },
    async happens({ event }: Case) {
      const asked = event as UploadReportEvent;
      await product.happens(id ?? newId(), asked);
      [model] = transition(uploadReportMachine, model, asked);
    },
    async isIn(states) {
      const actual = (await product.rowOf(id))?.status ?? 'new';
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
          `“${name}” is answered with ${status} ${JSON.stringify(errors)}, not ${JSON.stringify(expected)}`,
        );
    },
  };
}
