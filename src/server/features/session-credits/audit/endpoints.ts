import { bind } from '#server/api/bind.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { pageBody } from '#server/http/lists.ts';
import { only } from '#server/http/policy.ts';
import { confirmAgain } from '#server/identity/confirm-again.ts';
import { foundAmong } from '#server/records/found.ts';
import { once } from '#server/records/idempotency.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { checkLedger, lastCheck, type LedgerCheck } from '../proof/check.ts';
import { programmeFor } from '../programme.ts';
import { auditChoices } from './choices.ts';
import { correctItem } from './correct-item.ts';
import { auditItemDetail } from './detail.ts';
import { exportAuditItems } from './export.ts';
import { auditPage, auditSorts } from './list.ts';
import { totalsOf } from './totals.ts';
import { ledgerOf, sightOf } from './visible.ts';

const reading = only('membersAndStaff');
const readingAll = only('organizationAdminsAndStaff');
const checking = only('staff');
const correcting = only('superAdmins');

const wireCheck = (check: LedgerCheck) => ({
  at: wireInstant(check.at),
  transfers: check.transfers,
  faults: [...check.faults],
});

export const sessionCreditAuditItemBindings = {
  ...bind('GET /programmes/{programme}/session-credit-audit-items', {
    policy: reading,
    async handle({ principal, params, query, now, services: { db } }) {
      const { id, name } = await ledgerOf(db, principal, params.programme);
      const { results, total } = await auditPage(db, principal, id, query, now);
      return {
        ...pageBody(results, query, total),
        programme: { id, name },
        mayReadTotals: readingAll.admits(principal) === 'yes',
        mayCheck: checking.admits(principal) === 'yes',
      };
    },
  }),
  ...bind('GET /session-credit-audit-item/filter', {
    policy: reading,
    handle: () => sortOptionsOf(auditSorts),
  }),
  ...bind('GET /programmes/{programme}/session-credit-audit-items/choices', {
    policy: reading,
    async handle({ principal, params, query, services: { db } }) {
      const { id } = await ledgerOf(db, principal, params.programme);
      const sight = await sightOf(db, principal);
      return foundAmong(db, auditChoices(sight, id, query.kind), query);
    },
  }),
  ...bind('POST /programmes/{programme}/session-credit-audit-items/export', {
    policy: reading,
    needs: ['settings'],
    async handle({ principal, params, body, now, services: { db, settings } }) {
      const { yourPassword: password, ...wanted } = body;
      await ledgerOf(db, principal, params.programme);
      const field = 'yourPassword';
      await confirmAgain(db, settings.tokenSecret, { principal, password, field, now });
      return exportAuditItems(db, principal, params.programme, { wanted, now });
    },
  }),
  ...bind('GET /programmes/{programme}/session-credit-audit-items/totals', {
    policy: readingAll,
    async handle({ principal, params, services: { db } }) {
      const programme = await ledgerOf(db, principal, params.programme);
      const last = checking.admits(principal) === 'yes' ? await lastCheck(db, programme.id) : null;
      return { ...(await totalsOf(db, programme)), check: last && wireCheck(last) };
    },
  }),
  ...bind('POST /programmes/{programme}/session-credit-audit-items/check', {
    policy: checking,
    async handle({ params, now, services: { db } }) {
      const { id } = await programmeFor(db, params.programme);
      return wireCheck(await checkLedger(db, id, now));
    },
  }),
  ...bind('GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}', {
    policy: reading,
    handle: ({ principal, params, now, services: { db } }) =>
      auditItemDetail(db, principal, {
        programmeId: params.programme,
        id: params.sessionCreditAuditItem,
        mayCorrect: correcting.admits(principal) === 'yes',
        now,
      }),
  }),
  ...bind(
    'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections',
    {
      policy: correcting,
      async handle({ principal, params, body, now: at, services: { db } }) {
        const { idempotencyKey: key, amount, reason } = body;
        const endpoint =
          'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections' as const;
        const request = { ...params, amount, reason };
        const id = await db.transaction(async () => {
          const { id: programmeId } = await programmeFor(db, params.programme, { lock: true });
          return once(db, { actorId: principal.id, key, endpoint, request, at }, () =>
            correctItem(
              db,
              principal,
              { id: params.sessionCreditAuditItem, programmeId, amount, reason },
              at,
            ),
          );
        });
        return { id };
      },
    },
  ),
};
