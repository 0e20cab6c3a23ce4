/*
 * What somebody records and the server does not have yet. It lies in this browser's database under their own id, part by part as it is recorded, so that a reload
 * or a flat battery loses a few seconds at most; it goes once the server has it, once they throw it away, and when they sign out.
 */
const name = 'recordings';
const store = 'parts';

/** A few seconds of a recording. */
interface Part {
  readonly person: string;
  readonly n: number;
  /** When the recording began, epoch milliseconds. */
  readonly began: number;
  /** Milliseconds that have been recorded by its end. */
  readonly length: number;
  readonly content: Blob;
}

/** A recording as far as it has been kept. */
export interface KeptRecording {
  readonly began: number;
  readonly length: number;
  readonly content: Blob;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error('The browser keeps nothing.'));
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', fail, { once: true });
  });

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (parts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  const prepare = () => opening.result.createObjectStore(store, { keyPath: ['person', 'n'] });
  opening.addEventListener('upgradeneeded', prepare, { once: true });
  const database = await settled(opening);
  try {
    return await settled(ask(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
}

const ofPerson = (person: string) => IDBKeyRange.bound([person, 0], [person, Infinity]);

/** Keeps a part. Storage can be switched off or full: then it lives as long as the page. */
export async function keepPart(part: Part): Promise<void> {
  await inStore('readwrite', (parts) => parts.put(part)).catch(() => undefined);
}

/** What somebody had recorded when the page was left; null where there is nothing. */
export async function keptRecording(person: string): Promise<KeptRecording | null> {
  const parts = await inStore(
    'readonly',
    (kept) => kept.getAll(ofPerson(person)) as IDBRequest<Part[]>,
  ).catch(() => []);
  const last = parts.at(-1);
  if (!last) return null;
  const content = new Blob(
    parts.map((part) => part.content),
    { type: last.content.type },
  );
  return { began: last.began, length: last.length, content };
}

/** The server has it, or nobody wants it. */
export async function forgetRecording(person: string): Promise<void> {
  await inStore('readwrite', (parts) => parts.delete(ofPerson(person))).catch(() => undefined);
}

/** Whoever signs out leaves nothing behind. */
export async function forgetRecordings(): Promise<void> {
  await inStore('readwrite', (parts) => parts.clear()).catch(() => undefined);
}
