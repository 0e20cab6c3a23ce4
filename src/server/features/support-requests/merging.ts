import { and, desc, eq, ne } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import { supportRequestStates } from '#machines/support-request/states.gen.ts';
import type { SupportCategory } from '#domain/support/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { supportRequests } from '#database/schema/index.ts';
import { visibleRequests } from './visible.ts';

const { id, reference, subject, status, category, createdBy, createdAt, mergedInto } =
  supportRequests;

const most = 20;

interface Merging {
  readonly id: string;
  readonly createdBy: string | null;
  readonly category: SupportCategory;
}

/** The requests into which one can be merged: others of the same person that are open, of those that staff may see. A wellbeing concern is only merged with another one. */
export async function othersOf(
  db: Database,
  request: Merging,
  by: Person,
): Promise<{ id: string; reference: string; subject: string }[]> {
  if (request.createdBy === null) return [];
  return db.orm
    .select({ id, reference, subject })
    .from(supportRequests)
    .where(
      and(
        eq(createdBy, request.createdBy),
        ne(id, request.id),
        inState(status, supportRequestStates.unsolved),
        (request.category === 'wellbeing' ? eq : ne)(category, 'wellbeing'),
        by.role === 'System' ? undefined : visibleRequests({ id: by.id, role: by.role }),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}

/** The request that goes on in the place of one; null where none does. */
export async function stayingFor(db: Database, into: string | null) {
  if (into === null) return null;
  const [found] = await db.orm
    .select({ id, reference, subject })
    .from(supportRequests)
    .where(eq(id, into));
  return found ?? null;
}

/** The requests that were merged into one. */
export const mergedIntoIt = (db: Database, into: string) =>
  db.orm
    .select({ id, reference, subject })
    .from(supportRequests)
    .where(eq(mergedInto, into))
    .orderBy(desc(createdAt), desc(id));
