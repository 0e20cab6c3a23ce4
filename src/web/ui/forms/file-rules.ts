import { formatSize } from '#domain/text/numbers.ts';
import * as texts from './texts.ts';

export type FileRule = {
  /** What may be sent, as the platform's `accept` has it: `image/*`, `text/csv`, `.docx`. Anything when left out. */
  accept?: readonly string[];
  maxBytes?: number;
  maxFiles?: number;
};

/** Why a file can't be sent (domain reference, 11.3), or null. Name and type are what the browser says; the server looks inside. */
export function refusalOf(
  { name, type, size }: File,
  { accept, maxBytes }: FileRule,
): string | null {
  if (accept && !accept.some((rule) => fits(rule, name, type))) return texts.thisTypeOfFileIsnt;
  if (maxBytes !== undefined && size > maxBytes)
    return texts.filesCantBeLargerThan(formatSize(maxBytes));
  return size === 0 ? texts.thisFileIsEmpty : null;
}

/** Why a file is one too many. */
export const tooManyFiles = (most: number): string =>
  most === 1 ? texts.onlyOneFile : texts.onlyFilesCanBeSent(most);

function fits(rule: string, name: string, type: string): boolean {
  const wanted = rule.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}
