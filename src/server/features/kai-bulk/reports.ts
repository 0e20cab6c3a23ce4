import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { reportColumns } from '#domain/kai-conversations/report-columns.ts';
import { isAnalysed } from '#machines/kai-conversation/phases.ts';
import { kaiConversationStates } from '#machines/kai-conversation/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { notInState } from '#database/in-state.ts';
import { kaiConversations, users } from '#database/schema/index.ts';
import { csvOf } from '#server/exports/csv.ts';
import type { FileRow } from '#server/parsing/table/user-rows.ts';
import { once } from '#server/records/idempotency.ts';
import { beginReport } from './begin.ts';

/** The conversations of a programme that are not analysed yet, to be filled in. */
export async function reportTemplate(
  db: Database,
  { id, name }: { readonly id: string; readonly name: string },
) {
  const rows = await db.orm
    .select({
      conversation: kaiConversations.id,
      title: kaiConversations.title,
      member: users.fullName,
    })
    .from(kaiConversations)
    .innerJoin(users, eq(users.id, kaiConversations.about))
    .where(
      and(
        eq(kaiConversations.programmeId, id),
        isNull(kaiConversations.deletedAt),
        notInState(kaiConversations.status, kaiConversationStates.analysed),
      ),
    )
    .orderBy(asc(kaiConversations.createdAt), asc(kaiConversations.id));
  const known: Readonly<Record<string, (row: (typeof rows)[number]) => string>> = {
    conversation: (row) => row.conversation,
    title: (row) => row.title,
    member: (row) => row.member,
  };
  const columns = reportColumns.map((header) => ({ header, cell: known[header] ?? (() => '') }));
  return { fileName: `${name} AI analysis.csv`, content: csvOf(columns, rows) };
}

const isId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

interface Sent {
  readonly programme: string;
  readonly fileName: string;
  readonly hash: string;
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
  readonly idempotencyKey: string;
}

/** Keeps a report with what each row would do; resolves to it. */
export function keepReport(
  db: Database,
  { programme, fileName, hash, columns, rows, idempotencyKey: key }: Sent,
  { by, at }: Stamp,
): Promise<string> {
  const endpoint = 'POST /programmes/{programme}/kai-conversations/reports';
  const request = { programme, fileName, hash };
  return db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request, at }, async () => {
      const ids = rows.flatMap(({ cells }) => cells['conversation'] ?? []).filter(isId);
      const found =
        ids.length === 0
          ? []
          : await db.orm
              .select({ id: kaiConversations.id, status: kaiConversations.status })
              .from(kaiConversations)
              .where(
                and(
                  inArray(kaiConversations.id, ids),
                  eq(kaiConversations.programmeId, programme),
                  isNull(kaiConversations.deletedAt),
                ),
              );
      const statusOf = new Map(found.map(({ id, status }) => [id, status]));
      const seen = new Set<string>();
      const planned = rows.map(({ n, cells }) => {
        const id = (cells['conversation'] ?? '').toLowerCase();
        const messages = troubleWith(cells, statusOf.get(id), seen.has(id));
        seen.add(id);
        return Object.keys(messages).length > 0
          ? { n, cells, messages, outcome: 'error' as const, entityId: null }
          : { n, cells, outcome: 'update' as const, entityId: id };
      });
      const about = { kind: 'kaiAnalysisReport', fileName, programme, columns } as const;
      return beginReport(db, { ...about, rows: planned, by, at });
    }),
  );
}

function troubleWith(
  cells: Readonly<Record<string, string>>,
  status: string | undefined,
  isRepeated: boolean,
): Readonly<Record<string, string>> {
  if (status === undefined)
    return { conversation: 'The programme has no conversation with this id.' };
  if (isRepeated) return { conversation: 'An earlier row is about this conversation already.' };
  if (isAnalysed(status)) return { conversation: 'This conversation has been analysed.' };
  const score = Number(cells['score']);
  if ((cells['score'] ?? '') === '' || !Number.isInteger(score) || score < 0 || score > 100)
    return { score: 'Score must be a whole number between 0 and 100.' };
  return (cells['summary'] ?? '') === '' ? { summary: 'Summary is required.' } : {};
}
