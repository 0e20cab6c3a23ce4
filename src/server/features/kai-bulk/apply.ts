import { eq } from 'drizzle-orm';
import type { Analysis } from '#domain/kai-conversations/analysis/analysis.ts';
import { newId } from '#domain/ids.ts';
import { kaiConversations } from '#database/schema/index.ts';
import {
  holdCredit,
  kaiConversationKind,
  keepAnalysis,
} from '#server/features/kai-conversations/public.ts';
import { rubricInForce } from '#server/features/kai-rubrics/public.ts';
import type { ApplyRow } from '#server/features/uploads/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { send } from '#server/records/send.ts';

const listed = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 20);

/** Keeps an analysis that was made elsewhere; it costs an AI credit like any other. */
const bringAnalysis: ApplyRow = async (db, { entityId, cells }, { by, at }) => {
  const [row] = await db.orm
    .select()
    .from(kaiConversations)
    .where(eq(kaiConversations.id, entityId))
    .for('update');
  if (!row || row.deletedAt !== null)
    throw refuse.invalid({ conversation: 'This conversation was deleted meanwhile.' });
  const cause = { id: row.id, event: 'REPORT_ANALYSIS', eventId: newId(at), actorId: by.id, at };
  const credit = await holdCredit(db, row, cause);
  if (credit.outcome !== 'held')
    throw refuse.invalid({ conversation: 'There is no AI credit for it.' });
  const score = Number(cells['score']);
  const warnings = listed(cells['warnings']);
  const analysis: Analysis = {
    source: 'report',
    engine: 'report',
    rubricVersion: (await rubricInForce(db, row.group)).version,
    overall: score,
    scores: [],
    evidence: [],
    measures: null,
    topics: [],
    summary: cells['summary'] ?? '',
    strengths: listed(cells['strengths']),
    improvements: listed(cells['improvements']),
    actions: listed(cells['actions']).map((text) => ({ text, at: null })),
    warnings,
  };
  await keepAnalysis(db, row.id, analysis, at);
  await send(db, kaiConversationKind, row.id, { type: 'REPORT_ANALYSIS', score, warnings, by, at });
};

/** Deletes one of many; whoever was faster has done it already. */
const deleteOne: ApplyRow = async (db, { entityId }, stamp) => {
  const [row] = await db.orm
    .select({ deletedAt: kaiConversations.deletedAt })
    .from(kaiConversations)
    .where(eq(kaiConversations.id, entityId))
    .for('update');
  if (row && row.deletedAt === null)
    await send(db, kaiConversationKind, entityId, { type: 'DELETE', ...stamp });
};

/** What rows of upload reports do to conversations, by the kind of the report. */
export const bulkOfConversations: Readonly<Record<string, ApplyRow>> = {
  kaiAnalysisReport: bringAnalysis,
  deleteAllConversations: deleteOne,
};
