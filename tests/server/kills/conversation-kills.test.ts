import fc from 'fast-check';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import {
  earnedPoints,
  kaiAnalyses,
  kaiConversations,
  kaiCreditUses,
  kaiPassages,
  ledgerTransfers,
  notifications,
  outbox,
} from '#database/schema/index.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import {
  conversationJob,
  conversationWork,
  recordingJob,
  recordingWork,
} from '#server/features/kai-conversations/public.ts';
import { outboxWorker, type Delivery } from '#server/outbox/worker.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { ledgerFaults } from '#tests/support/ledger-adds-up.ts';
import {
  conversationScene,
  transcript,
  wave,
} from '#tests/server/features/kai-conversations/scene.ts';

/** `npm run bench:conversation-kills` has 2,000 on both databases. `SEED` chooses which. */
const KILLS = Number(process.env['KILLS'] ?? 40);
const seed = Number(process.env['SEED'] ?? 20_261_128);
/** What is killed more often is set aside for staff, who look into it. */
const mostOfOne = 4;
const longest = 5_000;

/** The process that works, as the database sees it: after so many statements it is dead, and says no more. */
const worker = { left: Infinity, isDead: false, deaths: 0 };
const db: Database = await preparedDatabase({
  async heard() {
    if (!worker.isDead && worker.left === 0) {
      worker.isDead = true;
      worker.deaths += 1;
    }
    if (worker.isDead) throw new Error('The process was killed.');
    worker.left -= 1;
  },
});
const scene = await conversationScene({ db });
const { mia, clock, services, send, create, act, deliveries } = scene;
const begun = clock.now();
await scene.issue(Math.min(10_000, KILLS + 10));

/** What is under way in the process; a dead one says nothing more of it. */
const underWay = new Set<Promise<void>>();
const kept =
  (deliver: Delivery): Delivery =>
  (...args) => {
    const work = deliver(...args);
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
    return work;
  };
const parts = { ...services, transcribe: async () => readTranscript(transcript) };
const works: Readonly<Record<string, Delivery>> = {
  [conversationJob]: kept(conversationWork(parts)),
  [recordingJob]: kept(recordingWork(parts)),
};
const all = { ...deliveries, ...works };
const runDue = () =>
  outboxWorker({ db, clock, log: services.log, deliveries: all }).runDue(clock.now());

const errandsOf = (conversation: string) =>
  db.orm
    .select()
    .from(outbox)
    .where(
      and(
        inArray(outbox.kind, Object.keys(works)),
        sql`${outbox.payload} ->> 'conversation' = ${conversation}`,
      ),
    );

const kill = fc.record({
  /** Statements that it still does. */
  after: fc.integer({ min: 0, max: 24 }),
  /** An errand is delivered once more beside the others, whether it is done or not. */
  again: fc.option(fc.nat(30), { nil: null, freq: 2 }),
});
const life = fc.record({
  sends: fc.constantFrom('words', 'recording', 'tooLittle'),
  kills: fc.array(kill, { minLength: 2, maxLength: mostOfOne }),
  /** Whoever uploaded it deletes it after so many kills. */
  deletedAfter: fc.option(fc.nat(mostOfOne - 1), { nil: null, freq: 5 }),
});

/** The process works until it is done, or dies. */
async function workUntil({ after, again }: { after: number; again: number | null }, id: string) {
  const errands = await errandsOf(id);
  const repeated = again === null ? undefined : errands[again % Math.max(1, errands.length)];
  worker.left = after;
  const running: Promise<unknown>[] = [runDue()];
  if (repeated) {
    const deliver = works[repeated.kind];
    if (deliver) running.push(deliver(repeated.payload, repeated.id, 1));
  }
  await Promise.allSettled(running);
  while (underWay.size > 0) await Promise.all(underWay);
  Object.assign(worker, { left: Infinity, isDead: false });
  // Whoever takes its place waits until nobody can be at work any more.
  clock.advance({ minutes: 30 });
}

