import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';

type Written = Readonly<Record<string, string>>;

/** More rows than a sequential scan may read. */
export const many = 12_000;
const organizations = 400;

const organization = `(select id from many_organizations where n = s.n % ${organizations} + 1)`;
const member = '(select id from many_members where n = s.n)';
const coach = `(select id from many_coaches where n = s.n % ${organizations} + 1)`;
const own = { id: 'gen_random_uuid()', version: '1' };

/** Copies of the rows of `from`, `times` each, numbered from 1 by `n`; `written` says which columns are not copied. */
async function copies(
  db: Database,
  table: string,
  from: string,
  times: number,
  written: Written,
): Promise<void> {
  const columns = await db.orm.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => written[name] ?? `s.${name}`);
  await db.script(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from (select o.*, row_number() over () as n from (${from}) o, generate_series(1, ${times})) s`);
}

/**
 * Makes every table large that grows with people and time: {@link many} rows more, spread over organisations, people and days as they would be,
 * and what the database knows about them brought up to date.
 */
export async function manyRows(db: Database): Promise<void> {
  const copy = (table: string, where: string, times: number, written: Written) =>
    copies(db, table, `select * from ${table} where ${where} limit 1`, times, written);
  const numbered = (name: string, of: string) =>
    db.script(`create table many_${name} as select id, row_number() over () as n from ${of};
      create unique index on many_${name} (n); analyze many_${name}`);

  await copy('organizations', 'deleted_at is null', organizations, {
    ...own,
    name: `'Company ' || s.n`,
    email_domains: `'{}'`,
    sso_enabled: 'false',
    sso_enforced: 'false',
  });
  await numbered('organizations', `organizations where name like 'Company %'`);
  const account = (word: string): Written => ({
    ...own,
    first_name: `'${word}' || s.n % 1000`,
    last_name: `'Walker ' || s.n`,
    email: `'${word}.' || s.n || '@many.example'`,
    created_at: `now() - s.n * interval '1 minute'`,
    last_sign_in_at: `now() - s.n * 7 % 5000 * interval '1 minute'`,
  });
  await copy('users', `role = 'Member' and deleted_at is null and oidc_issuer is null`, many, {
    ...account('mia'),
    organization_id: organization,
  });
  await copy('users', `role = 'Coach' and deleted_at is null`, organizations, account('ana'));
  await numbered('members', `users where role = 'Member' and email like '%@many.example'`);
  await numbered('coaches', `users where role = 'Coach' and email like '%@many.example'`);
  await copy('teams', 'deleted_at is null', many, {
    ...own,
    name: `'Team ' || s.n`,
    organization_id: organization,
    leader_id: 'null',
  });
  await numbered('teams', `teams where name like 'Team %'`);
  await copy('team_members', 'true', many, {
    team_id: '(select id from many_teams where n = s.n)',
    user_id: member,
    organization_id: organization,
  });
  await copy('coach_permissions', `scope = 'member' and status = 'active'`, many, {
    ...own,
    coach_id: coach,
    subject_id: member,
  });
  await copy('bookings', `status = 'confirmed.scheduled' and kind = 'oneToOne'`, many, {
    ...own,
    booking_group_id: 'null',
    reference: `'M-' || s.n`,
    ical_uid: `'many-' || s.n`,
    organization_id: organization,
    requester_id: member,
    coach_id: coach,
    credit_lot_id: 'null',
    status: `(array['confirmed.scheduled', 'completed', 'cancelled', 'requested'])[s.n % 4 + 1]`,
    title: `'Coaching with Ana' || s.n % 400 || ' Walker'`,
    starts_at: `s.starts_at + (s.n % 4000 - 2000) * interval '3 hours'`,
    ends_at: `s.ends_at + (s.n % 4000 - 2000) * interval '3 hours'`,
    created_at: `s.created_at - s.n * interval '1 minute'`,
  });
  await numbered('bookings', `bookings where reference like 'M-%'`);
  await copy('attendees', 'true', many, {
    ...own,
    booking_id: '(select id from many_bookings where n = s.n)',
    user_id:
      '(select requester_id from bookings where id = (select id from many_bookings where n = s.n))',
    organization_id: organization,
  });
  await copy('notifications', 'true', many, {
    id: 'gen_random_uuid()',
    recipient_id: member,
    organization_id: organization,
    group_key: `'many ' || s.n`,
  });
  await copy('machine_events', 'true', many, {
    id: 'gen_random_uuid()',
    entity_id: 'gen_random_uuid()',
  });
  await db.script(
    `drop table many_organizations, many_members, many_coaches, many_teams, many_bookings`,
  );
  await db.script('vacuum analyze');
}
