import { and, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import { narrowings } from '#domain/records/narrowed.ts';
import { recordNames, type RecordName } from '#machines/record-names.gen.ts';
import { isStaff } from '#machines/person.ts';
import { allKinds } from '#server/kinds.gen.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import type { Stands } from '#server/records/kind.ts';
import { isOfOrganizations, narrowedTo } from './narrowing.ts';

type Query = QueryOf<Endpoints['GET /lives/{machine}']>;

/** What of a kind has to be known to count its lives. */
export interface Lived {
  readonly name: RecordName;
  /** The region that the status shows; null for a chart that has but one. */
  readonly region: string | null;
  readonly stands: Stands;
}

const lived: readonly Lived[] = recordNames.flatMap((name) => {
  const kind = allKinds.find(({ chart }) => chart.name === name);
  if (!kind) return [];
  const { chart, stands } = kind;
  return [{ name, region: 'regions' in chart ? (chart.regions?.status ?? null) : null, stands }];
});

/** Days that are looked back on unless told. */
const usualDays = 90;

/** Some records of one kind, and a period. */
export interface LivesAsked extends Lived {
  readonly where: SQL | undefined;
  readonly from: number;
  /** Not later than now. */
  readonly until: number;
  /** As the reader calls them, the last included. */
  readonly dates: { readonly from: string; readonly to: string };
}

/** The kinds whose records somebody may see counted: staff all, admins of organisations those that are their organisation's own. */
export const livedFor = (reader: Principal): readonly Lived[] =>
  isStaff(reader) ? lived : lived.filter(({ stands }) => isOfOrganizations(stands.table));

/** What is asked, for whoever may ask it: admins of organisations find their own records and no others. */
export function askedOf(reader: Principal, machine: string, query: Query, now: number): LivesAsked {
  const kind = livedFor(reader).find(({ name }) => name === machine);
  if (!kind) throw refuse.notFound();
  const own = isStaff(reader) ? {} : { organization: organizationOf(reader, query.organization) };
  const wanted = { ...query, ...own };
  const conditions = narrowings.flatMap((by) => {
    const id = wanted[by];
    if (id === undefined) return [];
    const condition = narrowedTo(kind.stands.table, by, id);
    if (!condition) throw refuse.invalid({ [by]: `Records of this kind have no ${by}.` });
    return [condition];
  });
  return { ...kind, where: and(...conditions), ...periodOf(query, reader, now) };
}

/** A foreign organisation is none that they know of. */
function organizationOf({ organizationId }: Principal, wanted: string | undefined): string {
  if (organizationId === null || (wanted !== undefined && wanted !== organizationId))
    throw refuse.notFound();
  return organizationId;
}

function periodOf({ from, to }: Query, { timeZone }: Principal, now: number) {
  const zone = readerZone(timeZone);
  const last = to ?? dateAt(zone, now);
  const first = from ?? daysLater(last, 1 - usualDays);
  if (first > last) throw refuse.invalid({ from: 'The first day must not be after the last.' });
  return {
    from: beginningOf(zone, first),
    until: Math.min(beginningOf(zone, daysLater(last, 1)), now),
    dates: { from: first, to: last },
  };
}
