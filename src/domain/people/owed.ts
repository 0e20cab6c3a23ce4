import { legalDocuments } from '../legal/documents.ts';

/** What somebody may have to do before anything else, in the order in which it is asked for: replace a password that staff gave them, accept the texts. */
export const owedFirst = ['password', ...legalDocuments] as const;
export type Owed = (typeof owedFirst)[number];
