import { unreadable } from '../refused.ts';

/** What is read of a calendar. Everything else, words and attachments above all, is left out before it is looked at. */
const wanted = new Set(
  'BEGIN END UID SEQUENCE DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP ATTENDEE TZID TZOFFSETFROM TZOFFSETTO X-WR-CALNAME'.split(
    ' ',
  ),
);

/** Lines that are read of one file, and characters that one of them may have in front of its value. */
const mostLines = 400_000;
const longestHead = 8_000;
const longestLine = 1_000_000;

/** The lines of a calendar that are read, unfolded (RFC 5545, 3.1). */
export function linesOf(text: string): string[] {
  const found: string[] = [];
  let parts: string[] = [];
  const finish = (): void => {
    const line = parts.join('');
    parts = [];
    const [, name = ''] = /^([A-Za-z0-9-]{1,40})[:;]/.exec(line) ?? [];
    if (!wanted.has(name.toUpperCase())) return;
    const colon = line.slice(0, longestHead).includes(':');
    if (!colon || line.length > longestLine)
      unreadable('This calendar has a line that is longer than any we can read.');
    if (found.length === mostLines) unreadable('This calendar has more events than we can read.');
    found.push(line);
  };
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line)) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) finish();
    parts.push(line);
  }
  finish();
  return found;
}
