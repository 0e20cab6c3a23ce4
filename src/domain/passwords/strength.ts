const shortest = 12;

/** What would make a password that is being typed better, in one sentence; the first thing that matters. Advice only: the server decides. */
export function passwordHint(password: string): string {
  const length = [...password].length;
  if (length === 0)
    return 'Use at least 12 characters. Three or four unrelated words are easy to remember.';
  if (length < shortest) {
    const left = shortest - length;
    return `${left} more ${left === 1 ? 'character' : 'characters'} needed.`;
  }
  if (new Set(password.toLowerCase()).size < 5) return 'Weak: it repeats the same few characters.';
  if (isRun(password)) return 'Weak: it’s a simple run of letters or numbers.';
  if (/^\p{L}+\d{0,4}[!.?]?$/u.test(password) && length < 16)
    return 'Fair: one word with something added is easy to guess. Add another word.';
  return length < 16 ? 'Good. Longer is better still.' : 'Strong.';
}

/** Most characters follow the one before, upwards or downwards. */
function isRun(password: string): boolean {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return [1, -1].some((step) => steps.filter((each) => each === step).length > steps.length * 0.6);
}
