import { eq } from 'drizzle-orm';
import { kaiCreditSelectionRequests, kaiCreditUses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { selectionRequestChart } from '#machines/kai-credit-selection-request/chart.ts';
import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import type { SelectionEvent } from '#machines/kai-credit-selection-request/machine.ts';
import { isStaff } from '#machines/person.ts';
import { selectionRequestKind } from '#server/features/kai-credits/public.ts';
import { create, send } from '#server/records/send.ts';
import { issueToPool } from '#server/features/session-credits/public.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

const DAY = 86_400_000;
const asked: readonly string[] = ['RESOLVE', 'REJECT'];

/** The chart of requests to choose an AI credit behind the API, as a host of paths: staff send what people may, and the conversation tells the rest. */
export function selectionRequestHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let world: Awaited<ReturnType<typeof aSmallWorld>>;
  let id: string | null;
  let pool: string;

  const aSmallWorld = () =>
    aWorld(db, {
      people: {
        mia: { role: 'Member', name: 'Mia Turner' },
        max: { role: 'Member', name: 'Max Berg' },
        sam: { role: 'Admin', name: 'Sam Grant' },
      },
      sessions: { coaching: {} },
      lots: {},
    });

  const people = () => {
    const known: Readonly<Record<string, (typeof world.people)['mia']>> = world.people;
    return known;
  };
  const personOf = (by: SelectionEvent['by']) => {
    const known = people()[by.id];
    return known ? { ...by, id: known.id } : by;
  };

  const rowNow = async () => {
    if (id === null) return null;
    const [row] = await db.orm
      .select()
      .from(kaiCreditSelectionRequests)
      .where(eq(kaiCreditSelectionRequests.id, id));
    return row ?? null;
  };

  /** A conversation that somebody has submitted, and that nothing pays for yet. */
  async function raise(event: SelectionEvent): Promise<void> {
    const [conversationId, request] = [newId(), newId()];
    const { organizationId, people: them } = world;
    const owner = { organizationId, group: 'GROW' } as const;
    await db.orm
      .insert(kaiCreditUses)
      .values({ ...owner, conversationId, memberId: them.mia.id, units: 1, askedAt: event.at });
    const context = {
      requesterId: them.mia.id,
      chosenCredit: null,
      comment: null,
      reason: null,
      decidedBy: null,
      decidedAt: null,
    };
    await create(db, selectionRequestKind, {
      id: request,
      context,
      event: { ...event, by: personOf(event.by) },
      async insert({ status }) {
        const times = { createdAt: event.at, updatedAt: event.at };
        const row = {
          ...owner,
          ...context,
          ...times,
          id: request,
          version: 1,
          status,
          conversationId,
        };
        await db.orm.insert(kaiCreditSelectionRequests).values(row);
        return row;
      },
    });
    id = request;
  }

  const payloadOf = (event: SelectionEvent): object => {
    if (event.type === 'REJECT') return { reason: event.reason };
    // What was used in the meantime is not there any more.
    const chosenCredit = event.facts?.['canPay'] ? newId() : pool;
    return event.type === 'RESOLVE' ? { chosenCredit, comment: event.comment ?? null } : {};
  };

  return recordDriver<SelectionContext, SelectionEvent>(stage, selectionRequestChart, {
    name: 'The request',
    async start() {
      id = null;
      world = await aSmallWorld();
      const at = stage.clock.now();
      const issuing = {
        programmeId: world.programmeId,
        conversationGroup: null,
        quantity: 5,
        expiresAt: at + 30 * DAY,
        source: 'contract',
        reason: null,
      } as const;
      pool = await db.transaction(() => issueToPool(db, world.people.sam, issuing, at));
    },
    async attempt(event) {
      if (asked.includes(event.type)) {
        const version = (await rowNow())?.version ?? 1;
        const caller = stage.as(people()[event.by.id] ?? null);
        const path = `/kai-credit-selection-requests/${id ?? newId()}/events`;
        const payload = payloadOf(event);
        return ask(caller, 'POST', path, {
          type: event.type,
          payload,
          version,
          idempotencyKey: newId(),
        });
      }
      return asTheProduct(db, () =>
        id === null
          ? raise(event)
          : send(db, selectionRequestKind, id, { ...event, by: personOf(event.by) }),
      );
    },
    entity: () => Promise.resolve(id ?? ''),
    statusNow: async () => (await rowNow())?.status ?? 'new',
    expectedOf({ type, by }) {
      if (asked.includes(type) && !isStaff(by)) return answers.forbidden;
      return id === null && type !== 'RAISE' ? answers.absent : null;
    },
    isThere: () => id !== null,
  });
}
