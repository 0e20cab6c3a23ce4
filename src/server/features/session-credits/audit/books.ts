import type {
  CreditAuditFind,
  CreditUnit,
  KaiCreditAuditFind,
} from '#domain/credits/vocabulary.ts';
import type { Route } from '#contract/kernel/endpoint.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { only } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { foundAmong } from '#server/records/found.ts';
import { once } from '#server/records/idempotency.ts';
import type { Services } from '#server/services.ts';
import { programmeFor } from '../programme.ts';
import { checkLedger, lastCheck, type LedgerCheck } from '../proof/check.ts';
import { auditChoices } from './choices.ts';
import { correctItem } from './correct-item.ts';
import { auditItemDetail } from './detail.ts';
import { exportAuditItems } from './export.ts';
import { auditPage, type AuditQuery } from './list.ts';
import { totalsOf } from './totals.ts';
import { ledgerOf, sightOf } from './visible.ts';

/** Who may do what with the books of a programme. */
export const policies = {
  reading: only('membersAndStaff'),
  readingAll: only('organizationAdminsAndStaff'),
  checking: only('staff'),
  correcting: only('superAdmins'),
} as const;

/** Whoever asks, and when. */
interface Asking<Need extends keyof Services = never> {
  readonly principal: Principal;
  readonly now: number;
  readonly services: Pick<Services, 'db' | Need>;
}

type Finding = Parameters<typeof foundAmong>[2] & {
  readonly kind: CreditAuditFind | KaiCreditAuditFind;
};

interface Correction {
  readonly endpoint: Route;
  readonly params: { readonly programme: string };
  /** The transfer that is taken back. */
  readonly id: string;
  readonly body: {
    readonly amount: number;
    readonly reason: string;
    readonly idempotencyKey: string;
  };
}

const may = (policy: (typeof policies)[keyof typeof policies], principal: Principal): boolean =>
  policy.admits(principal) === 'yes';

const wireCheck = (check: LedgerCheck) => ({
  at: wireInstant(check.at),
  transfers: check.transfers,
  faults: [...check.faults],
});

/** What is asked of the books of one unit, by the endpoints of its movements. */
export function booksOf(unit: CreditUnit) {
  const of = (programmeId: string) => ({ programmeId, unit }) as const;
  return {
    async list({ principal, now, services: { db } }: Asking, programme: string, query: AuditQuery) {
      const { id, name } = await ledgerOf(db, principal, programme);
      return {
        ...(await auditPage(db, principal, of(id), { query, now })),
        rights: {
          programme: { id, name },
          mayReadTotals: may(policies.readingAll, principal),
          mayCheck: may(policies.checking, principal),
        },
      };
    },
    async choices({ principal, services: { db } }: Asking, programme: string, query: Finding) {
      const { id } = await ledgerOf(db, principal, programme);
      const sight = await sightOf(db, principal);
      return foundAmong(db, auditChoices(sight, of(id), query.kind), query);
    },
    async file(
      { principal, now, services: { db, settings } }: Asking<'settings'>,
      programme: string,
      {
        yourPassword,
        ...wanted
      }: Omit<AuditQuery, 'pageNumber' | 'perPage'> & { readonly yourPassword: string | null },
    ) {
      await ledgerOf(db, principal, programme);
      await confirmCaller({ principal, body: { yourPassword }, now, services: { db, settings } });
      return exportAuditItems(db, principal, of(programme), { wanted, now });
    },
    async totals({ principal, services: { db } }: Asking, programme: string) {
      const ledger = await ledgerOf(db, principal, programme);
      const last = may(policies.checking, principal) ? await lastCheck(db, ledger.id) : null;
      return { ...(await totalsOf(db, ledger, unit)), check: last && wireCheck(last) };
    },
    async check({ now, services: { db } }: Asking, programme: string) {
      const { id } = await programmeFor(db, programme);
      return wireCheck(await checkLedger(db, id, now));
    },
    item: ({ principal, now, services: { db } }: Asking, programme: string, id: string) =>
      auditItemDetail(db, principal, {
        books: of(programme),
        id,
        mayCorrect: may(policies.correcting, principal),
        now,
      }),
    async correct(
      { principal, now: at, services: { db } }: Asking,
      { endpoint, params, id, body }: Correction,
    ) {
      const { idempotencyKey: key, amount, reason } = body;
      const request = { ...params, amount, reason };
      const correction = await db.transaction(async () => {
        const programme = await programmeFor(db, params.programme, { lock: true });
        return once(db, { actorId: principal.id, key, endpoint, request, at }, () =>
          correctItem(db, principal, { id, books: of(programme.id), amount, reason }, at),
        );
      });
      return { id: correction };
    },
  };
}
