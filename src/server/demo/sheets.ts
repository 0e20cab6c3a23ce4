import type { PurposeName } from '#domain/files/purposes.ts';
import type { Database } from '#database/database.ts';
import { keepDraft } from '#server/files/draft-files.ts';
import { worksheet } from '#server/files/shipped/worksheet.ts';
import { worksheets } from '#server/files/shipped/worksheets.ts';

interface Sent {
  readonly id: string;
  readonly by: string;
  readonly at: number;
}

/** A file that comes with the product, sent to go with what somebody writes; resolves to its id. */
export async function sendSheet(
  db: Database,
  storedAs: string,
  purpose: PurposeName,
  sent: Sent,
): Promise<string> {
  const sheet = worksheets[storedAs];
  if (!sheet) throw new Error(`There is no worksheet ${storedAs}.`);
  const content = { storedAs, byteLength: worksheet(sheet.pages).byteLength };
  const about = { name: sheet.file, mediaType: 'application/pdf', content };
  await keepDraft(db, { purpose, ...about, ...sent });
  return sent.id;
}
