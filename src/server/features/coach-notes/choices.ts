import { sql } from 'drizzle-orm';
import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { coachNotes } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import type { Principal } from '#server/http/principal.ts';
import { visibleTo } from './visible.ts';

type Named = { readonly id: string; readonly name: string };

/** What the notes of a member or a team, as far as the reader sees them, can be narrowed to. */
export async function choicesFor(
  db: Database,
  principal: Principal,
  { scope, subject }: { readonly scope: NoteScope; readonly subject: string },
  now: number,
) {
  const whose = scope === 'member' ? coachNotes.member : coachNotes.subject;
  const found = await db.orm.execute<Named & { kind: string }>(sql`
    with seen as (
      select ${coachNotes.coach} as coach_id, b.session_id, b.programme_id
      from coach_notes join bookings b on b.id = ${coachNotes.booking}
      where ${coachNotes.scope} = ${scope} and ${whose} = ${subject} and ${visibleTo(principal, now)}
    )
    select found.* from (select 'coach' as kind, u.id, u.full_name as name from users u where u.id in (select coach_id from seen)
    union all select 'session', s.id, s.name from sessions s where s.id in (select session_id from seen)
    union all select 'programme', p.id, p.name from programmes p where p.id in (select programme_id from seen)) found
    order by ${byName(sql`found.name`)}, found.id
  `);
  const of = (kind: string): Named[] =>
    found.filter((each) => each.kind === kind).map(({ id, name }) => ({ id, name }));
  return { coaches: of('coach'), sessions: of('session'), programmes: of('programme') };
}
