import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { sentences } from '#domain/kai-conversations/vocabulary.ts';
import { waitsForCredit, waitsForItsTurn } from '#machines/kai-conversation/phases.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { kaiConversations, kaiReadings } from '#database/schema/index.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
import { analysisFor } from './analysis-answer.ts';
import { besideConversations } from './beside.ts';
import { filesOf } from './files.ts';
import type { KaiConversationRow } from './row.ts';
import { countPassages } from './passages.ts';
import { isOpenTo } from './visible.ts';
import { wordsFor, wordsOf } from './words.ts';

/** What lists say about conversations; nothing of what was said. */
export async function summarise(db: Database, rows: readonly KaiConversationRow[], { by }: Stamp) {
  const beside = await besideConversations(db, rows, by.id);
  return rows.map((row) => {
    const found = beside.get(row.id);
    return {
      title: row.title,
      group: row.group,
      programme: found?.programme ?? { id: row.programmeId, name: '' },
      member: found?.member ?? null,
      about: found?.about ?? null,
      heldOn: row.heldOn,
      duration: row.duration,
      score: row.score,
      isShared: row.sharedWith.includes(by.id),
    };
  });
}

/** What it waits for, in a sentence; null where it goes on by itself. Staff are told what to do about it. */
function waitsFor(
  { status, group, waits }: KaiConversationRow,
  reader: Stamp['by'],
): string | null {
  const isOfStaff = isStaff(reader);
  if (waitsForCredit(status))
    return isOfStaff ? sentences.chooseCredit(group) : sentences.noCredit(group);
  if (!waitsForItsTurn(status) || !waits) return null;
  return isOfStaff ? sentences.setUpTranscription : sentences.noTranscription;
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: KaiConversationRow, { by, at }: Stamp) {
  const isOpen = await isOpenTo(db, row, by, at);
  const isOwn = row.createdBy === by.id || row.about === by.id;
  const files = await filesOf(db, row.id);
  const readings =
    isOwn || isStaff(by)
      ? await db.orm
          .select()
          .from(kaiReadings)
          .where(eq(kaiReadings.conversationId, row.id))
          .orderBy(desc(kaiReadings.at), desc(kaiReadings.id))
          .limit(100)
      : null;
  const personOf = await peopleOf(db, [
    ...row.sharedWith,
    ...(readings ?? []).map(({ readerId }) => readerId),
    row.review?.by ?? null,
  ]);
  return {
    language: row.language,
    consentVersion: row.consentVersion,
    consentedAt: wireInstantOrNull(row.consentedAt),
    warnings: row.warnings,
    failure: row.failure && {
      stage: row.failure.stage,
      reason: row.failure.reason,
      isRetryable: row.failure.isRetryable,
    },
    waitsFor: waitsFor(row, by),
    files,
    sharedWith: row.sharedWith.flatMap((id) => personOf(id) ?? []),
    isOpen,
    participants: isOpen
      ? row.participants.map(({ label, part }) => ({
          label: wordsOf(label),
          part,
        }))
      : [],
    passages: isOpen ? await countPassages(db, row.id) : 0,
    analysis: isOpen ? await analysisFor(db, row) : null,
    dispute: wordsFor(row.dispute, isOpen),
    review: row.review && {
      score: row.review.score,
      comment: row.review.comment,
      by: personOf(row.review.by),
      at: wireInstant(row.review.at),
    },
    readings:
      readings?.map(({ readerId, at: readAt, reason }) => ({
        by: personOf(readerId),
        at: wireInstant(readAt),
        reason,
      })) ?? null,
    trend: isOwn ? await trendOf(db, row) : [],
  };
}

/** Analysed conversations of the same person and group, from the first; so many of the latest. */
const mostInTrend = 24;

async function trendOf(db: Database, { about, group }: KaiConversationRow) {
  const rows = await db.orm
    .select({
      id: kaiConversations.id,
      title: kaiConversations.title,
      heldOn: kaiConversations.heldOn,
      score: kaiConversations.score,
    })
    .from(kaiConversations)
    .where(
      and(
        eq(kaiConversations.about, about),
        eq(kaiConversations.group, group),
        isNotNull(kaiConversations.score),
        isNull(kaiConversations.deletedAt),
      ),
    )
    .orderBy(desc(kaiConversations.heldOn), desc(kaiConversations.id))
    .limit(mostInTrend);
  return rows
    .toReversed()
    .flatMap(({ score, ...row }) => (score === null ? [] : [{ ...row, score }]));
}
