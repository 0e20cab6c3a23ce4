import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { historyEntry } from '#contract/kernel/records.ts';
import type { Database } from '#database/database.ts';
import { machineEvents, users } from '#database/schema/index.ts';
import { askedIn } from '#server/http/reader-zone.ts';
import { productName } from '#server/mail/brand.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from './people.ts';

export type HistoryEntry = z.input<typeof historyEntry>;

/** One event of a record, to be told in a sentence. */
export interface HistoryEvent {
  readonly event: string;
  readonly state: string;
  /** Who did it; the product's name when nobody did. */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The ways it took through the chart. */
  readonly transitions: readonly string[];
  /** The zone in which whoever reads it sees times. */
  readonly zone?: string | undefined;
}

/** How each event of a kind reads: what was done ("created this team"), put behind the name of whoever did it, or a sentence made of the event. */
export type HistorySentences<Type extends string> = Readonly<
  Record<Type, string | ((event: HistoryEvent) => string)>
>;

/** The sentence for one event of a history. */
export const describedBy =
  (sentences: HistorySentences<string>) =>
  (event: HistoryEvent): string => {
    const sentence = sentences[event.event] ?? event.event;
    return typeof sentence === 'string' ? `${event.name} ${sentence}.` : sentence(event);
  };

/** What happened to a record, oldest first, each event in the words that `tell` finds for it. */
export async function historyOf(
  db: Database,
  machine: string,
  entityId: string,
  describe: (event: HistoryEvent) => string,
): Promise<HistoryEntry[]> {
  const rows = await db.orm
    .select({
      event: machineEvents,
      person: personReferenceColumns,
    })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, machineEvents.byId))
    .where(and(eq(machineEvents.machine, machine), eq(machineEvents.entityId, entityId)))
    .orderBy(asc(machineEvents.position));
  return rows.map(({ event, person }) => ({
    position: event.position,
    at: wireInstant(event.at),
    by: person,
    event: event.event,
    state: event.state,
    transitions: event.transitions,
    sentence: describe({
      event: event.event,
      state: event.state,
      name: person?.fullName ?? productName,
      payload: event.payload as HistoryEvent['payload'],
      transitions: event.transitions,
      ...askedIn(),
    }),
  }));
}
