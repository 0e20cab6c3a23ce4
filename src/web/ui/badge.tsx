import type { ReactNode } from 'react';
import { badge } from '#styled/recipes/badge.js';
import { countBadge, type CountBadgeVariantProps } from '#styled/recipes/count-badge.js';
import { Lock } from './icons.ts';
import { VisuallyHidden } from './layout/visually-hidden.tsx';
import { useNumbers } from './numbers.ts';
import type { Tone } from './tone.ts';
import * as texts from './texts.ts';

/** A status in the chart's words, or a small label. Colour never carries the meaning alone. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}

/** Confidentiality, visible wherever private text is written: "Visible to you and Ana". */
export function VisibleTo({ people }: { people: string }) {
  return (
    <Badge tone="neutral" icon={<Lock />}>
      {texts.visibleTo(people)}
    </Badge>
  );
}

/** Counts above nine read 9+ (specification §9). */
export const capped = (count: number): string => (count > 9 ? '9+' : String(count));

/** The room of a count that is not known yet. */
export const CountPlace = () => (
  <span className={countBadge({ tone: 'neutral' })} aria-hidden="true" />
);

/** A count behind a label; in the accessible name it follows a comma: "Notifications, 12 new". */
export function CountBadge({
  count,
  label,
  tone,
  place,
}: { count: number; label: string } & CountBadgeVariantProps) {
  const { number } = useNumbers();
  return (
    <span className={countBadge({ tone, place })}>
      <span aria-hidden="true">{tone === 'danger' ? capped(count) : number(count)}</span>
      <VisuallyHidden>{`, ${count} ${label}`}</VisuallyHidden>
    </span>
  );
}
