import { sql, type SQL } from 'drizzle-orm';
import { isFor } from '#machines/audiences.ts';
import { isStaff } from '#machines/person.ts';
import {
  chosenPeriod,
  periodBefore,
  troubleWithDays,
  wholeUnits,
  type Period,
} from '#domain/reports/period.ts';
import { beginningOf, dateAt, daysLater } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { policyFor } from '#server/policy-for.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Principal } from '#server/http/principal.ts';
import { reportFilters, type AskedReport, type ReportFilter, type ReportKind } from './kind.ts';
import { reportKinds } from './registry.ts';

/** What somebody chose, as addresses have it. */
export type ReportChoices = Readonly<
  Partial<Record<'from' | 'to', string | null> & Record<ReportFilter, string | undefined>>
>;

/** A report as it is about to be run. */
export interface ReportRun {
  readonly kind: ReportKind;
  /** Null for how things stand now, and where no whole week or month of the period is over. */
  readonly period: Period | null;
  /** That of the same length before it. */
  readonly before: Period | null;
  /** What the reader may narrow it to. */
  readonly filters: readonly ReportFilter[];
  /** What concerns fewer people is left out; null where nothing is. */
  readonly floor: number | null;
  readonly asked: AskedReport;
  /** The same for all who are shown the same rows of the same data. */
  readonly key: string;
}

/** The reports that somebody may open: staff theirs, admins of organisations some about their own organisation, members none. */
export const reportsFor = ({ role }: Pick<Principal, 'role'>): readonly ReportKind[] =>
  reportKinds.filter(({ audience }) => isFor(audience, role));

/** One that is there for them; one that there is, but not for them, is refused as such. */
export function reportNamed(reader: Pick<Principal, 'role'>, name: string): ReportKind {
  const kind = reportsFor(reader).find((each) => each.name === name);
  if (kind) return kind;
  throw reportKinds.some((each) => each.name === name) ? refuse.forbidden() : refuse.notFound();
}

/** What is asked, for whoever may ask it. Admins of organisations see their own organisation as a whole, in whole weeks or months: anything finer could single somebody out. */
export async function runOf(
  db: Database,
  reader: Principal,
  name: string,
  choices: ReportChoices,
  now: number,
): Promise<ReportRun> {
  const kind = reportNamed(reader, name);
  const inGroups = !isStaff(reader);
  const trouble = troubleWithDays(choices);
  if (trouble) throw refuse.invalid(trouble);
  const filters = inGroups ? [] : kind.filters;
  for (const filter of reportFilters)
    if (choices[filter] !== undefined && !filters.includes(filter))
      throw refuse.invalid({ [filter]: `This report can’t be narrowed to one ${words[filter]}.` });
  const today = dateAt('UTC', now);
  const days = chosenPeriod(choices, today);
  const tooLong = troubleWithDays(days);
  if (tooLong) throw refuse.invalid(tooLong);
  const inUnits = inGroups && kind.unit !== null ? wholeUnits(days, kind.unit, today) : days;
  const period = kind.period === 'now' ? null : inUnits;
  const floor = inGroups ? await floorOf(db, reader) : null;
  const own = inGroups ? { organization: ownOrganization(reader) } : {};
  const narrowed = { ...choices, ...own };
  const chosen = reportFilters.map((filter) => narrowed[filter] ?? null);
  return {
    kind,
    period,
    before: period && periodBefore(period),
    filters,
    floor,
    asked: {
      ...instantsOf(period),
      now,
      inGroups,
      floor,
      narrowed: narrowedTo(narrowed),
    },
    key: JSON.stringify([kind.name, period, floor, inGroups, ...chosen]),
  };
}

const words: Readonly<Record<ReportFilter, string>> = {
  organization: 'organisation',
  programme: 'programme',
  team: 'team',
  coach: 'coach',
};

function ownOrganization({ organizationId }: Principal): string {
  if (organizationId === null) throw refuse.notFound();
  return organizationId;
}

const floorOf = async (db: Database, { organizationId }: Principal): Promise<number> =>
  (await policyFor(db, organizationId)).parameters.minReportGroup;

/** Nothing is in a period that has no days. */
function instantsOf(period: Period | null): Pick<AskedReport, 'from' | 'until'> {
  const at = (day: string): SQL => sql`${wireInstant(beginningOf('UTC', day))}::timestamptz`;
  if (period === null)
    return { from: sql`'-infinity'::timestamptz`, until: sql`'-infinity'::timestamptz` };
  return { from: at(period.from), until: at(daysLater(period.to, 1)) };
}

const narrowedTo =
  (choices: ReportChoices): AskedReport['narrowed'] =>
  (columns) => {
    const conditions = reportFilters.flatMap((filter) => {
      const chosen = choices[filter];
      const column = columns[filter];
      if (chosen === undefined || column === undefined) return [];
      const id = sql`${chosen}::uuid`;
      return [typeof column === 'function' ? column(id) : sql`${column} = ${id}`];
    });
    return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
  };
