import { castOf } from '#tests/server/access/callers.ts';
import { testServer } from '#tests/support/server.ts';

const present = <Person>(person: Person | null): Person => {
  if (person === null) throw new Error('The demo lacks somebody.');
  return person;
};

/** The demo, as a super admin and an organisation admin see its reports. */
export async function reportScene() {
  const server = await testServer({ seed: 'demo' });
  const { people } = await castOf(server.db);
  const boss = present(people.superAdmin);
  const owner = present(people.ownOA);
  const staff = server.as(boss);
  const admin = server.as(owner);
  return {
    server,
    people,
    boss,
    owner,
    staff,
    admin,
    open: (report: string, query: Record<string, string> = {}, who = staff) =>
      who.call('GET /reports/{report}', { params: { report }, query }),
    refused: (report: string, query: Record<string, string> = {}, who = staff) =>
      who.refused('GET /reports/{report}', { params: { report }, query }),
  };
}

type Scene = Awaited<ReturnType<typeof reportScene>>;
export type Caller = Scene['staff'];
export type Report = Awaited<ReturnType<Scene['open']>>;

/** Long enough for all of the demo. */
export const year = { from: '2025-04-01', to: '2026-03-31' };

/** What a column says of all rows together. */
export function totalOf({ columns, totals, rows }: Report, key: string): unknown {
  const at = columns.findIndex((column) => column.key === key);
  return (totals ?? rows[0]?.values ?? [])[at];
}

export const columnOf = ({ columns, rows }: Report, key: string) => {
  const at = columns.findIndex((column) => column.key === key);
  return rows.map(({ values }) => values[at]);
};
