/** Letters that a phrase may have. */
export const longestPhrase = 240;

/** So many parts of a phrase may be left out, and so many may be of any length. */
const mostOptional = 10;
const mostOpen = 2;

/** What a phrase consists of, as far as its cost depends on it: a mark that is taken as it is, a set of letters, a group's end, or how often what stands before it comes. */
const parts = /\\.|\[(?:\\.|[^\]])*\]|\(\?[:=!]|[()]|\{\d*,?\d*\}|[?*+]|[^]/gu;

/**
 * Why a phrase can't be looked for; null where it can. Phrases are regular expressions of a kind whose cost stays small whatever is said: a group comes once
 * or not at all, and only single letters come any number of times.
 */
export function problemOfPhrase(phrase: string): string | null {
  if (phrase.trim() === '') return 'Write a word or a phrase on each line.';
  if (phrase.length > longestPhrase)
    return `A phrase can have at most ${longestPhrase} characters.`;
  const whole = readable(phrase);
  if (whole === null) return `“${phrase}” can’t be read. Every bracket needs its other half.`;
  let before = '';
  let optional = 0;
  let open = 0;
  for (const [part] of phrase.matchAll(parts)) {
    if (/^\\\d|^\\k/.test(part)) return `“${phrase}” refers back to a part of itself.`;
    if (part === '?' || /^\{0?,1\}$/.test(part)) optional += 1;
    else if (/^[*+{]/.test(part)) {
      if (before === ')')
        return `In “${phrase}” a group in brackets can be left out, but not repeated.`;
      const isEndless = !/^\{\d{1,2}(?:,\d{1,2})?\}$/.test(part);
      if (isEndless && /^(?:\.|\[\^|\\[DWSsPp])/.test(before))
        return `“${phrase}” could go on without an end. Write .{0,40} for a few words in between.`;
      open += 1;
    }
    before = part;
  }
  if (optional > mostOptional || open > mostOpen)
    return `“${phrase}” leaves too much open. Split it into several phrases.`;
  if (whole.test('')) return `“${phrase}” would also be found where nothing is said.`;
  return null;
}

/** The whole of a phrase and nothing else; null where it is no regular expression. */
function readable(phrase: string): RegExp | null {
  try {
    return new RegExp(`^(?:${phrase})$`, 'iu');
  } catch {
    return null;
  }
}
