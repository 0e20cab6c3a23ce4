/**
 * Characters that nobody sees, or that change how others are read: controls, marks of direction, zero widths, tags, private use, halves of pairs, and what
 * Unicode has not assigned. With them two names look alike and are not, or a text reads otherwise than it is written.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}\u2800\uFFF9-\uFFFB]/gu;

const emoji = String.raw`\p{Extended_Pictographic}`;
const arabic = String.raw`[\p{Script=Arabic}\p{Script=Syriac}]`;
const indic = `[${[
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;
const virama = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;

/** Where such a character belongs to the writing: it joins emoji, shapes letters of scripts that need it, or picks the form of what stands before it. */
const belongs = new RegExp(
  [
    String.raw`(?<=(?:${emoji}|\p{Emoji_Modifier})\uFE0F?)\u200D(?=${emoji})`,
    String.raw`(?<=${emoji})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    // The flags of England, Scotland and Wales, and no other text in tags.
    String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
    String.raw`(?<=${arabic}\p{M}*)\u200C(?=${arabic})`,
    String.raw`(?<=${virama})[\u200C\u200D]`,
    String.raw`(?<=${indic})[\u200C\u200D](?=${indic})`,
    String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
    String.raw`(?<=[\u2801-\u28FF]\u2800*)\u2800`,
  ].join('|'),
  'gu',
);

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without what is hidden in it; `kept` are controls that stay where they are. */
export function withoutHidden(text: string, kept = ''): string {
  const belonging = new Set([...text.matchAll(belongs)].flatMap(indices));
  return text.replace(hidden, (each, at: number) =>
    belonging.has(at) || kept.includes(each) ? each : '',
  );
}

/** Every place of a match, by the units of the text. */
const indices = ({ 0: found, index }: RegExpExecArray): number[] =>
  Array.from({ length: found.length }, (_, nth) => index + nth);

/** Whether a reader sees anything of it: a letter, a figure, a sign. Marks that need a letter and blanks are nothing. */
export const isVisible = (text: string): boolean =>
  visible.test(withoutHidden(text).replaceAll('\u2800', ''));
