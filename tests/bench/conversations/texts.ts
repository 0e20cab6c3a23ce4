import { coaching } from '#tests/domain/kai-conversations/corpus/coaching.ts';

const texts = coaching.map(({ text }) => text);

/** How long conversations are, in words. */
export const lengths = {
  'five minutes': 800,
  'half an hour': 5_000,
  'three hours': 30_000,
} as const;

/** A conversation of at least so many words. */
export function ofWords(words: number): string {
  const lines: string[] = [];
  for (let count = 0, nth = 0; count < words; nth += 1) {
    const text = texts[nth % texts.length] ?? '';
    lines.push(text);
    count += text.split(/\s+/).length;
  }
  return lines.join('\n');
}
