import { patternMost } from './vocabulary.ts';

/**
 * Why a text can't be asked for by this pattern; null where it can. Patterns are tried on what strangers write, in the server too: those whose search can take
 * long are none.
 */
export function whyNoPattern(pattern: string): string | null {
  if (pattern.length > patternMost) return `A pattern has at most ${patternMost} characters.`;
  // Escaped characters and those in brackets stand for themselves.
  const bare = pattern.replaceAll(/\\[^1-9]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (/\)[*+{]|\\[1-9]|\(\?/.test(bare))
    return 'A pattern can’t use repeated groups, lookarounds or back-references.';
  if ((bare.match(/[*+]|\{\d+,\d*\}/g) ?? []).length > 2)
    return 'A pattern can repeat at most two of its parts.';
  return compiled(pattern) === null ? 'This is not a valid pattern.' : null;
}

function compiled(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return null;
  }
}

/** Whether the whole text is as the pattern says; one that is none lets everything through. */
export const matchesPattern = (pattern: string, text: string): boolean =>
  whyNoPattern(pattern) !== null || (compiled(pattern)?.test(text) ?? true);
