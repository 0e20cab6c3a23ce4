import { z } from 'zod';
import { creditAuditFinds } from '#domain/credits/vocabulary.ts';
import { id } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { csvFile } from '../kernel/files.ts';
import { findQuery, listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { foundReference, reference } from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';
import {
  correctionBody,
  ledgerCheck,
  ledgerRights,
  ledgerTotals,
  transferFields,
  transferFilters,
  transferPageFields,
} from './credit-movements.ts';

/** A transfer of session credits. */
const auditItem = z
  .object({
    ...transferFields,
    session: reference,
    booking: z.object({ id: z.string(), reference: z.string(), mayOpen: z.boolean() }).nullable(),
  })
  .meta({ id: 'SessionCreditAuditItem' });

const auditItemDetail = auditItem
  .extend(transferPageFields)
  .meta({ id: 'SessionCreditAuditItemDetail' });

const list = listQuery(['at', 'amount'], {
  ...transferFilters,
  team: id('Team').optional(),
  booking: id('Booking').optional(),
});

const read = { rate: 'read', audit: 'none' } as const;

export const sessionCreditAuditItems = endpoints({
  'GET /programmes/{programme}/session-credit-audit-items': {
    summary:
      'Every movement of the session credits of a programme that the reader may know of, with the balance that it left.',
    query: list,
    response: pageOf(auditItem).extend(ledgerRights),
    ...read,
  },
  'GET /session-credit-audit-item/filter': {
    summary: 'The ways to sort movements of session credits.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /programmes/{programme}/session-credit-audit-items/choices': {
    summary:
      'What the movements that the reader may know of can be narrowed to, found by name; at most 20.',
    query: findQuery(creditAuditFinds),
    response: z.array(foundReference),
    ...read,
  },
  'POST /programmes/{programme}/session-credit-audit-items/export': {
    summary:
      'The movements of the session credits of a programme as a file, narrowed and sorted like the list; 20,000 at most.',
    body: list.omit({ pageNumber: true, perPage: true }).extend({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /programmes/{programme}/session-credit-audit-items/totals': {
    summary: 'What the session credits of a programme add up to, account by account.',
    response: ledgerTotals,
    ...read,
  },
  'POST /programmes/{programme}/session-credit-audit-items/check': {
    summary:
      'Compute the hashes of all transfers of a programme again, and compare its accounts, transfers and bookings.',
    body: z.object({}),
    response: ledgerCheck,
    rate: 'write',
    audit: 'access',
  },
  'GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}': {
    summary: 'One movement of session credits, with both accounts before and after.',
    response: auditItemDetail,
    ...read,
  },
  'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections': {
    summary: 'Take a movement of session credits back, wholly or in part, by another one.',
    body: correctionBody,
    response: z.object({ id: z.string() }),
    rate: 'write',
    audit: 'change',
  },
});
