import { defineSlotRecipe } from '@pandacss/dev';

/** The days of a week side by side, one of them open. */
export const days = defineSlotRecipe({
  className: 'days',
  slots: ['root', 'day', 'weekday', 'date', 'free', 'word'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      gap: '1',
      sm: { gap: '2' },
    },
    day: {
      display: 'grid',
      width: 'full',
      justifyItems: 'center',
      gap: '0.5',
      paddingBlock: '2',
      paddingInline: '0',
      borderRadius: 'control',
      border: '1px solid {colors.lineStrong}',
      background: 'surface',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&:hover': { borderColor: 'accent' },
      '&[data-empty]': { background: 'transparent', borderStyle: 'dashed', borderColor: 'line' },
      '&[aria-pressed=true]': {
        borderStyle: 'solid',
        borderColor: 'accent',
        boxShadow: 'inset 0 0 0 1px {colors.accent}',
        background: 'accentSoft',
      },
    },
    weekday: { fontSize: 'xs', color: 'muted' },
    date: { fontWeight: 'semibold', '[data-empty] > &': { fontWeight: 'regular', color: 'muted' } },
    free: { fontSize: 'xs', color: 'success', '[data-empty] > &': { color: 'muted' } },
    word: { smDown: { srOnly: true } },
  },
});
