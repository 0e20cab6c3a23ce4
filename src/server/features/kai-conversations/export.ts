import { toMarkdown, toVtt, plain } from '#domain/kai-conversations/transcript/write.ts';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import { analysisSourceNames } from '#domain/kai-conversations/vocabulary.ts';
import type { Analysis } from '#domain/kai-conversations/analysis/analysis.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import type { Database } from '#database/database.ts';
import { latestAnalysis } from './analysis-answer.ts';
import type { KaiConversationRow } from './row.ts';
import { segmentsOf } from './passages.ts';
import { wordsOf } from './words.ts';

/** A conversation as a file, for somebody who may read it. */
export async function exportOf(db: Database, row: KaiConversationRow, format: 'markdown' | 'vtt') {
  const segments = await segmentsOf(db, row.id);
  const kept = await latestAnalysis(db, row.id);
  const content =
    format === 'vtt' ? toVtt(segments) : markdown(row, segments, kept?.result ?? null);
  const name = row.title.replaceAll(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'conversation';
  return {
    fileName: `${name}.${format === 'vtt' ? 'vtt' : 'md'}`,
    content: wordsOf(content),
  };
}

function markdown(
  row: KaiConversationRow,
  segments: readonly Segment[],
  analysis: Analysis | null,
) {
  const parts = [
    `# ${plain(row.title)}`,
    `${row.group}, held on ${row.heldOn}`,
    ...(analysis ? analysed(analysis, segments) : []),
    '## Transcript',
    toMarkdown(segments),
  ];
  return `${parts.join('\n\n')}\n`;
}

const list = (items: readonly string[]): string =>
  items.map((item) => `- ${plain(item)}`).join('\n');

const section = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}`, list(items)];

function analysed(analysis: Analysis, segments: readonly Segment[]): string[] {
  const { scores, evidence, summary, strengths, improvements, actions } = analysis;
  const placeOf = (at: number) => {
    const start = segments[at]?.start ?? null;
    return start === null ? `passage ${at + 1}` : clockText(start);
  };
  return [
    `${analysisSourceNames[analysis.source]} (${analysis.engine}, rubric ${analysis.rubricVersion})`,
    plain(summary),
    '## Scores',
    ...scores.flatMap(({ dimension, name, value }) => [
      `**${name}: ${value === null ? 'no evidence found' : `${value} of 100`}**`,
      ...evidence
        .filter((each) => each.dimension === dimension)
        .map(
          ({ at, quote, comment }) => `> ${plain(quote)} (${placeOf(at)})\n>\n> ${plain(comment)}`,
        ),
    ]),
    ...section('Strengths', strengths),
    ...section('Improvements', improvements),
    ...section(
      'Actions',
      actions.map(({ text }) => text),
    ),
  ];
}
