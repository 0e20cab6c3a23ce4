import { sql } from 'drizzle-orm';
import type { Role } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { dashboardBindings } from '#server/features/dashboard/endpoints.ts';
import { principalOf } from '#tests/support/people.ts';
import { median, timed } from '../lists/frame.ts';
import type { Measured } from '../reports.ts';

const ROUNDS = 21;
const MOST_STATEMENTS = 8;
/** Milliseconds at the median, on the embedded database. */
const LIMIT = 20;

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly role: Role;
  readonly organizationId: string | null;
}

/** Of each kind of reader one who has much to see. */
async function readersIn(db: Database): Promise<readonly (readonly [string, Found])[]> {
  const of = async (name: string, where: ReturnType<typeof sql>) => {
    const [found] = await db.orm.execute<Found>(
      sql`select u.id, u.role, u.organization_id as "organizationId" from users u where ${where} limit 1`,
    );
    return found ? [[name, found] as const] : [];
  };
  const isNoLeader = sql`u.role = 'Member' and u.id not in (select leader_id from teams)`;
  await db.orm.execute(sql`
    update users set role = 'OrganizationAdmin'
    where id = (select u.id from users u where ${isNoLeader} order by u.id desc limit 1)`);
  return [
    ...(await of('a member', isNoLeader)),
    ...(await of('a team leader', sql`u.id in (select leader_id from teams)`)),
    ...(await of('an organisation admin', sql`u.role = 'OrganizationAdmin'`)),
    ...(await of('a coach', sql`u.role = 'Coach'`)),
  ];
}

/** The first page of each kind of reader: how many statements it asks, and how long it takes. */
export async function benchDashboards(
  db: Database,
  { isEmbedded, say, asked }: Measured,
): Promise<string[]> {
  const unfit: string[] = [];
  for (const [name, person] of await readersIn(db)) {
    const call = {
      principal: principalOf(person),
      params: {},
      query: {},
      now: Date.now(),
      services: { db },
    };
    const open = async () => dashboardBindings['GET /dashboard'].handle(call as never);
    await open();
    asked();
    await open();
    const statements = asked();
    const times: number[] = [];
    while (times.length < ROUNDS) times.push(await timed(open));
    const typical = median(times);
    const words = `the dashboard of ${name}: ${statements} statements, ${typical.toFixed(1)} ms`;
    const fits = statements <= MOST_STATEMENTS && (!isEmbedded || typical <= LIMIT);
    say(`${words}: ${fits ? 'fits' : 'too much'}`);
    if (!fits) unfit.push(words);
  }
  return unfit;
}
