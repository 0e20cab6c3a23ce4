import { AsyncLocalStorage } from 'node:async_hooks';
import { HOUSE_LOCALE, writeAsAsked } from '#domain/time/own-locale.ts';

/** Whoever is being answered: the zone in which they see times (decision 58), null where nobody is known and the page says none that exists, and the language whose names of days they read. */
export interface Reader {
  readonly zone: string | null;
  readonly locale: string;
}

const readers = new AsyncLocalStorage<Reader>();
writeAsAsked(() => readers.getStore()?.locale ?? HOUSE_LOCALE);

/** Answers a request by the clock of its reader, and with their names of days. */
export const answeringIn = <T>(reader: Reader, work: () => Promise<T>): Promise<T> =>
  readers.run(reader, work);

/** The zone of whoever is being answered; what is said to nobody's page, such as the words of a timer, is said in `fallback`. */
export const readerZone = (fallback: string): string => readers.getStore()?.zone ?? fallback;

/** The zone of whoever is being answered; nothing where there is none. */
export const askedIn = (): { readonly zone?: string } => {
  const zone = readers.getStore()?.zone;
  return zone ? { zone } : {};
};
