import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { aWorld } from '#tests/support/world.ts';
import { withoutIndexes } from '../lists/frame.ts';

const PROGRESS = Number(process.env['PROGRESS'] ?? 5_000_000);
const PEOPLE = 1_000;
const CATEGORIES = 40;

export type Reader = Principal;

/** Who looks at them, and where. */
export interface Library {
  readonly member: Reader;
  readonly coach: Reader;
  readonly admin: Reader;
  readonly category: string;
  readonly programme: string;
}

/**
 * So many resources: eight of ten for everybody, the others in places, of which one of a hundred is the reader’s. A thousand people have opened them, and are
 * done with half of what they have opened.
 */
export async function fillLibrary(db: Database, resources: number): Promise<Library> {
  const { people, programmeId } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      priya: { role: 'Admin', name: 'Priya Raman' },
    },
    sessions: { focus: {} },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });
  const each = Math.min(PEOPLE, Math.max(1, Math.round(PROGRESS / resources)));
  await withoutIndexes(
    db,
    ['resources', 'resource_progress', 'resource_category_resources', 'resource_categories'],
    () =>
      db.script(`begin;
        set local session_replication_role = replica;
        insert into users (id, version, status, role, email, first_name, last_name, organization_id, time_zone, locale, created_at, updated_at)
          select gen_random_uuid(), 1, 'active', 'Member', 'r' || n || '@example.test', 'Reader', n::text, m.organization_id, 'Europe/London', 'en-GB', now(), now()
          from users m cross join generate_series(2, ${PEOPLE}) n where m.id = '${people.mia.id}';
        create temporary table readers as select id, row_number() over (order by id) - 1 as n from users where role = 'Member';
        insert into resource_categories (id, version, status, name, colour, position, created_at, updated_at)
          select gen_random_uuid(), 1, 'active', 'Category ' || n, 'blue', n, now(), now() from generate_series(0, ${CATEGORIES - 1}) n;
        create temporary table sorted as select id, position as n from resource_categories;
        create temporary table places as
          select '${programmeId}'::uuid as id, 0 as n union all select gen_random_uuid(), n from generate_series(1, 99) n;
        create temporary table shelf as select gen_random_uuid() as id, n from generate_series(0, ${resources - 1}) n;
        insert into resources (id, version, status, title, kind, article, description, scope, target_id, audience, created_at, created_by, updated_at)
          select s.id, 1, 'published', 'How to practise topic' || n % 997 || ' ' || n, 'article',
            'Ask for feedback and write down habit' || n % 4999 || '. ' || repeat('What happened, as a camera would have seen it? ', 12),
            'It helps with plans and the week ahead.', case when n % 10 < 8 then 'global' else 'programme' end,
            (select p.id from places p where s.n % 10 >= 8 and p.n = (s.n / 10) % 100),
            (array['both', 'members', 'coaches'])[n % 3 + 1], now() - n * interval '5 minutes', '${people.priya.id}', now()
          from shelf s;
        insert into resource_category_resources (category_id, resource_id)
          select c.id, s.id from shelf s join sorted c on c.n in (s.n % ${CATEGORIES}, (s.n / 7 + 1) % ${CATEGORIES}) on conflict do nothing;
        insert into resource_progress (resource_id, user_id, opened_at, done_at)
          select s.id, r.id, now(), case when k % 2 = 0 then now() end
          from shelf s cross join generate_series(0, ${each - 1}) k
            join readers r on r.n = (s.n * 13 + k * 7) % (select count(*) from readers)
          on conflict do nothing;
        commit;`),
  );
  await db.script('vacuum analyze users');
  const [category] = await db.orm.execute<{ id: string }>(
    `select id from resource_categories where position = 7`,
  );
  const as = ({ id }: { readonly id: string }, role: Reader['role']): Reader => ({
    id,
    role,
    organizationId: null,
    timeZone: 'Europe/London',
    sessionId: id,
    expiresAt: 4e12,
  });
  return {
    member: as(people.mia, 'Member'),
    coach: as(people.ana, 'Coach'),
    admin: as(people.priya, 'Admin'),
    category: category?.id ?? '',
    programme: programmeId,
  };
}
