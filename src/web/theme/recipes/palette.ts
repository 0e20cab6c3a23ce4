import { defineSlotRecipe } from '../styles.ts';

/** The box that finds anything, and what it offers. */
export const palette = defineSlotRecipe({
  className: 'palette',
  slots: ['root', 'failed', 'list', 'head', 'choice', 'label', 'hint'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0' },
    failed: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      textStyle: 'small',
      color: 'muted',
    },
    list: { maxHeight: 'min(24rem, 55dvh)', overflowY: 'auto', marginInline: '-2' },
    head: {
      paddingInline: '2',
      paddingBlockStart: '2',
      paddingBlockEnd: '1',
      textStyle: 'tiny',
      fontWeight: 'semibold',
      color: 'muted',
    },
    choice: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '3',
      padding: '2',
      minHeight: 'controlSmall',
      borderRadius: 'control',
      lineHeight: 'snug',
      cursor: 'pointer',
      '&:hover': { background: 'sunken' },
      '&[data-highlighted]': { background: 'accentSoft' },
    },
    label: { minWidth: '0', overflowWrap: 'anywhere' },
    hint: { textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' },
  },
});
