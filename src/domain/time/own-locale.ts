/** The language of the house; names of days and months, and numbers, follow another one where a person has chosen it. */
export const HOUSE_LOCALE = 'en-GB';

let own = (): string => HOUSE_LOCALE;

/** The language in whose way days and numbers are written here and now. */
export const ownLocale = (): string => own();

/** From now on this page writes days and numbers as its reader does; without a language as the house does. */
export function writeAs(locale: string = HOUSE_LOCALE): string {
  own = () => locale;
  return locale;
}

/** A server speaks to many at a time, and writes as whoever is being answered. */
export function writeAsAsked(asked: () => string): void {
  own = asked;
}
