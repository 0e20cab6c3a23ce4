import { z } from 'zod';
import { kaiCreditAuditFinds } from '#domain/credits/vocabulary.ts';
import { id } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { csvFile } from '../kernel/files.ts';
import { findQuery, listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { foundReference } from '../kernel/records.ts';
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
import { conversationGroup, paidConversation } from './kai-credits.ts';

/** A transfer of AI credits. */
const auditItem = z
  .object({
    ...transferFields,
    group: conversationGroup,
    conversation: paidConversation.nullable(),
  })
  .meta({ id: 'KaiCreditAuditItem' });

const auditItemDetail = auditItem
  .extend(transferPageFields)
  .meta({ id: 'KaiCreditAuditItemDetail' });

const list = listQuery(['at', 'amount'], {
  ...transferFilters,
  conversation: id('Conversation').optional(),
});

const read = { rate: 'read', audit: 'none' } as const;

export const kaiCreditAuditItems = endpoints({
  'GET /programmes/{programme}/kai-credit-audit-items': {
    summary:
      'Every movement of the AI credits of a programme that the reader may know of, with the balance that it left.',
    query: list,
    response: pageOf(auditItem).extend(ledgerRights),
    ...read,
  },
  'GET /kai-credit-audit-item/filter': {
    summary: 'The ways to sort movements of AI credits.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /programmes/{programme}/kai-credit-audit-items/choices': {
    summary:
      'What the movements that the reader may know of can be narrowed to, found by name; at most 20.',
    query: findQuery(kaiCreditAuditFinds),
    response: z.array(foundReference),
    ...read,
  },
  'POST /programmes/{programme}/kai-credit-audit-items/export': {
    summary:
      'The movements of the AI credits of a programme as a file, narrowed and sorted like the list; 20,000 at most.',
    body: list.omit({ pageNumber: true, perPage: true }).extend({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /programmes/{programme}/kai-credit-audit-items/totals': {
    summary: 'What the AI credits of a programme add up to, account by account.',
    response: ledgerTotals,
    ...read,
  },
  'POST /programmes/{programme}/kai-credit-audit-items/check': {
    summary:
      'Compute the hashes of all transfers of a programme again, and compare its accounts, transfers, bookings and conversations.',
    body: z.object({}),
    response: ledgerCheck,
    rate: 'write',
    audit: 'access',
  },
  'GET /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}': {
    summary: 'One movement of AI credits, with both accounts before and after.',
    response: auditItemDetail,
    ...read,
  },
  'POST /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}/corrections': {
    summary: 'Take a movement of AI credits back, wholly or in part, by another one.',
    body: correctionBody,
    response: z.object({ id: z.string() }),
    rate: 'write',
    audit: 'change',
  },
});
