import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Analysis } from '#domain/kai-conversations/analysis/analysis.ts';
import type { Database } from '#database/database.ts';
import { kaiAnalyses, kaiPassages } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { KaiConversationRow } from './row.ts';
import { wordsOf } from './words.ts';

/** The analysis of a conversation that holds, as its page tells of it to somebody who may read it; null where there is none. */
export async function analysisFor(db: Database, { id, doneActions }: KaiConversationRow) {
  const kept = await latestAnalysis(db, id);
  if (!kept) return null;
  const { result, at } = kept;
  const startOf = await startsOf(db, id, result);
  const { source, engine, rubricVersion, overall, measures, topics, actions } = result;
  return {
    source,
    engine,
    rubricVersion,
    at: wireInstant(at),
    overall,
    scores: result.scores.map((score) => ({
      ...score,
      evidence: result.evidence
        .filter(({ dimension }) => dimension === score.dimension)
        .map(({ at: passage, quote, comment }) => ({
          at: passage,
          start: startOf.get(passage) ?? null,
          quote: wordsOf(quote),
          comment,
        })),
    })),
    measures: measures && {
      ...measures,
      speakers: measures.speakers.map((each) => ({ ...each, speaker: wordsOf(each.speaker) })),
    },
    topics: topics.map((topic) => ({ ...topic, term: wordsOf(topic.term) })),
    summary: wordsOf(result.summary),
    strengths: result.strengths.map(wordsOf),
    improvements: result.improvements.map(wordsOf),
    actions: actions.map(({ text, at: passage }, nth) => ({
      text: wordsOf(text),
      at: passage,
      isDone: doneActions.includes(nth),
    })),
  };
}

export async function latestAnalysis(db: Database, conversation: string) {
  const [kept] = await db.orm
    .select({ result: kaiAnalyses.result, at: kaiAnalyses.at })
    .from(kaiAnalyses)
    .where(eq(kaiAnalyses.conversationId, conversation))
    .orderBy(desc(kaiAnalyses.number))
    .limit(1);
  return kept ?? null;
}

/** When the passages begin that led to a score. */
async function startsOf(db: Database, conversation: string, { evidence }: Analysis) {
  const places = [...new Set(evidence.map(({ at }) => at))];
  const rows =
    places.length === 0
      ? []
      : await db.orm
          .select({ n: kaiPassages.n, start: kaiPassages.start })
          .from(kaiPassages)
          .where(and(eq(kaiPassages.conversationId, conversation), inArray(kaiPassages.n, places)));
  return new Map(rows.map(({ n, start }) => [n, start]));
}
