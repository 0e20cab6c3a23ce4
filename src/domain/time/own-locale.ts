/** The language of the house; names of days and months, and numbers, follow another one where a person has chosen it. */
export const HOUSE_LOCALE = 'en-GB';

let own = HOUSE_LOCALE;

/** The language in whose way this page writes days and numbers. A server speaks to many, and keeps to that of the house unless it says otherwise. */
export const ownLocale = (): string => own;

/** From now on this page writes days and numbers as its reader does; without a language as the house does. */
export function writeAs(locale: string = HOUSE_LOCALE): string {
  own = locale;
  return locale;
}
