import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { BareEvent } from '#machines/bare-event.ts';
import type { RecordChart } from '#machines/record-chart.ts';
import { formatDay, formatTime } from '#domain/time/format.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { machineEvents, users } from '#database/schema/index.ts';
import { askedIn, readerZone } from '#server/http/reader-zone.ts';
import { productName } from '#server/mail/brand.ts';
import { describedBy } from './history.ts';

type Chart = Pick<RecordChart<never, never>, 'name' | 'declares'>;

interface Late extends Pick<BareEvent, 'by' | 'at'> {
  /** The version on which it was decided. */
  readonly version: number;
  /** Who was faster is not said. */
  readonly isUnnamed?: boolean;
}

/**
 * What is said to somebody whose event was decided on an older version: who did what since then, and when, by the reader's clock. What the product did by itself
 * is said only where no person did anything. Whoever may send events to a record may read its history, which says the same; the reasons that people gave stay there.
 */
export const conflictSentence = async (
  db: Database,
  chart: Chart,
  entityId: string,
  late: Late,
): Promise<string> => `${await doneSince(db, chart, entityId, late)} ${shown}`;

/** Only who did what since then, and when. */
export async function doneSince(
  db: Database,
  chart: Chart,
  entityId: string,
  { by: reader, at: now, version, isUnnamed = false }: Late,
): Promise<string> {
  const [last] = await db.orm
    .select({ done: machineEvents, name: users.fullName })
    .from(machineEvents)
    .leftJoin(users, eq(users.id, machineEvents.byId))
    .where(and(eq(machineEvents.machine, chart.name), eq(machineEvents.entityId, entityId)))
    .orderBy(
      desc(gt(machineEvents.position, version)),
      desc(isNotNull(machineEvents.byId)),
      desc(machineEvents.position),
    )
    .limit(1);
  if (last === undefined) return `${productName} changed this.`;
  const { event, state, at, byId, transitions } = last.done;
  const other = isUnnamed && byId !== null ? 'Someone' : (last.name ?? productName);
  const name = byId === reader.id ? 'You' : other;
  const { reason: _, ...payload } = last.done.payload as Readonly<Record<string, unknown>>;
  const describe = describedBy({ [event]: wordsFor(chart, event) });
  const sentence = describe({ event, state, name, payload, transitions, ...askedIn() }).replace(
    /\.$/,
    '',
  );
  return `${withObject(sentence, name)} ${whenOf(at, now)}.`;
}

const shown = 'You’re seeing the latest version.';

/** What the events do that all plain records have. */
const plain: Readonly<Record<string, string>> = {
  CREATE: 'created this',
  DELETE: 'deleted this',
  RESTORE: 'restored this',
};

const wordsFor = ({ declares }: Chart, event: string) =>
  declares?.[event]?.history ?? plain[event] ?? 'changed this';

/** A history stands below the name of its record; a sentence by itself says what it is about: "Daniel Hughes confirmed this". */
const withObject = (sentence: string, name: string): string =>
  /^ \S+$/.test(sentence.slice(name.length)) ? `${sentence} this` : sentence;

function whenOf(then: number, now: number): string {
  const zone = readerZone('UTC');
  const time = `at ${formatTime(then, zone)}`;
  return dateAt(zone, then) === dateAt(zone, now) ? time : `on ${formatDay(then, zone)} ${time}`;
}
