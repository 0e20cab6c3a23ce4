/** A page as the ids of its rows, with whoever reads it: `page.id` and `page.reader` of `aroundPage`. */
export interface PageOfIds {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}
