import { and, eq } from 'drizzle-orm';
import { programmes, users } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { programmeBindings } from '#server/features/programmes/endpoints.ts';
import type { Principal } from '#server/http/principal.ts';
import type { RecordCall } from '#server/records/record-bindings.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { median, timed, type Kind } from '../lists/frame.ts';
import { fillCredits } from './many-credits.ts';

const ROUNDS = 31;
const MOST_QUERIES = 10;
/** Milliseconds on the embedded database; a server is only measured. */
const LIMIT_MS = 50;

/** Those who open the page of the large programme, by what they are to it. */
async function readersOf(db: Database, organizationId: string) {
  const one = async (email: string) => {
    const [found] = await db.orm.select().from(users).where(eq(users.email, email));
    if (!found) throw new Error(`Nobody is ${email}`);
    const { id, role } = found;
    return { id, role, organizationId: found.organizationId } as Principal;
  };
  const [head] = await db.orm
    .select()
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.role, 'OrganizationAdmin')));
  return {
    staff: await one('sam.3@example.test'),
    'an organisation admin': await one(head?.email ?? ''),
    'a member': await one('mia.0.1234@example.test'),
  };
}

/** The page of a programme with 2,000 members: how many queries it takes, and how long. */
export async function benchOverview(kind: Kind, transfers: number): Promise<boolean> {
  let heard = 0;
  const db = await preparedDatabase({
    heard: async () => {
      heard += 1;
    },
  });
  try {
    await fillCredits(db, transfers);
    const [programme] = await db.orm
      .select()
      .from(programmes)
      .where(eq(programmes.name, 'Leading 0'));
    if (!programme) throw new Error('The programme was not filled');
    const rows: Record<string, object> = {};
    let good = true;
    for (const [name, principal] of Object.entries(await readersOf(db, programme.organizationId))) {
      const call = {
        principal,
        params: { programme: programme.id },
        query: {},
        now: Date.now(),
        services: { db },
      } as unknown as RecordCall;
      const open = () => programmeBindings['GET /programmes/{programme}'].handle(call);
      heard = 0;
      await open();
      const queries = heard;
      const rounds: number[] = [];
      while (rounds.length < ROUNDS) rounds.push(await timed(open));
      const fits = queries <= MOST_QUERIES && (kind === 'server' || median(rounds) <= LIMIT_MS);
      good &&= fits;
      rows[name] = { queries, milliseconds: median(rounds).toFixed(1), fits: fits ? 'yes' : 'no' };
    }
    console.log(`The page of a programme, ${kind}: medians`);
    console.table(rows);
    return good;
  } finally {
    await db.close();
  }
}
