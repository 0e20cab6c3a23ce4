import { wordsIn, type Segment } from '../transcript/segment.ts';
import { stopWords } from './stop-words.ts';

/** What a conversation is about: a word or two, how often they come, and in which passage first. */
export interface Topic {
  readonly term: string;
  readonly count: number;
  readonly at: number;
}

const mostTopics = 8;
const leastCount = 2;

interface Term {
  count: number;
  passages: number;
  readonly at: number;
  readonly isPair: boolean;
}

/** The terms of most weight: how often they come, times how widely they are spread; two words that keep together weigh more than one. */
export function topicsOf(segments: readonly Segment[], leaveOut: readonly string[] = []): Topic[] {
  const speakers = new Set(leaveOut.flatMap((name) => wordsIn(name.toLowerCase())));
  const terms = new Map<string, Term>();
  for (const [at, { text }] of segments.entries()) {
    const seen = new Set<string>();
    const words = wordsIn(text.toLowerCase().replaceAll('’', "'"));
    const saysSomething = (word: string | undefined): word is string =>
      word !== undefined &&
      word.length > 2 &&
      !stopWords.has(word) &&
      !speakers.has(word) &&
      !/^\d+$/.test(word);
    for (const [nth, word] of words.entries()) {
      if (!saysSomething(word)) continue;
      const next = words[nth + 1];
      count(terms, seen, word, at, false);
      if (saysSomething(next)) count(terms, seen, `${word} ${next}`, at, true);
    }
  }
  const found = [...terms].filter(([, { count: times }]) => times >= leastCount);
  const weighed = found
    .map(([term, { count: times, passages, at, isPair }]) => ({
      term,
      count: times,
      at,
      weight: times * Math.log2(1 + passages) * (isPair ? 1.6 : 1),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at || (a.term < b.term ? -1 : 1));
  const names = namesIn(segments);
  const written = (term: string) =>
    term
      .split(' ')
      .map((word) => names.get(word) ?? word)
      .join(' ');
  return withoutParts(weighed)
    .slice(0, mostTopics)
    .map((topic) => ({ ...topic, term: written(topic.term) }));
}

/** Words that are written with a capital wherever they stand, also inside a sentence: names, places, days. */
function namesIn(segments: readonly Segment[]): ReadonlyMap<string, string> {
  const capital = new Map<string, string>();
  const small = new Set<string>();
  for (const { text } of segments)
    for (const sentence of text.replaceAll('’', "'").split(/[.!?…:]\s+|\n/))
      for (const [nth, word] of wordsIn(sentence).entries()) {
        const plain = word.toLowerCase();
        if (word === plain) small.add(plain);
        else if (nth > 0) capital.set(plain, word);
      }
  // Where nothing is small, capitals say nothing.
  return small.size === 0 ? new Map() : new Map([...capital].filter(([word]) => !small.has(word)));
}

function count(
  terms: Map<string, Term>,
  seen: Set<string>,
  term: string,
  at: number,
  isPair: boolean,
): void {
  const known = terms.get(term) ?? { count: 0, passages: 0, at, isPair };
  known.count += 1;
  if (!seen.has(term)) known.passages += 1;
  seen.add(term);
  terms.set(term, known);
}

/** A word that stands almost only in a pair of more weight says nothing more. */
function withoutParts(weighed: readonly (Topic & { readonly weight: number })[]): Topic[] {
  const kept: Topic[] = [];
  for (const { weight: _, ...topic } of weighed) {
    const isPart = kept.some(
      ({ term, count: times }) =>
        term.split(' ').includes(topic.term) && times >= topic.count * 0.6,
    );
    const isWhole = kept.some(({ term }) => topic.term.split(' ').includes(term));
    if (!isPart && !isWhole) kept.push(topic);
  }
  return kept;
}
