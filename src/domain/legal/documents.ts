/** The texts that everybody accepts before the product opens (domain reference, 11.8), in the order in which they are asked for. */
export const legalDocuments = ['privacy', 'terms'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export const isLegalDocument = (text: string): text is LegalDocument =>
  legalDocuments.some((each) => each === text);
