import { defineRecipe, defineSlotRecipe } from '../styles.ts';

/** Running text that somebody wrote with marks. */
export const prose = defineRecipe({
  className: 'prose',
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    maxWidth: 'reading',
    overflowWrap: 'anywhere',
    '& :is(h2, h3, h4)': { textStyle: 'heading', marginBlockStart: '2' },
    '& ul, & ol': { display: 'grid', gap: '1', paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& blockquote': {
      display: 'grid',
      gap: '3',
      paddingInlineStart: '4',
      borderInlineStart: '3px solid {colors.line}',
      color: 'muted',
    },
    '& code': {
      fontFamily: 'monospace',
      fontSize: '0.9em',
      background: 'sunken',
      borderRadius: 'sm',
      paddingInline: '1',
    },
    '& pre': { background: 'sunken', borderRadius: 'control', padding: '3', overflowX: 'auto' },
    '& pre code': { padding: '0', overflowWrap: 'normal' },
  },
});

export const editor = defineSlotRecipe({
  className: 'editor',
  slots: ['root', 'bar', 'views', 'tools', 'panel', 'preview'],
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    views: {
      display: 'flex',
      gap: '1',
      '& button': { cursor: 'pointer' },
      '& [aria-selected=true]': {
        color: 'text',
        fontWeight: 'semibold',
        borderBlockEndColor: 'accent',
      },
    },
    tools: { display: 'flex', flexWrap: 'wrap' },
    panel: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: '1.5',
      '& > *': { gridColumn: '1 / -1' },
    },
    preview: {
      minHeight: '7rem',
      padding: '3',
      border: '1px solid {colors.line}',
      borderRadius: 'control',
    },
  },
});
