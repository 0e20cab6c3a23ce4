import { wordsIn, type Segment } from '../transcript/segment.ts';
import { stopWords } from './stop-words.ts';

/** Fewer words tell nothing of the language; of English about half are stop words, of other languages hardly any. */
const leastForLanguage = 40;
const englishShare = 0.25;

/** Whether what is said seems to be English, by how many of its words are the most frequent ones. */
export function isEnglish(segments: readonly Pick<Segment, 'text'>[]): boolean {
  const words = segments.flatMap(({ text }) => wordsIn(text.toLowerCase().replaceAll('’', "'")));
  if (words.length < leastForLanguage) return true;
  const known = words.filter((word) => stopWords.has(word)).length;
  return known / words.length >= englishShare;
}
