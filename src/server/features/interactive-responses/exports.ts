import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { auditNames } from '#machines/interactive-response/audit.ts';
import { stateNames } from '#machines/interactive-response/labels.ts';
import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { productName } from '#server/mail/brand.ts';
import type { auditPage } from './audit.ts';
import type { summarise } from './present.ts';

/** Rows in one file. */
export const mostRows = 20_000;

export type ResponsesWanted = BodyOf<Endpoints['POST /interactive-responses/export']>;
export type AuditWanted = BodyOf<Endpoints['POST /interactive-response-audit-items/export']>;

type Response = Awaited<ReturnType<typeof summarise>>[number];
type AuditItem = Awaited<ReturnType<typeof auditPage>>['data']['results'][number];

interface Listed<Row> {
  readonly data: { readonly results: readonly Row[] };
  readonly meta: { readonly total: number };
}

const responseColumns: readonly CsvColumn<Response>[] = [
  { header: 'Member', cell: ({ member }) => member.fullName },
  { header: 'Activity', cell: ({ assignment }) => assignment.name },
  { header: 'Programme', cell: ({ programme }) => programme.name },
  { header: 'Version', cell: ({ contentVersion }) => contentVersion },
  { header: 'State', cell: ({ status }) => stateNames[status] },
  { header: 'Progress (%)', cell: ({ progress }) => Math.round(progress * 100) },
  { header: 'Score', cell: ({ score }) => score },
  { header: 'Attempts', cell: ({ attempts }) => attempts },
  { header: 'Last activity', at: ({ lastActivityAt }) => lastActivityAt },
];

const auditColumns: readonly CsvColumn<AuditItem>[] = [
  { header: 'When', at: ({ at }) => at },
  { header: 'By', cell: ({ actor }) => actor?.fullName ?? productName },
  { header: 'Event', cell: ({ kind }) => auditNames[kind] },
  { header: 'Change', cell: ({ change }) => change },
];

interface Taking {
  readonly db: Database;
  readonly principal: Principal;
  readonly now: number;
}

/** The responses of the list as a file; that somebody took it is written down. */
export const exportResponses = (
  { db, principal, now }: Taking,
  { assignment }: ResponsesWanted,
  { data, meta }: Listed<Response>,
): Promise<{ fileName: string; content: string }> =>
  exportedList(db, principal, {
    list: 'interactive-responses',
    ...(assignment !== undefined && { about: { assignment } }),
    what: 'responses',
    total: meta.total,
    most: mostRows,
    columns: responseColumns,
    rows: () => Promise.resolve(data.results),
    file: 'interactive-responses',
    now,
  });

/** What happened to a response as a file; that somebody took it is written down. */
export const exportAudit = (
  { db, principal, now }: Taking,
  { response }: AuditWanted,
  { data, meta }: Listed<AuditItem>,
): Promise<{ fileName: string; content: string }> =>
  exportedList(db, principal, {
    list: 'interactive-response-audit-items',
    about: { response },
    what: 'events',
    total: meta.total,
    most: mostRows,
    columns: auditColumns,
    rows: () => Promise.resolve(data.results),
    file: 'response-audit',
    now,
  });
