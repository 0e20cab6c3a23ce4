import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { resources } from '#database/schema/index.ts';
import { wordsAsked } from '#database/word-search.ts';

/** Those that say what is looked for: in their title, description, text or file. */
export function says(search: string): SQL | undefined {
  const query = wordsAsked(search);
  return query === null ? sql`false` : sql`resources.words @@ ${query}`;
}

/** How well they say it: a title counts more than a description, and that more than a text. */
export function howWell(search: string): SQL {
  const query = wordsAsked(search);
  return query === null ? sql`null::real` : sql`ts_rank(resources.words, ${query}, 1)`;
}

/** A part of a text, and whether it is what was looked for. */
export interface Found {
  readonly text: string;
  readonly isFound: boolean;
}

/** Around what was found, by two characters that no text has. */
const marks = { start: '\u0002', end: '\u0003' } as const;
const marked = `StartSel=${marks.start}, StopSel=${marks.end}`;
const whole = `${marked}, HighlightAll=true`;
const sentence = `${marked}, MaxFragments=1, MaxWords=28, MinWords=12`;

/** Where these say it: their titles, and a sentence of each that says it elsewhere too. */
export async function foundIn(
  db: Database,
  ids: readonly string[],
  search: string,
): Promise<
  ReadonlyMap<string, { readonly title: readonly Found[]; readonly text: readonly Found[] | null }>
> {
  const query = wordsAsked(search);
  if (query === null || ids.length === 0) return new Map();
  const said = sql`concat_ws(E'\\n', ${resources.description}, ${resources.article},
    case when ${resources.file} is not null then left(resources.file_text, 20000) end)`;
  const found = await db.orm
    .select({
      id: resources.id,
      title: sql<string>`ts_headline('english', ${resources.name}, ${query}, ${whole})`,
      text: sql<string>`ts_headline('english', ${said}, ${query}, ${sentence})`,
    })
    .from(resources)
    .where(inArray(resources.id, [...ids]));
  return new Map(
    found.map(({ id, title, text }) => [
      id,
      { title: partsOf(title), text: text.includes(marks.start) ? partsOf(text) : null },
    ]),
  );
}

function partsOf(text: string): Found[] {
  const plain = text.replaceAll(/[\s#*>`]+/g, ' ').trim();
  return plain
    .split(marks.start)
    .flatMap((part, at): Found[] => {
      if (at === 0) return [{ text: part, isFound: false }];
      const [found = '', rest = ''] = part.split(marks.end);
      return [
        { text: found, isFound: true },
        { text: rest, isFound: false },
      ];
    })
    .filter((part) => part.text !== '');
}
