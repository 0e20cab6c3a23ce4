import { defineSlotRecipe } from '../styles.ts';

/** How a whole is divided: a bar of parts, and what each part is. */
export const meter = defineSlotRecipe({
  className: 'meter',
  slots: ['root', 'bar', 'part', 'key', 'entry', 'dot'],
  base: {
    root: { display: 'grid', gap: '3' },
    bar: {
      display: 'flex',
      gap: '2px',
      height: '0.625rem',
      borderRadius: 'full',
      overflow: 'hidden',
      background: 'sunken',
    },
    part: { minWidth: '0.25rem', background: 'currentColor' },
    key: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' },
    entry: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    dot: {
      width: '0.625rem',
      height: '0.625rem',
      borderRadius: 'full',
      background: 'currentColor',
      flexShrink: '0',
    },
  },
  variants: {
    tone: {
      good: { part: { color: 'success' }, dot: { color: 'success' } },
      free: { part: { color: 'line' }, dot: { color: 'line' } },
      held: { part: { color: 'accent' }, dot: { color: 'accent' } },
      used: { part: { color: 'lineStrong' }, dot: { color: 'lineStrong' } },
      warn: { part: { color: 'warning' }, dot: { color: 'warning' } },
      lost: { part: { color: 'danger' }, dot: { color: 'danger' } },
    },
  },
  defaultVariants: { tone: 'used' },
});