async function counted(id: string) {
  const [conversation] = await db.orm
    .select()
    .from(kaiConversations)
    .where(eq(kaiConversations.id, id));
  const [use] = await db.orm
    .select()
    .from(kaiCreditUses)
    .where(eq(kaiCreditUses.conversationId, id));
  const moved = await db.orm
    .select({ kind: ledgerTransfers.type, many: count() })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.conversationId, id))
    .groupBy(ledgerTransfers.type);
  const many = (kind: string) => moved.find((each) => each.kind === kind)?.many ?? 0;
  const analyses = await db.orm.$count(kaiAnalyses, eq(kaiAnalyses.conversationId, id));
  const passages = await db.orm.$count(kaiPassages, eq(kaiPassages.conversationId, id));
  const points = await db.orm.$count(earnedPoints, eq(earnedPoints.subjectId, id));
  const told = await db.orm.$count(
    notifications,
    and(eq(notifications.entityId, id), eq(notifications.recipientId, mia.id)),
  );
  return {
    status: conversation?.status,
    credit: use?.creditState,
    many,
    analyses,
    passages,
    points,
    told,
  };
}

const read = readTranscript(transcript);
const whole = 'segments' in read ? read.segments.length : 0;

test(
  `however often the work on conversations is killed (${KILLS} times) and whatever is delivered twice, none is stuck and each is paid for once`,
  async () => {
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(life, async ({ sends, kills, deletedAfter }) => {
        if (worker.deaths >= KILLS) return;
        clock.set(begun);
        const content =
          sends === 'recording' ? wave() : sends === 'words' ? transcript : 'Ana: Hello.';
        const name = sends === 'recording' ? 'call.wav' : 'call.txt';
        const { id: file } = await send(mia, content, name);
        const { id } = await create(mia, { files: [file] });
        let isDeleted = false;
        for (const [nth, each] of kills.entries()) {
          await workUntil(each, id);
          if (nth === deletedAfter)
            isDeleted = (await act(mia, id, 'DELETE')).status === 200 || isDeleted;
        }
        // Whose process died waits before it is tried again, longer each time.
        for (let round = 0; round <= mostOfOne; round += 1) {
          await runDue();
          clock.advance({ minutes: 30 });
        }

        const { status, credit, many, analyses, passages, points, told } = await counted(id);
        const undone = (await errandsOf(id)).filter(({ doneAt }) => doneAt === null);
        expect(undone.map(({ kind, lastError }) => [kind, lastError])).toEqual([]);
        const [end, state] = isDeleted
          ? ['deleted', credit]
          : sends === 'tooLittle'
            ? ['failed', 'returned']
            : ['complete', 'spent'];
        expect(
          ['complete', 'completeWithErrors'].includes(status ?? '') ? 'complete' : status,
        ).toBe(end);
        expect(credit).toBe(state);
        expect(['spent', 'returned', 'none', undefined]).toContain(credit);
        const isPaid = credit === 'spent';
        expect([many('HELD') - many('HOLD_RELEASED'), many('SPENT')]).toEqual(
          isPaid ? [1, 1] : [0, 0],
        );
        const left: Readonly<Record<string, readonly number[]>> = {
          complete: [1, whole, 1, 1],
          deleted: [0, 0, points, told],
          failed: [0, 1, 0, told],
        };
        expect([analyses, passages, points, told]).toEqual(left[end ?? '']);
        ends.set(end ?? '', (ends.get(end ?? '') ?? 0) + 1);
      }),
      { numRuns: KILLS, seed },
    );
    expect(worker.deaths).toBeGreaterThanOrEqual(KILLS);
    expect([...ends.keys()].toSorted()).toEqual(['complete', 'deleted', 'failed']);
    expect(await ledgerFaults(db)).toEqual([]);
  },
  60_000 + KILLS * longest,
);
