import type { Confidential, ConfidentialKind } from '#contract/kernel/confidential.ts';

/**
 * Hands out a text whose reader has passed its guard. This and {@link disclose} are called by the guards of confidential texts and by nothing else, which
 * `tests/laws/sight.test.ts` sees to.
 */
export const disclosed = <K extends ConfidentialKind>(_kind: K, text: string): Confidential<K> =>
  text as Confidential<K>;

/** Hands a text out to somebody who may read it; null to everybody else, and where there is none. */
export const disclose = <K extends ConfidentialKind>(
  kind: K,
  text: string | null | undefined,
  mayRead: boolean,
): Confidential<K> | null =>
  mayRead && text !== null && text !== undefined ? disclosed(kind, text) : null;
