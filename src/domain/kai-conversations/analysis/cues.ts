import type { Dimension, Side } from '../rubrics/rubric.ts';
import type { Segment } from '../transcript/segment.ts';
import type { Evidence, Score } from './analysis.ts';
import { isHeardFrom } from './roles.ts';
import { sentencesIn } from './questions.ts';

/** So many passages are shown for a dimension at most, and so many letters of each. */
const mostEvidence = 6;
const longestQuote = 240;

/** What each further time that a cue is found adds. */
const fade = 0.4;

interface Found extends Evidence {
  readonly cue: number;
}

type Passage = Segment & { readonly side: Side; readonly plain: string };

/**
 * Scores a dimension by its cues: each is worth its weight once, less each further time, and together never more than all. Those against it take from that
 * by the same rule.
 */
export function scoreByCues(
  dimension: Dimension,
  passages: readonly Passage[],
  doubt: number,
): { readonly score: Score; readonly evidence: readonly Evidence[] } {
  const { key, name, about, cues = [] } = dimension;
  const found: Found[] = cues.flatMap((cue, nth) => {
    const pattern = patternOf(cue.phrases);
    return passages.flatMap((passage, at) => {
      if (!isHeardFrom(cue, passage.side)) return [];
      const match = pattern.exec(passage.plain);
      if (!match) return [];
      const quote = quoteAround(passage.text, match.index, match[0].length);
      return [{ dimension: key, at, quote, comment: cue.says, cue: nth }];
    });
  });
  const counts = cues.map((_, nth) => found.filter(({ cue }) => cue === nth).length);
  const leftBy = (isAgainst: boolean) =>
    cues.reduce(
      (left, { weight, isAgainst: against = false }, nth) =>
        against === isAgainst ? left * (1 - weight * (1 - fade ** (counts[nth] ?? 0))) : left,
      1,
    );
  const kinds = counts.filter((count) => count > 0).length;
  const certainty = Math.min(0.95, 0.25 + 0.2 * kinds + 0.05 * Math.min(found.length, 5));
  return {
    score: {
      dimension: key,
      name,
      about,
      value: found.length === 0 ? null : Math.round(100 * (1 - leftBy(false)) * leftBy(true)),
      confidence: found.length === 0 ? 0 : rounded(certainty * doubt),
    },
    evidence: pickedFrom(found).map(({ cue: _, ...evidence }) => evidence),
  };
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;

const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(phrases: readonly string[]): RegExp {
  const known = patterns.get(phrases);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}'])(?:${phrases.join('|')})(?![\\p{L}])`, 'iu');
  patterns.set(phrases, made);
  return made;
}

/** The first of each cue come before the second of any, and no passage is shown twice. */
function pickedFrom(found: readonly Found[]): Found[] {
  const nth = new Map<number, number>();
  const ranked = found.map((each) => {
    const rank = nth.get(each.cue) ?? 0;
    nth.set(each.cue, rank + 1);
    return { each, rank };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.each.at - b.each.at)
    .map(({ each }) => each)
    .filter(
      ({ at, quote }, place, all) =>
        all.findIndex((other) => other.at === at && other.quote === quote) === place,
    )
    .slice(0, mostEvidence)
    .toSorted((a, b) => a.at - b.at);
}

/** The sentence of a match, word for word; of one that is very long what stands around the match. */
export function quoteAround(text: string, index: number, length: number): string {
  let from = 0;
  for (const sentence of sentencesIn(text)) {
    const begin = text.indexOf(sentence, from);
    const end = begin + sentence.length;
    if (begin >= 0 && index < end && index + length > begin)
      return shortened(text, begin, Math.max(end, Math.min(text.length, index + length)), index);
    from = Math.max(from, end);
  }
  return shortened(text, 0, text.length, index);
}

function shortened(text: string, begin: number, end: number, index: number): string {
  if (end - begin <= longestQuote) return text.slice(begin, end).trim();
  const from = Math.max(begin, index - longestQuote / 2);
  const to = Math.min(end, from + longestQuote);
  const first = from === begin ? from : text.indexOf(' ', from) + 1;
  const last = to === end ? to : text.lastIndexOf(' ', to);
  return text.slice(first > 0 ? first : from, last > first ? last : to).trim();
}
