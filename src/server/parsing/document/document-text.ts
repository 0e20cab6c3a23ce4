import { mostFileText } from '#domain/resources/text-files.ts';
import { entriesOf } from './archive.ts';

interface Document {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/** What a document says, as far as it is searched; nothing for one that is only looked at. */
export async function documentText({ content, mediaType }: Document): Promise<string> {
  const text = await textIn(content, mediaType);
  // A database keeps no zeros, and nobody looks for what can’t be seen.
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .slice(0, mostFileText)
    .trim();
}

function textIn(content: Uint8Array, mediaType: string): Promise<string> | string {
  if (mediaType === 'text/plain') return new TextDecoder().decode(content);
  if (mediaType === 'application/pdf') return pdfText(content);
  return officeText(content);
}

/** Where the words are in the documents of Office and OpenDocument. */
const worded = [
  /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/,
  /^ppt\/(slides|notesSlides)\/[^/]+\.xml$/,
  /^xl\/(sharedStrings|workbook)\.xml$/,
  /^content\.xml$/,
];

function officeText(content: Uint8Array): string {
  let text = '';
  for (const { name, content: unpack } of entriesOf(content)) {
    if (text.length > mostFileText) break;
    if (worded.some((pattern) => pattern.test(name)))
      text += `${withoutTags(unpack().toString('utf8'))} `;
  }
  return text;
}

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** The words of an XML document; the end of a paragraph parts them, a change of letters does not. */
const withoutTags = (xml: string): string =>
  xml
    .replaceAll(
      /<\/?(?:w:p|w:tab|w:br|a:p|a:br|text:p|text:h|text:s|text:tab|si|table:table-cell)\b[^>]*>/g,
      ' ',
    )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => named[name] ?? ' ');

/** Pages of a PDF that are read for its words. */
const mostPages = 300;

async function pdfText(content: Uint8Array): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(content),
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    let text = '';
    for (let page = 1; page <= Math.min(document.numPages, mostPages); page += 1) {
      if (text.length > mostFileText) break;
      const { items } = await (await document.getPage(page)).getTextContent();
      text +=
        items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('') +
        ' ';
    }
    return text;
  } finally {
    await task.destroy();
  }
}
