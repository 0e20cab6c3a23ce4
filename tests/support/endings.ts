type Ending = () => Promise<void>;

const endings = new Set<Ending>();

/**
 * Remembers what has to be closed when the test file ends, from wherever it was opened. Modules and worker stay when a file has ended, and
 * with them would stay a database of 200 MB.
 */
export function closedAtEnd(close: Ending): void {
  endings.add(close);
}

/** Closes what the file has opened, the last one first. */
export async function endFile(): Promise<void> {
  const opened = [...endings].toReversed();
  endings.clear();
  for (const close of opened) await close();
}
