/** A query inside another one, whose text and values come when the other is asked. */
export class PageQuery {
  readonly text: string;
  readonly values: readonly unknown[];

  constructor(text: string, values: readonly unknown[]) {
    this.text = text;
    this.values = values;
  }
}

/** What takes the page's place in the text of the outer query. */
const place = '$1';

/** A statement as it is sent: with the page in its place. */
export function withPage(statement: string, values: unknown[]): [string, unknown[]] {
  const [page] = values;
  if (!(page instanceof PageQuery)) return [statement, values];
  if (values.length > 1) throw new Error('A query around a page has no values of its own.');
  return [statement.replace(place, () => page.text), [...page.values]];
}
