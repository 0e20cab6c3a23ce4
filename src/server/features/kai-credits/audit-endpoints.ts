import { bind } from '#server/api/bind.ts';
import {
  auditSorts,
  booksOf,
  ofAnalysis,
  policies,
} from '#server/features/session-credits/public.ts';
import { pageBody } from '#server/http/lists.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';

const books = booksOf('analysis');

export const kaiCreditAuditItemBindings = {
  ...bind('GET /programmes/{programme}/kai-credit-audit-items', {
    policy: policies.reading,
    async handle(call) {
      const { results, total, rights } = await books.list(call, call.params.programme, call.query);
      return { ...pageBody(results.map(ofAnalysis), call.query, total), ...rights };
    },
  }),
  ...bind('GET /kai-credit-audit-item/filter', {
    policy: policies.reading,
    handle: () => sortOptionsOf(auditSorts),
  }),
  ...bind('GET /programmes/{programme}/kai-credit-audit-items/choices', {
    policy: policies.reading,
    handle: (call) => books.choices(call, call.params.programme, call.query),
  }),
  ...bind('POST /programmes/{programme}/kai-credit-audit-items/export', {
    policy: policies.reading,
    needs: ['settings'],
    handle: (call) => books.file(call, call.params.programme, call.body),
  }),
  ...bind('GET /programmes/{programme}/kai-credit-audit-items/totals', {
    policy: policies.readingAll,
    handle: (call) => books.totals(call, call.params.programme),
  }),
  ...bind('POST /programmes/{programme}/kai-credit-audit-items/check', {
    policy: policies.checking,
    handle: (call) => books.check(call, call.params.programme),
  }),
  ...bind('GET /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}', {
    policy: policies.reading,
    async handle(call) {
      const { programme, kaiCreditAuditItem: id } = call.params;
      return ofAnalysis(await books.item(call, programme, id));
    },
  }),
  ...bind('POST /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}/corrections', {
    policy: policies.correcting,
    handle: (call) =>
      books.correct(call, {
        endpoint:
          'POST /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}/corrections',
        params: call.params,
        id: call.params.kaiCreditAuditItem,
        body: call.body,
      }),
  }),
};
