import { meter, type MeterVariantProps } from '#styled/recipes/meter.js';

export type MeterPart = {
  key: string;
  /** "available": said with its number. */
  label: string;
  count: number;
  /** What is said in place of both, where the number is only a length: "4 to 7: Low". */
  words?: string;
  tone: NonNullable<MeterVariantProps['tone']>;
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
        {shown.map(({ key, label, count, tone, words = `${count} ${label}` }) => (
          <li key={key} className={look.entry}>
            <span className={meter({ tone }).dot} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
