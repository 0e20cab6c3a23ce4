import { useState, type ReactNode } from 'react';
import { headingLine, headingsOf, needsMapping, type Mapping } from '#domain/uploads/headings.ts';
import { MatchColumns } from './match-columns.tsx';

/** So much of a file is read to find its headings, in bytes. */
const headingBytes = 64 * 1024;

/** Nobody said what the columns mean, so the file was not sent. */
export class NotMatched extends Error {
  override readonly name = 'NotMatched';
}

interface Asking {
  readonly form: ReactNode;
}

/** Asks what the columns of a file mean where its headings do not say it; resolves to the file with headings that are known. */
export function useMatching(): {
  readonly matched: (file: File, signal: AbortSignal) => Promise<File>;
  readonly form: ReactNode;
} {
  const [asking, setAsking] = useState<Asking | null>(null);
  async function matched(file: File, signal: AbortSignal): Promise<File> {
    const text = await file.slice(0, headingBytes).text();
    const headings = headingsOf(text);
    if (headings === null || !needsMapping(headings)) return file;
    const mapping = await new Promise<Mapping>((resolve, reject) => {
      const giveUp = () => reject(new NotMatched());
      signal.addEventListener('abort', giveUp, { once: true });
      const form = (
        <MatchColumns
          key={crypto.randomUUID()}
          fileName={file.name}
          headings={headings}
          onSend={resolve}
          onCancel={giveUp}
        />
      );
      setAsking({ form });
    }).finally(() => setAsking(null));
    const heading = new TextEncoder().encode(text.slice(0, headings.end)).length;
    const mark = (await startsWithMark(file)) ? 3 : 0;
    return new File([headingLine(headings, mapping), file.slice(heading + mark)], file.name, {
      type: file.type,
    });
  }
  return { matched, form: asking?.form ?? null };
}

/** `text()` leaves a mark of UTF-8 out, the file has it. */
async function startsWithMark(file: File): Promise<boolean> {
  const [one, two, three] = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return one === 0xef && two === 0xbb && three === 0xbf;
}
