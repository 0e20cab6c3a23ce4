import type { Dimension, Side } from '../rubrics/rubric.ts';
import { countWords, type Segment } from '../transcript/segment.ts';
import type { Evidence, Score } from './analysis.ts';
import { quoteAround } from './cues.ts';
import { turnsOf, type Measures } from './measures.ts';
import { questionsIn } from './questions.ts';

interface Counting {
  readonly segments: readonly Segment[];
  readonly sideOf: (speaker: string) => Side;
  readonly measures: Measures;
  readonly doubt: number;
}

interface Counted {
  /** From 0 to 1; null where there is nothing to count. */
  readonly value: number | null;
  readonly passages: readonly {
    readonly at: number;
    readonly quote: string;
    readonly comment: string;
  }[];
}

/** Scores a dimension by what is counted. */
export function scoreByCount(
  { key, name, about, measure = 'listening' }: Dimension,
  counting: Counting,
): { readonly score: Score; readonly evidence: readonly Evidence[] } {
  const { value, passages } = counts[measure](counting);
  const isScored = value !== null && passages.length > 0;
  return {
    score: {
      dimension: key,
      name,
      about,
      value: isScored ? Math.round(100 * value) : null,
      confidence: isScored ? Math.round(confidenceOf(counting) * 100) / 100 : 0,
    },
    evidence: isScored ? passages.map((passage) => ({ dimension: key, ...passage })) : [],
  };
}

/** What is counted is surer the more there is of it. */
const confidenceOf = ({ measures: { words }, doubt }: Counting): number =>
  Math.min(0.95, 0.5 + words / 4000) * doubt;

/** 1 up to `best`, 0 from `worst`, and evenly in between. */
const falling = (value: number, best: number, worst: number): number =>
  Math.min(1, Math.max(0, (worst - value) / (worst - best)));

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const shareOfLead = ({ measures, sideOf }: Counting): number | null =>
  measures.speakers.length < 2
    ? null
    : measures.speakers.reduce(
        (sum, { speaker, share }) => (sideOf(speaker) === 'lead' ? sum + share : sum),
        0,
      );

/** The longest turn of a side, which shows best where the room went. */
function longestTurn({ segments, sideOf }: Counting, side: Side, comment: string) {
  const turns = turnsOf(segments).filter(({ speaker }) => sideOf(speaker) === side);
  const [longest] = turns.toSorted((a, b) => b.words - a.words || a.at - b.at);
  const text = longest && segments[longest.at]?.text;
  return longest && text
    ? [
        {
          at: longest.at,
          quote: quoteAround(text, 0, 1),
          comment: `${comment} (${longest.words} words).`,
        },
      ]
    : [];
}

const counts: Readonly<Record<NonNullable<Dimension['measure']>, (counting: Counting) => Counted>> =
  {
    listening(counting) {
      const share = shareOfLead(counting);
      if (share === null) return { value: null, passages: [] };
      return {
        value: falling(share, 0.35, 0.75),
        passages: longestTurn(
          counting,
          'lead',
          `The coach spoke ${percent(share)} of the words; this is their longest turn`,
        ),
      };
    },
    talkRatio(counting) {
      const share = shareOfLead(counting);
      if (share === null) return { value: null, passages: [] };
      const value = share >= 0.3 ? falling(share, 0.5, 0.8) : falling(0.3 - share, 0, 0.3);
      return {
        value,
        passages: longestTurn(
          counting,
          'lead',
          `The seller spoke ${percent(share)} of the words; this is their longest turn`,
        ),
      };
    },
    openQuestions({ segments, sideOf }) {
      const asked = segments.flatMap(({ speaker, text }, at) =>
        sideOf(speaker) === 'lead'
          ? questionsIn(text).map((question) => ({ ...question, at }))
          : [],
      );
      const open = asked.filter(({ isOpen }) => isOpen);
      const shown = [...open.slice(0, 3), ...asked.filter(({ isOpen }) => !isOpen).slice(0, 2)];
      return {
        value: asked.length === 0 ? null : Math.min(1, open.length / asked.length / 0.7),
        passages: shown
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, text, isOpen }) => ({
            at,
            quote: text,
            comment: isOpen ? 'An open question.' : 'Can be answered with yes, no or a number.',
          })),
      };
    },
    silence({ segments, sideOf }) {
      const waits = segments.flatMap(({ speaker, text, end }, at) => {
        const next = segments[at + 1];
        if (sideOf(speaker) !== 'lead' || questionsIn(text).length === 0) return [];
        if (!next || end === null || next.start === null || next.speaker === speaker) return [];
        return [{ at, text, wait: Math.max(0, next.start - end) }];
      });
      // Where everything follows at once the times only say who speaks, not when they stop.
      if (waits.every(({ wait }) => wait === 0)) return { value: null, passages: [] };
      const thoughtful = waits.filter(({ wait }) => wait >= 1_500);
      const shown = waits.toSorted((a, b) => b.wait - a.wait).slice(0, 3);
      return {
        value: Math.min(1, thoughtful.length / waits.length / 0.5),
        passages: shown
          .toSorted((a, b) => a.at - b.at)
          .map(({ at, text, wait }) => ({
            at,
            quote: questionsIn(text).at(-1)?.text ?? quoteAround(text, 0, countWords(text)),
            comment: `${(wait / 1000).toFixed(1)} seconds passed before the answer.`,
          })),
      };
    },
  };
