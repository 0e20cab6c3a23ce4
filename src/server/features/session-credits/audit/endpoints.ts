import { bind } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { ofSession } from '../of-unit.ts';
import { booksOf, policies } from './books.ts';
import { auditSorts } from './items.ts';

const books = booksOf('session');

export const sessionCreditAuditItemBindings = {
  ...bind('GET /programmes/{programme}/session-credit-audit-items', {
    policy: policies.reading,
    async handle(call) {
      const { results, total, rights } = await books.list(call, call.params.programme, call.query);
      return { ...pageBody(results.map(ofSession), call.query, total), ...rights };
    },
  }),
  ...bind('GET /session-credit-audit-item/filter', {
    policy: policies.reading,
    handle: () => sortOptionsOf(auditSorts),
  }),
  ...bind('GET /programmes/{programme}/session-credit-audit-items/choices', {
    policy: policies.reading,
    handle: (call) => books.choices(call, call.params.programme, call.query),
  }),
  ...bind('POST /programmes/{programme}/session-credit-audit-items/export', {
    policy: policies.reading,
    needs: ['settings'],
    handle: (call) => books.file(call, call.params.programme, call.body),
  }),
  ...bind('GET /programmes/{programme}/session-credit-audit-items/totals', {
    policy: policies.readingAll,
    handle: (call) => books.totals(call, call.params.programme),
  }),
  ...bind('POST /programmes/{programme}/session-credit-audit-items/check', {
    policy: policies.checking,
    handle: (call) => books.check(call, call.params.programme),
  }),
  ...bind('GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}', {
    policy: policies.reading,
    async handle(call) {
      const { programme, sessionCreditAuditItem: id } = call.params;
      return ofSession(await books.item(call, programme, id));
    },
  }),
  ...bind(
    'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections',
    {
      policy: policies.correcting,
      handle: (call) =>
        books.correct(call, {
          endpoint:
            'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections',
          params: call.params,
          id: call.params.sessionCreditAuditItem,
          body: call.body,
        }),
    },
  ),
};
