import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { owedBy, readLegalTexts } from '#server/legal/legal-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'legal-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of each text the highest version counts, by number and not by letter', () => {
  writeFileSync(join(folder, 'privacy.v1.2026-01-01.md'), 'First.');
  expect(() => readLegalTexts(folder)).toThrow('There is no text for terms');
  writeFileSync(join(folder, 'terms.v9.2026-02-01.md'), 'Ninth of {{productName}}.');
  writeFileSync(join(folder, 'terms.v10.2026-03-01.md'), 'Tenth of {{productName}}.');
  writeFileSync(join(folder, 'notes.txt'), 'Neither.');
  const texts = readLegalTexts(folder);
  expect(texts.terms).toEqual({
    document: 'terms',
    version: '10',
    publishedOn: '2026-03-01',
    text: 'Tenth of Waymark.',
  });
  const accepted = { privacy: '1', terms: '10', temporaryPassword: false };
  expect(owedBy({ ...accepted, terms: '9' }, texts)).toEqual(['terms']);
  expect(owedBy(accepted, texts)).toEqual([]);
  expect(owedBy({ privacy: null, terms: null, temporaryPassword: true }, texts)).toEqual([
    'password',
    'privacy',
    'terms',
  ]);
});
