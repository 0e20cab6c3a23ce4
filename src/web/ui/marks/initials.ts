/** "Ana María Duarte" → "AD": first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}

const hues = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** The same name has the same colour everywhere, always. */
export function hueOf(name: string): (typeof hues)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hues[sum % hues.length] ?? '0';
}
