/** The language of whoever was signed in last, so that the first questions of a page are asked in it (`early.ts` reads it too). */
const key = 'LOCALE';

export const storedLocale = (): string | undefined => localStorage.getItem(key) ?? undefined;

export const storeLocale = (locale: string): void => localStorage.setItem(key, locale);

export const forgetLocale = (): void => localStorage.removeItem(key);
