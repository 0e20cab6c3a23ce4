/** Lines with which mail programs begin what is quoted below an answer. */
const beginnings: readonly RegExp[] = [
  /^-{2,}\s*(original message|forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(on|am|le|el|em|op|il) .{5,300}(wrote|schrieb|écrit|escribió|escreveu|schreef|scritto)\b.{0,120}:$/i,
  /^from: .{3,300}$/i,
];

/** The end of an answer, by the rule of plain mails. */
const signature = /^-- ?$/;

const isQuoted = (line: string): boolean => line.startsWith('>');

/** What somebody wrote themselves in an answer by email: without what is quoted below it, and without their signature. Empty where they wrote nothing. */
export function writtenPart(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, index) => {
    const said = line.trim();
    if (signature.test(line)) return true;
    // "On Monday … wrote:" may be broken over two lines.
    const both = `${said} ${lines[index + 1]?.trim() ?? ''}`;
    return (
      beginnings.some((beginning) => beginning.test(said)) ||
      (/^(on|am|le) /i.test(said) && (beginnings[2]?.test(both) ?? false))
    );
  });
  const own = end === -1 ? lines : lines.slice(0, end);
  while (own.length > 0 && (isQuoted(own.at(-1) ?? '') || (own.at(-1) ?? '').trim() === ''))
    own.pop();
  return own.join('\n').trim();
}
