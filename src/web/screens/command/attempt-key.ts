/**
 * One key for each attempt: the same input sent again before the server has accepted it is the same attempt, another input is another one
 * (the server refuses a key that comes with another body).
 */
export function attemptKeys(newKey: () => string = randomKey) {
  let attempt: { readonly input: string; readonly key: string } | null = null;
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input);
      if (attempt?.input !== text) attempt = { input: text, key: newKey() };
      return attempt.key;
    },
    settled(): void {
      attempt = null;
    },
  };
}

/** `randomUUID` is missing on pages that came over plain http from another machine. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
