import type { Interval } from '#domain/slots/interval.ts';
import type { ReadingTerms } from './terms.ts';
import { busyIn } from './busy.ts';
import { calendarsIn, textOf } from './components.ts';

interface Feed {
  readonly content: Uint8Array;
  /** Where it is published. */
  readonly remote: string;
}

/** What a feed calls itself; null when it does not. */
export function feedName({ content }: Pick<Feed, 'content'>): string | null {
  const [calendar] = calendarsIn(content);
  const name = calendar
    ? textOf(calendar, 'x-wr-calname')
        .replaceAll(/\\([\\;,])/g, '$1')
        .trim()
    : '';
  return name === '' ? null : name.slice(0, 120);
}

/** When the events of a feed keep somebody busy. */
export const feedBusy = ({ terms, ...feed }: Feed & { readonly terms: ReadingTerms }): Interval[] =>
  busyIn([feed], terms);
