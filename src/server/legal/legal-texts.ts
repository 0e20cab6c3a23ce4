import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '#domain/brand.ts';
import type { LegalDocument } from '#domain/legal/documents.ts';
import { owedFirst, type Owed } from '#domain/people/owed.ts';

/** One version of a text. `publishedOn`: ISO date. */
export interface LegalText {
  readonly document: LegalDocument;
  readonly version: string;
  readonly publishedOn: string;
  readonly text: string;
}

/** The texts that hold now. */
export type LegalTexts = Readonly<Record<LegalDocument, LegalText>>;

/** The version of each text that somebody has accepted, null for none; and whether their password is one that staff gave them. */
export type Accepted = Readonly<Record<LegalDocument, string | null>> & {
  readonly temporaryPassword: boolean;
};

const shippedFolder = fileURLToPath(new URL('./texts/', import.meta.url));
const fileName = /^(privacy|terms)\.v(\d+)\.(\d{4}-\d{2}-\d{2})\.md$/;

/**
 * Reads the texts of a folder, of each document the one with the highest version. A file is called `terms.v2.2026-11-21.md`: which text, its
 * version, and the day from which it holds. Older versions stay beside it. Throws when a document has no text.
 */
export function readLegalTexts(folder: string = shippedFolder): LegalTexts {
  const found = readdirSync(folder).flatMap((name) => {
    const [, document, version = '', publishedOn = ''] = fileName.exec(name) ?? [];
    return document === undefined
      ? []
      : [{ name, document, version: Number(version), publishedOn }];
  });
  const latest = (document: LegalDocument): LegalText => {
    const newest = found
      .filter((each) => each.document === document)
      .toSorted((a, b) => b.version - a.version)[0];
    if (newest === undefined) throw new Error(`There is no text for ${document} in ${folder}.`);
    const { name, version, publishedOn } = newest;
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    return { document, version: String(version), publishedOn, text: worded(text) };
  };
  return { privacy: latest('privacy'), terms: latest('terms') };
}

/** Names stand in the texts as `{{productName}}`, so that they change in one place. */
const worded = (text: string): string =>
  text
    .replaceAll('{{productName}}', brand.productName)
    .replaceAll('{{providerName}}', brand.providerName);

export const shippedTexts: LegalTexts = readLegalTexts();

/** What somebody has to do before anything else, in the order to be asked. */
export const owedBy = (accepted: Accepted, texts: LegalTexts): readonly Owed[] =>
  owedFirst.filter((each) =>
    each === 'password' ? accepted.temporaryPassword : accepted[each] !== texts[each].version,
  );
