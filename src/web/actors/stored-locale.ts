/** The language of whoever was signed in last, so that the first questions of a page are asked in it (`early.ts` reads it too). */
const key = 'LOCALE';

export function storedLocale(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Where storage is switched off, whoever looks for tokens says so.
    return undefined;
  }
}

export const storeLocale = (locale: string): void => localStorage.setItem(key, locale);

export const forgetLocale = (): void => localStorage.removeItem(key);
