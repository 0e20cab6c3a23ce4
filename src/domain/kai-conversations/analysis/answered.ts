import type { Rubric } from '../rubrics/rubric.ts';
import type { Segment } from '../transcript/segment.ts';
import { overallOf, type Analysis, type Evidence, type Score } from './analysis.ts';
import type { CountedAnalysis } from './analyse.ts';

/** What an analysis service says of a conversation. */
export interface Answered {
  readonly scores: readonly {
    readonly dimension: string;
    readonly value: number;
    readonly confidence: number;
    readonly evidence: readonly {
      readonly passage: number;
      readonly quote: string;
      readonly comment: string;
    }[];
  }[];
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly actions: readonly string[];
}

/**
 * Puts an answer in the place of what the product scored itself. Every quote has to stand in the transcript: those that don’t are left out, and a score
 * without any is none. What is counted stays what is counted.
 */
export function withAnswer(
  rubric: Rubric,
  segments: readonly Segment[],
  counted: CountedAnalysis,
  { answer, engine }: { readonly answer: Answered; readonly engine: string },
): Analysis {
  let invented = 0;
  const evidence: Evidence[] = [];
  const scores = rubric.dimensions.map((dimension): Score => {
    const { key, name, about, measure } = dimension;
    const own = counted.scores.find((score) => score.dimension === key);
    if (measure && own) {
      evidence.push(...counted.evidence.filter((each) => each.dimension === key));
      return own;
    }
    const said = answer.scores.find((score) => score.dimension === key);
    const found = (said?.evidence ?? []).flatMap(({ passage, quote, comment }) => {
      const at = placeOf(segments, passage, quote);
      if (at === null) invented += 1;
      return at === null ? [] : [{ dimension: key, at, quote, comment }];
    });
    evidence.push(...found);
    const isScored = said !== undefined && found.length > 0;
    return {
      dimension: key,
      name,
      about,
      value: isScored ? said.value : null,
      confidence: isScored ? said.confidence : 0,
    };
  });
  const promised = counted.actions.filter(({ at }) => at !== null);
  return {
    ...counted,
    source: 'service',
    engine,
    overall: overallOf(rubric, scores),
    scores,
    evidence,
    summary: answer.summary,
    strengths: answer.strengths,
    improvements: answer.improvements,
    actions: [...promised, ...answer.actions.map((text) => ({ text, at: null }))],
    warnings: [
      ...counted.warnings,
      ...(invented === 0
        ? []
        : [
            invented === 1
              ? 'One quote that isn’t in the transcript was left out.'
              : `${invented} quotes that aren’t in the transcript were left out.`,
          ]),
    ],
  };
}

/** The passage in which a quote stands: the one that is named, or else the first. */
function placeOf(segments: readonly Segment[], passage: number, quote: string): number | null {
  if (quote.trim() === '') return null;
  if (segments[passage]?.text.includes(quote)) return passage;
  const found = segments.findIndex(({ text }) => text.includes(quote));
  return found < 0 ? null : found;
}
