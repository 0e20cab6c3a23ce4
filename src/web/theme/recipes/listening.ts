import { defineRecipe, defineSlotRecipe } from '../styles.ts';

/** A recording beside what is said in it. The player stays in sight: at the side, and on phones at the top. */
export const listening = defineSlotRecipe({
  className: 'listening',
  slots: [
    'root',
    'player',
    'film',
    'sound',
    'time',
    'bar',
    'drawing',
    'base',
    'played',
    'mark',
    'range',
    'said',
    'tools',
  ],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      minWidth: '0',
      lg: { gridTemplateColumns: '20rem minmax(0, 1fr)', alignItems: 'start', gap: '6' },
    },
    player: {
      position: 'sticky',
      insetBlockStart: '{sizes.header}',
      zIndex: '1',
      display: 'grid',
      gap: '2',
      minWidth: '0',
      padding: '3',
      background: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      boxShadow: '0 0.5rem 1rem -0.75rem {colors.lineStrong}',
      lg: {
        insetBlockStart: 'calc({sizes.header} + 1rem)',
        gap: '3',
        padding: '4',
        boxShadow: 'none',
      },
      '@media print': { display: 'none' },
    },
    film: {
      display: 'block',
      width: 'full',
      aspectRatio: '16 / 9',
      maxHeight: '30vh',
      background: 'black',
      borderRadius: 'control',
    },
    sound: { display: 'none' },
    time: { textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
    bar: {
      position: 'relative',
      height: '2.75rem',
      lg: { height: '3.5rem' },
      borderRadius: 'control',
      background: 'sunken',
      '&:has(:focus-visible)': {
        outline: '2px solid {colors.accent}',
        outlineOffset: '2px',
      },
    },
    drawing: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      borderRadius: 'control',
      overflow: 'hidden',
      pointerEvents: 'none',
    },
    base: { color: 'lineStrong', fill: 'currentColor', stroke: 'currentColor', strokeWidth: '2' },
    played: { color: 'accent', fill: 'currentColor', stroke: 'currentColor', strokeWidth: '2' },
    mark: { color: 'text', stroke: 'currentColor', strokeWidth: '1', strokeDasharray: '3 3' },
    range: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      '& > select': { width: '5.5rem', flexShrink: '0' },
    },
    said: {
      textStyle: 'small',
      // One line of it on phones, where the transcript stands right below.
      maxHeight: '1.5em',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      lg: { maxHeight: '12em', minHeight: '4.5em' },
    },
  },
});

/** What stands on paper alone. */
export const paper = defineRecipe({
  className: 'paper',
  base: { display: 'none', '@media print': { display: 'grid', gap: '3' } },
});
