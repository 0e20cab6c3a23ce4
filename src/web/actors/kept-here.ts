/** What lies in this browser's storage at a key; null where there is nothing, or nothing that can be read. */
export function keptHere(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it there over reloads and restarts; null takes it away. Storage can be switched off or full: then it lives as long as the page. */
export function keepHere(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As said above.
  }
}
