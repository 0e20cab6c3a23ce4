import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  type ReactNode,
} from 'react';
import type { Counted } from '#domain/text/counted.ts';
import { formatNumber, formatPercent, formatSize } from '#domain/text/numbers.ts';
import { HOUSE_LOCALE } from '#domain/time/words.ts';

/** The language whose way of writing numbers the reader has chosen. */
const NumberLocaleContext = createContext(HOUSE_LOCALE);

let locale = HOUSE_LOCALE;

/** What is inside has numbers as they are written in this language. A page has one reader: texts that no component says count in it as well. */
export function NumbersOf(props: { readonly locale: string; readonly children: ReactNode }) {
  ({ locale } = props);
  useEffect(
    () => () => {
      locale = HOUSE_LOCALE;
    },
    [],
  );
  return createElement(NumberLocaleContext, { value: locale }, props.children);
}

/** "1 row", "1,200 rows": for texts, which stand outside of components. */
export const counted: Counted = (count, one, many = `${one}s`) =>
  `${formatNumber(count, locale)} ${count === 1 ? one : many}`;

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
  const own = useContext(NumberLocaleContext);
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, own);
    return {
      number,
      percent: (value) => formatPercent(value, own),
      size: (bytes) => formatSize(bytes, own),
      counted: (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`,
    };
  }, [own]);
}
