import { sql, type Column, type SQL } from 'drizzle-orm';
import { bookings } from '#database/schema/index.ts';
import { formatMoment } from '#domain/time/format.ts';
import { totalBeside } from '#server/http/answers/totals.ts';
import type { Missing } from '#server/features/bookings/public.ts';
import type { Task } from './tasks.ts';

/** What is asked; of the next session also what it asks for. */
type Kind = Task['kind'] | Missing['kind'];

/** Something that is asked of a member, as it is found together with what is asked otherwise. */
export interface AskedRow {
  readonly kind: Kind;
  readonly id: string;
  readonly booking: string | null;
  readonly programme: string | null;
  readonly startsAt: number | null;
  readonly until: number | null;
  readonly name: string;
  readonly who: string | null;
  readonly total: number | null;
}

type Source = Column | SQL;

const text = <T extends string | null>(source: Source | undefined): SQL<T> =>
  sql<T>`${source ?? sql`null`}::text`;

const instant = (source: Source | undefined): SQL<number | null> =>
  sql<number | null>`${source ?? sql`null`}::timestamptz`.mapWith(bookings.startsAt);

interface Sources {
  readonly id: Source;
  readonly booking: Source;
  readonly programme?: Source;
  readonly startsAt?: Source;
  readonly until: Source;
  readonly name: Source;
  readonly who?: Source;
  /** How many there are; those of its kind unless told. */
  readonly total?: Source;
}

/** The columns of what is asked, where each of them stands. */
export const askedColumns = (kind: Task['kind'] | SQL, from: Sources) => ({
  kind: sql<Kind>`${typeof kind === 'string' ? sql.raw(`'${kind}'`) : kind}`,
  id: text<string>(from.id),
  booking: text<string | null>(from.booking),
  programme: text<string | null>(from.programme),
  startsAt: instant(from.startsAt),
  until: instant(from.until),
  name: text<string>(from.name),
  who: text<string | null>(from.who),
  total: from.total ? sql<number | null>`${from.total}` : totalBeside(true),
});

/** When it was or will be, as a sentence about it says; nothing where no time is told. */
export const momentOf = ({ startsAt }: AskedRow, zone: string, now: number): string =>
  startsAt === null ? '' : formatMoment(startsAt, zone, { relativeTo: now, inSentence: true });
