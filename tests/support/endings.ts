type Ending = () => Promise<void>;

const endings = new Set<Ending>();
const checks = new Set<Ending>();

/**
 * Remembers what has to be closed when the test file ends, from wherever it was opened. Modules and worker stay when a file has ended, and
 * with them would stay a database of 200 MB.
 */
export function closedAtEnd(close: Ending): void {
  endings.add(close);
}

/** Remembers what has to hold when the test file ends, while everything that it opened is open still. */
export function checkedAtEnd(check: Ending): void {
  checks.add(check);
}

/** Checks what had to hold, and closes what the file has opened, the last one first. */
export async function endFile(): Promise<void> {
  const opened = [...endings].toReversed();
  const held = [...checks];
  endings.clear();
  checks.clear();
  try {
    for (const check of held) await check();
  } finally {
    for (const close of opened) await close();
  }
}
