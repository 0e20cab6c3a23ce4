import { and, gt, isNull, sql } from 'drizzle-orm';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { requestExpiry } from '#domain/policy/parameters.ts';
import {
  changesBetween,
  parametersOf,
  productTerms,
  type ProductKey,
  type ProductValues,
} from '#domain/policy/product.ts';
import { counted } from '#domain/text/counted.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, organizations, passwordLinks, users } from '#database/schema/index.ts';

/** The rules that a booking is made under and keeps. */
const terms: ReadonlySet<ProductKey> = new Set([
  'requestTtl',
  'requestLastMoment',
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

/** Under which name an organisation keeps what is a term by itself here. */
const keptUnder: Partial<Readonly<Record<ProductKey, string>>> = {
  firstReminder: 'reminders',
  secondReminder: 'reminders',
  firstExpiryWarning: 'creditExpiryWarn',
  secondExpiryWarning: 'creditExpiryWarn',
  lastExpiryWarning: 'creditExpiryWarn',
};

/** What changed rules would do, in sentences, before they are saved. */
export async function effectsOf(
  db: Database,
  before: ProductValues,
  after: ProductValues,
  now: number,
): Promise<string[]> {
  const changed = new Set(changesBetween(before, after).map(({ key }) => key));
  if (changed.size === 0) return [];
  return [
    ...(await ofRequests(db, before, after)),
    ...([...changed].some((key) => terms.has(key)) ? await ofSessions(db) : []),
    ...(await ofSignIns(db, changed, now)),
    ...(await ofOrganizations(db, changed)),
    'What happens from now on follows the new rules.',
  ];
}

/** Requests of organisations that follow the product's time to answer, by whether they would expire at another time. */
async function ofRequests(
  db: Database,
  before: ProductValues,
  after: ProductValues,
): Promise<string[]> {
  const [old, changed] = [parametersOf(before), parametersOf(after)];
  if (old.requestTtl === changed.requestTtl && old.requestLastMoment === changed.requestLastMoment)
    return [];
  const open = await db.orm
    .select({ createdAt: bookings.createdAt, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      sql`${inState(bookings.status, bookingStates.asked)} and not exists (
        select 1 from ${organizations} where ${organizations.id} = ${bookings.organizationId}
          and ${organizations.policyOverrides} ? 'requestTtl')`,
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

async function ofSessions(db: Database): Promise<string[]> {
  const count = await db.orm.$count(bookings, inState(bookings.status, bookingStates.agreed));
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
          sql`(count(*) filter (where policy_overrides ? ${keptUnder[key] ?? key}))::int as ${sql.identifier(key)}`,
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
