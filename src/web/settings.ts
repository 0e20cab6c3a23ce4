/** What changes when the product is sold under another name: names and words here, colours in `theme/tokens.ts`, the mark in `ui/logo.tsx`. */
export const settings = {
  productName: 'Waymark',
  providerName: 'Brightpath Coaching',
  healthPartnerName: 'Harbour Health',
  /** Shown on the profile card of a person without an organisation (specification §2). */
  defaultOrganisationLabel: 'Waymark',
} as const;

/** The browser's title: "page title – product name", or the product name alone (specification §1). */
export function documentTitle(pageTitle?: string): string {
  return pageTitle ? `${pageTitle} – ${settings.productName}` : settings.productName;
}
