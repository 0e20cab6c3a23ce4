import { readTranscript, type ReadTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { entriesOf } from '../document/archive.ts';

/** Reads a transcript: text, captions, or a document of Word with a line for each paragraph. */
export function transcript({
  content,
  mediaType,
}: {
  readonly content: Uint8Array;
  readonly mediaType: string;
}): ReadTranscript {
  return readTranscript(
    mediaType.startsWith('text/') ? new TextDecoder().decode(content) : paragraphsOf(content),
  );
}

function paragraphsOf(content: Uint8Array): string {
  const document = entriesOf(content).find(({ name }) => name === 'word/document.xml');
  if (!document) return '';
  return document
    .content()
    .toString('utf8')
    .replaceAll(/<w:(?:br|cr)\b[^>]*\/?>|<\/w:p>/g, '\n')
    .replaceAll(/<w:tab\b[^>]*\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => named[name] ?? ' ');
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
