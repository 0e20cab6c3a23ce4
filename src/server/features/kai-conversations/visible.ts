import { and, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import { openToStaffFor } from '#domain/kai-conversations/vocabulary.ts';
import { isStaff, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { kaiConversations, kaiReadings, programmes } from '#database/schema/index.ts';
import { visibleProgrammes } from '#server/features/programmes/public.ts';
import type { Principal } from '#server/http/principal.ts';
import { definePlace } from '#server/records/places.ts';

const { createdBy, about, sharedWith } = kaiConversations;

type Reader = Pick<Person, 'id' | 'role'>;

/** Whether somebody is one of those whom it belongs to, or it is shared with. Admins of an organisation are nobody here. */
const isTheirs = ({ id, role }: Reader): SQL | undefined =>
  or(
    eq(createdBy, id),
    eq(about, id),
    role === 'Coach' ? sql`${sharedWith} @> array[${id}]::uuid[]` : undefined,
  );

/** The conversations that somebody may know of; staff read what was said once they have said why. */
export const visibleConversations = (reader: Reader): SQL | undefined =>
  isStaff(reader) ? undefined : isTheirs(reader);

interface Belonging {
  readonly id: string;
  readonly createdBy: string | null;
}

/** Whether somebody who knows of a conversation may read what was said: staff must have said why within the hour. */
export async function isOpenTo(
  db: Database,
  conversation: Belonging,
  reader: Reader,
  now: number,
): Promise<boolean> {
  if (!isStaff(reader) || conversation.createdBy === reader.id) return true;
  const [last] = await db.orm
    .select({ at: kaiReadings.at })
    .from(kaiReadings)
    .where(
      and(
        eq(kaiReadings.conversationId, conversation.id),
        eq(kaiReadings.readerId, reader.id),
        gt(kaiReadings.at, now - openToStaffFor),
      ),
    )
    .orderBy(desc(kaiReadings.at))
    .limit(1);
  return last !== undefined;
}

/** The programme under which conversations lie. */
export const conversationsPlace = definePlace({
  under: 'programme',
  visible: ({ principal }: { readonly principal: Principal }) => visibleProgrammes(principal),
  holds: (id) => eq(kaiConversations.programmeId, id),
});

/** Programmes, as they are known to whoever asks. */
export const programmesFor = (principal: Principal): SQL =>
  sql`${programmes.id} in (select ${programmes.id} from ${programmes} where ${visibleProgrammes(principal)})`;
