import type { ReactNode } from 'react';
import { meter, type MeterVariantProps } from '#styled/recipes/meter.js';

export type MeterPart = {
  key: string;
  /** "available": said with its number. */
  label: string;
  count: number;
  /** What is said in place of both, where the number is only a length: "4 to 7: Low". */
  words?: string;
  tone: NonNullable<MeterVariantProps['tone']>;
  /** Leads to what is counted: the same words as a link. */
  link?: ((words: string) => ReactNode) | undefined;
};

/** How many of a whole are what, as a bar for the eye and in numbers. Parts of nothing are left out. */
export function Meter({ parts }: { parts: readonly MeterPart[] }) {
  const shown = parts.filter(({ count }) => count > 0);
  const look = meter();
  return (
    <div className={look.root}>
      <div className={look.bar} aria-hidden="true">
        {shown.map(({ key, count, tone }) => (
          <span key={key} className={meter({ tone }).part} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={look.key}>
        {shown.map(({ key, label, count, tone, link, words = `${count} ${label}` }) => (
          <li key={key} className={look.entry}>
            <span className={meter({ tone }).dot} aria-hidden="true" />
            {link ? link(words) : words}
          </li>
        ))}
      </ul>
    </div>
  );
}
