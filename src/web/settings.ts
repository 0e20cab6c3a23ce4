import { brand } from '#domain/brand.ts';

/** Names, colours and mark of the product. */
export const settings = brand;

/** The browser's title: "page title – product name", or the product name alone (specification, 1). */
export function documentTitle(pageTitle?: string): string {
  return pageTitle ? `${pageTitle} – ${settings.productName}` : settings.productName;
}
