/** A storage that notes what is written, in order. */
export class RecordingStorage implements Storage {
  readonly written: string[] = [];
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.written.push(`${key}=${value}`);
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.written.push(`${key} removed`);
    this.#items.delete(key);
  }
  clear(): void {
    for (const key of this.#items.keys()) this.removeItem(key);
  }
}

/** A bearer token that says whose it is and when it ends; unsigned, since only the server looks at the signature. */
export function bearerOf(userId: string, expiresAt: number, note = ''): string {
  const claims = JSON.stringify({ sub: userId, exp: Math.floor(expiresAt / 1000), note });
  return `head.${btoa(claims).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;
}
