import { eq } from 'drizzle-orm';
import { supportRequests } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { supportRequestChart } from '#machines/support-request/chart.ts';
import type {
  SupportRequestContext,
  SupportRequestEvent,
} from '#machines/support-request/machine.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of requests for support behind the API, as a host of paths. */
export async function supportRequestHost(stage: Stage): Promise<TriedDriver> {
  const { db } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  const mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
  const people: Readonly<Record<string, typeof mia>> = {
    mia,
    max: await aPerson(db, 'Member', 'Max Berg', { organizationId }),
    sam: await aPerson(db, 'Admin', 'Sam Reed'),
  };
  const anotherOf = async (createdBy: string): Promise<string> => {
    const other = newId();
    const said = {
      category: 'technical',
      subject: 'The slots stay grey',
      description: '',
    } as const;
    const stamps = { createdBy, createdAt: seededAt, updatedAt: seededAt };
    await db.orm.insert(supportRequests).values({ ...said, ...stamps, id: other, status: 'open' });
    return other;
  };
  const others: Readonly<Record<string, string>> = {
    'another one': await anotherOf(mia.id),
    'somebody else’s': await anotherOf(people['max']?.id ?? ''),
  };
  let id: string | null;

  const rowNow = async () => {
    if (id === null) return null;
    const [row] = await db.orm.select().from(supportRequests).where(eq(supportRequests.id, id));
    return row ?? null;
  };

  return recordDriver<SupportRequestContext, SupportRequestEvent>(stage, supportRequestChart, {
    name: 'The request',
    async start() {
      id = null;
    },
    async attempt(event) {
      const { type, by, at: _, facts: __, ...payload } = event;
      const caller = stage.as(people[by.id] ?? null);
      const idempotencyKey = newId();
      if (type === 'CREATE')
        return ask(caller, 'POST', '/support-requests', { ...payload, idempotencyKey });
      const version = (await rowNow())?.version ?? 1;
      const assignee =
        'assignee' in payload && payload.assignee ? people[payload.assignee]?.id : null;
      const into = 'into' in payload && payload.into ? others[payload.into] : null;
      const body = type === 'ASSIGN' ? { assignee } : type === 'MERGE' ? { into } : payload;
      return ask(caller, 'POST', `/support-requests/${id ?? newId()}/events`, {
        type,
        payload: body,
        version,
        idempotencyKey,
      });
    },
    // Whoever asks again gets another one.
    canTry: ({ type }) => type !== 'CREATE',
    accepted({ data }) {
      id ??= (data as { readonly id: string }).id;
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    // Somebody else's is not there.
    expectedOf: ({ by }) => (id === null || by.id === 'max' ? answers.absent : null),
    isThere: () => id !== null,
  });
}
