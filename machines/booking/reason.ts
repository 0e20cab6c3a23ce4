import { draftLines, maybe } from '#domain/records/fields.ts';

/** Why somebody does something to a booking; who has to say it is for guards to tell. */
export const reason = maybe(draftLines('Reason', 500));

/** The reason that somebody gave, for the history. */
export const quoted = (said: unknown): string => (typeof said === 'string' ? `: “${said}”` : '');
