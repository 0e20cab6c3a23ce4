import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { requestExpiry } from '#domain/policy/parameters.ts';
import {
  changesBetween,
  parametersOf,
  productTerms,
  type ProductKey,
  type ProductValues,
} from '#domain/policy/product.ts';
import { placeOf } from '#domain/policy/own-values.ts';
import { counted } from '#domain/text/counted.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, organizations, passwordLinks, users } from '#database/schema/index.ts';
import { erasedBy } from '#server/features/users/public.ts';

/** The rules that a booking is made under and keeps. */
const terms: ReadonlySet<ProductKey> = new Set([
  'requestTtl',
  'requestLastMoment',
  'firstNudge',
  'lastNudge',
  'lateWindow',
  'freeLateCancels',
  'joinOpens',
  'joinCloses',
  'noShowGrace',
  'outcomeAuto',
  'firstReminder',
  'secondReminder',
]);

/** Rules as they are in force, and as they would be. */
interface Change {
  readonly before: ProductValues;
  readonly after: ProductValues;
  /** Whose own rules change; null for the product's. */
  readonly organizationId: string | null;
}

/** What changed rules would do, in sentences, before they are saved. */
export async function effectsOf(db: Database, change: Change, now: number): Promise<string[]> {
  const { before, after, organizationId } = change;
  const changed = new Set(changesBetween(before, after).map(({ key }) => key));
  if (changed.size === 0) return [];
  return [
    ...(changed.has('retention') ? await ofDeleted(db, change, now) : []),
    ...(await ofRequests(db, change)),
    ...([...changed].some((key) => terms.has(key)) ? await ofSessions(db, organizationId) : []),
    ...(organizationId === null
      ? [...(await ofSignIns(db, changed, now)), ...(await ofOrganizations(db, changed))]
      : []),
    'What happens from now on follows the new rules.',
  ];
}

/** So many people are named. */
const mostNamed = 3;

/** Accounts that were deleted so long ago that a changed rule erases them. */
async function ofDeleted(
  db: Database,
  { after, organizationId }: Change,
  now: number,
): Promise<string[]> {
  const { retention } = parametersOf(after);
  const gone = await erasedBy(db, { retention, organizationId }, now);
  if (gone.length === 0) return [];
  const names = gone.slice(0, mostNamed).map(({ fullName }) => fullName);
  const rest = gone.length - names.length;
  const who = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return [
    `${counted(gone.length, 'deleted account')} will be erased for good within a day, which nobody can undo: ${who}.`,
  ];
}

/** Whose bookings a change concerns: those of the organisation, or all. */
const concerned = (organizationId: string | null): SQL | undefined =>
  organizationId === null ? undefined : eq(bookings.organizationId, organizationId);

/** Requests of organisations that follow the changed time to answer, by whether they would expire at another time. */
async function ofRequests(
  db: Database,
  { before, after, organizationId }: Change,
): Promise<string[]> {
  const [old, changed] = [parametersOf(before), parametersOf(after)];
  if (old.requestTtl === changed.requestTtl && old.requestLastMoment === changed.requestLastMoment)
    return [];
  const open = await db.orm
    .select({ createdAt: bookings.createdAt, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        inState(bookings.status, bookingStates.asked),
        concerned(organizationId) ??
          sql`not exists (
            select 1 from ${organizations} where ${organizations.id} = ${bookings.organizationId}
              and ${organizations.policyOverrides} ? 'requestTtl')`,
      ),
    );
  const shifts = open.map(({ createdAt, startsAt }) =>
    Math.sign(
      requestExpiry(changed, createdAt, startsAt) - requestExpiry(old, createdAt, startsAt),
    ),
  );
  const said = (shift: number, when: string): string[] => {
    const count = shifts.filter((each) => each === shift).length;
    return count === 0
      ? []
      : [
          `${counted(count, 'open request')} would expire ${when}: ${count === 1 ? 'it keeps its' : 'they keep their'} terms.`,
        ];
  };
  return [...said(-1, 'sooner'), ...said(1, 'later')];
}

async function ofSessions(db: Database, organizationId: string | null): Promise<string[]> {
  const agreed = and(inState(bookings.status, bookingStates.agreed), concerned(organizationId));
  const count = await db.orm.$count(bookings, agreed);
  return count === 0
    ? []
    : [
        `${counted(count, 'session')} that ${count === 1 ? 'is' : 'are'} agreed ${count === 1 ? 'keeps its' : 'keep their'} terms.`,
      ];
}

/** What was begun under the rules for signing in. */
async function ofSignIns(db: Database, changed: ReadonlySet<ProductKey>, now: number) {
  const locked = changed.has('signInLockTime')
    ? await db.orm.$count(users, gt(users.lockedUntil, now))
    : 0;
  const links = changed.has('linkTtl')
    ? await db.orm.$count(
        passwordLinks,
        and(
          gt(passwordLinks.expiresAt, now),
          isNull(passwordLinks.usedAt),
          isNull(passwordLinks.voidedAt),
        ),
      )
    : 0;
  return [
    ...(locked === 0
      ? []
      : [
          `${counted(locked, 'account')} that ${locked === 1 ? 'is' : 'are'} locked ${locked === 1 ? 'opens' : 'open'} when it was said.`,
        ]),
    ...(links === 0
      ? []
      : [
          `${counted(links, 'link')} that ${links === 1 ? 'was' : 'were'} sent ${links === 1 ? 'works' : 'work'} for as long as the email says.`,
        ]),
  ];
}

/** Which organisations have what is changed for themselves. */
async function ofOrganizations(db: Database, changed: ReadonlySet<ProductKey>): Promise<string[]> {
  const terms = productTerms.filter(({ key }) => changed.has(key));
  const [counts] = await db.orm.execute<Record<string, number>>(
    sql`select ${sql.join(
      terms.map(
        ({ key }) =>
          sql`(count(*) filter (where jsonb_typeof(policy_overrides #> ${`{${placeOf(key).join(',')}}`}::text[]) = 'number'))::int as ${sql.identifier(key)}`,
      ),
      sql`, `,
    )} from organizations where deleted_at is null`,
  );
  return terms.flatMap(({ key, label }) => {
    const count = counts?.[key] ?? 0;
    return count === 0
      ? []
      : [
          `${counted(count, 'organisation')} ${count === 1 ? 'has its' : 'have their'} own “${label}” and ${count === 1 ? 'keeps' : 'keep'} it.`,
        ];
  });
}
