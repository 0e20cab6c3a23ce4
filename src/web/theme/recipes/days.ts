import { defineSlotRecipe } from '../styles.ts';
import { chosenTile, refusedTile, tile } from './choosing.ts';

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
      ...tile,
      display: 'grid',
      justifyItems: 'center',
      gap: '0.5',
      paddingBlock: '2',
      paddingInline: '0',
      '&:hover': { borderColor: 'accent' },
      '&[data-empty]': refusedTile,
      '&[aria-pressed=true]': chosenTile,
    },
    weekday: { fontSize: 'xs', color: 'muted' },
    date: { fontWeight: 'semibold', '[data-empty] > &': { fontWeight: 'regular', color: 'muted' } },
    free: { fontSize: 'xs', color: 'success', '[data-empty] > &': { color: 'muted' } },
    word: { smDown: { srOnly: true } },
  },
});
