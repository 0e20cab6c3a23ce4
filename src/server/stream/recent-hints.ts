import type { ChangeHint } from './hints.ts';

/** The header of an answer that says of which moment it is: whatever changed from then on may be missing in it. */
export const asOfHeader = 'As-Of';

/** Milliseconds for which hints are remembered; from its first answer until it listens, a page takes less. */
const remembered = 60_000;
/** No more than so many. */
const most = 1_000;
/** Milliseconds: the clocks of processes differ by less, and what a page asks at first is not asked at one moment. */
const margin = 1_000;

/** What this process has heard lately, for pages that have been answered and did not listen yet. */
export class RecentHints {
  readonly #heard: { readonly at: number; readonly hint: ChangeHint }[] = [];
  /** What was heard until then is not all known. */
  #lostUntil: number;

  constructor(now: number) {
    this.#lostUntil = now;
  }

  /** What was said until now may not have been heard. */
  lose(now: number): void {
    this.#lostUntil = Math.max(this.#lostUntil, now);
  }

  note(hint: ChangeHint, now: number): void {
    this.#heard.push({ at: now, hint });
    for (;;) {
      const [oldest] = this.#heard;
      if (!oldest || (this.#heard.length <= most && oldest.at >= now - remembered)) return;
      this.#heard.shift();
      this.lose(oldest.at);
    }
  }

  /** What was heard since an answer was of that moment; null where some of it is not known any more. */
  since(moment: number): ChangeHint[] | null {
    const from = moment - margin;
    if (from <= this.#lostUntil) return null;
    return this.#heard.filter(({ at }) => at >= from).map(({ hint }) => hint);
  }
}
