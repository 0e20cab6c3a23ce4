/** What changes when the product is sold under another name: the one place for names, colours and the mark (docs/operations.md, "Another name"). */
export const brand = {
  productName: 'Waymark',
  providerName: 'Brightpath Coaching',
  healthPartnerName: 'Harbour Health',
  /** On the profile card of a person without an organisation (specification, 2). */
  defaultOrganisationLabel: 'Waymark',
  /** Of the whole product; their lighter and darker shades are in `src/web/theme/tokens.ts`. */
  colours: { brand: '#ffd23f', ink: '#1d1b2e', accent: '#4533c4' },
  /** The mark as the path of a line 3 wide, in a square of 32: a way with its turning points, drawn as the first letter of the name. */
  mark: 'M6.5 10.5 11 22l5-9 5 9 4.5-11.5',
} as const;
