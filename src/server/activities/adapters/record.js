const largest = 256 * 1024;
const patience = 200;
const encoder = new TextEncoder();
const bytesOf = (text) => encoder.encode(JSON.stringify(text)).length;

/**
 * What is kept of a package, by names, as one text of the size that the contract allows. What changes is said a moment later, all of it together;
 * `onSaid` follows, so that nobody hears of an end whose state is not there yet.
 */
export function openRecord(protocol, state, { say, later, onSaid }) {
  const kept = new Map(entriesIn(protocol, state));
  const textOf = (entries) => JSON.stringify({ protocol, kept: Object.fromEntries(entries) });
  const sizeOf = (name, value) => bytesOf(name) + bytesOf(value) + 2;
  let size = encoder.encode(textOf([])).length;
  for (const [name, value] of kept) size += sizeOf(name, value);
  let isChanged = false;
  let isWaiting = false;

  const flush = () => {
    isWaiting = false;
    if (!isChanged) return;
    isChanged = false;
    say({ type: 'state', state: textOf(kept) });
    onSaid();
  };
  const change = () => {
    isChanged = true;
    if (isWaiting) return;
    isWaiting = true;
    later(flush, patience);
  };
  const without = (name) => (kept.has(name) ? sizeOf(name, kept.get(name)) : 0);

  return {
    isNew: kept.size === 0,
    get: (name) => kept.get(name),
    names: () => [...kept.keys()],
    /** False where it has no room, and nothing has changed. */
    set(name, value) {
      const next = size - without(name) + sizeOf(name, value);
      if (next > largest) return false;
      size = next;
      kept.set(name, value);
      change();
      return true;
    },
    delete(name) {
      size -= without(name);
      if (kept.delete(name)) change();
    },
    flush,
  };
}

/** A state that something else has saved is none. */
function entriesIn(protocol, state) {
  try {
    const found = JSON.parse(state ?? 'null');
    if (found?.protocol !== protocol || typeof found.kept !== 'object') return [];
    return Object.entries(found.kept ?? {}).filter(([, value]) => typeof value === 'string');
  } catch {
    return [];
  }
}
