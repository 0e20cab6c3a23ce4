import { createContext, useContext, useMemo } from 'react';
import type { Counted } from '#domain/text/counted.ts';
import { formatNumber, formatPercent, formatSize } from '#domain/text/numbers.ts';
import { HOUSE_LOCALE, ownLocale } from '#domain/time/own-locale.ts';

/** The language whose way of writing days and numbers the reader has chosen. */
export const LocaleContext = createContext(HOUSE_LOCALE);

/** "1 row", "1,200 rows": for texts, which stand outside of components. */
export const counted: Counted = (count, one, many = `${one}s`) =>
  `${formatNumber(count, ownLocale())} ${count === 1 ? one : many}`;

/** Numbers as the reader writes them. */
export interface Numbers {
  readonly number: (value: number) => string;
  /** Of hundred: "48%". */
  readonly percent: (value: number) => string;
  /** Of a file: "5 MB". */
  readonly size: (bytes: number) => string;
  /** "1 row", "1,200 rows" */
  readonly counted: Counted;
}

export function useNumbers(): Numbers {
  const locale = useContext(LocaleContext);
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, locale);
    return {
      number,
      percent: (value) => formatPercent(value, locale),
      size: (bytes) => formatSize(bytes, locale),
      counted: (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`,
    };
  }, [locale]);
}
