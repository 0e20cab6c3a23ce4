import { isVisible, withoutHidden } from './hidden.ts';

/** White space that people type or paste; a line or paragraph separator is none of it, nor is anything without a width. */
const blanks = /[\t\n\r\p{Zs}]+/gu;
const atTheEnds = /^[\t\n\r\p{Zs}]+|[\t\n\r\p{Zs}]+$/gu;

/** Text that stands on one line, such as a name: composed (NFC), trimmed, and with one space wherever there is white space. */
export const lineOf = (text: string): string =>
  text.normalize('NFC').replaceAll(blanks, ' ').replaceAll(/^ | $/g, '');

/** Text of several lines: composed, trimmed, and with `\n` at the end of each line. */
export const linesOf = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(atTheEnds, '');

export type TextKind = 'line' | 'lines';

export const textSentences = {
  hidden: (label: string) =>
    `${label} contains a character that can’t be seen. Type it again instead of pasting it.`,
  blank: (label: string) => `${label} must contain something that can be seen.`,
} as const;

/** What is wrong with a text that {@link lineOf} or {@link linesOf} has made, as a sentence for its field; null when it may be kept. */
export function troubleWith(text: string, kind: TextKind, label: string): string | null {
  if (text === '') return null;
  if (withoutHidden(text, kind === 'lines' ? '\n\t' : '') !== text)
    return textSentences.hidden(label);
  return isVisible(text) ? null : textSentences.blank(label);
}

/**
 * A name that comes from elsewhere and that nobody can be asked to type again, such as a calendar's at its provider: on one line, without what is hidden in it, at
 * most so many characters. Null when nothing is left to see.
 */
export function foreignLine(text: string, most: number): string | null {
  const line = lineOf(withoutHidden(text, '\t\n\r'));
  const short = lineOf([...line].slice(0, most).join(''));
  return isVisible(short) ? short : null;
}

/** The same for a text of several lines; empty when nothing is left to see. */
export function foreignLines(text: string, most: number): string {
  const lines = linesOf(withoutHidden(text, '\t\n\r'));
  const short = linesOf([...lines].slice(0, most).join(''));
  return isVisible(short) ? short : '';
}
