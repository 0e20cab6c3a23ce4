import { defineSlotRecipe } from '../styles.ts';

/** Cards below 640 px, a table from there on: the same elements, with explicit table roles so that both read as a table. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: [
    'frame',
    'root',
    'caption',
    'head',
    'headCell',
    'sort',
    'choose',
    'body',
    'row',
    'cell',
    'label',
    'value',
    'actions',
  ],
  base: {
    frame: {
      minWidth: '0',
      sm: {
        overflowX: 'auto',
        background: 'surface',
        border: '1px solid {colors.line}',
        borderRadius: 'card',
      },
    },
    root: {
      '& input[type=checkbox]:not([role=switch])': {
        display: 'block',
        width: 'icon',
        height: 'icon',
        accentColor: '{colors.accent}',
      },
      // The longest choice is read whole.
      '& select': { sm: { minWidth: 'max-content' } },
      // From 1,024 px on the sidebar takes the room that they would need.
      '& [data-from=wide]': { smToXl: { display: 'none' } },
      // Many columns have room on a page of 1,280 px only so.
      '&[data-dense] :is(th, td):not(:first-child)': { sm: { paddingInline: '2' } },
      '&[data-dense] :is(th, td):last-child': { sm: { paddingInlineEnd: '4' } },
      '&[data-dense] :is(th, td)': { sm: { fontSize: 'sm' } },
      width: 'full',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
      smDown: { display: 'block' },
    },
    caption: { srOnly: true },
    // Whoever comes to a way to sort by the keyboard sees where they are.
    head: { smDown: { '&:not(:focus-within)': { srOnly: true } } },
    headCell: {
      paddingInline: '3',
      paddingBlock: '3',
      textStyle: 'tiny',
      fontWeight: 'semibold',
      color: 'muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      background: 'sunken',
      '&:first-child': { paddingInlineStart: '4' },
      '&[data-align=end]': { textAlign: 'end' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      borderRadius: 'sm',
      cursor: 'pointer',
      '& svg': { width: '0.875rem', height: '0.875rem', opacity: '0.45' },
      '&:hover': { color: 'text' },
      '&:hover svg, [aria-sort] > & svg': { opacity: '1' },
      '[aria-sort] > &': { color: 'text' },
    },
    body: { smDown: { display: 'grid', gap: '3' } },
    row: {
      position: 'relative',
      smDown: {
        display: 'grid',
        gap: '2',
        padding: '4',
        background: 'surface',
        border: '1px solid {colors.line}',
        borderRadius: 'card',
      },
      sm: { borderBlockStart: '1px solid {colors.line}', '&:hover': { background: 'sunken' } },
    },
    cell: {
      textAlign: 'start',
      fontWeight: 'regular',
      lineHeight: 'snug',
      verticalAlign: 'middle',
      smDown: {
        display: 'grid',
        gridTemplateColumns: '7rem minmax(0, 1fr)',
        gap: '3',
        alignItems: 'baseline',
        '&:is(th)': {
          display: 'block',
          fontSize: 'md',
          paddingInlineEnd: '10',
          marginBlockEnd: '1',
        },
      },
      sm: {
        padding: '3',
        '&:is(th)': { minWidth: '9rem' },
        '&:first-child': { paddingInlineStart: '4' },
      },
      '&[data-align=end]': { sm: { textAlign: 'end' } },
    },
    choose: {
      smDown: {
        position: 'absolute',
        insetBlockStart: '4',
        insetInlineStart: '4',
        '& + th': { paddingInlineStart: '8' },
      },
      sm: { paddingInlineStart: '4', width: '10', verticalAlign: 'middle' },
    },
    label: { textStyle: 'small', color: 'muted', sm: { display: 'none' } },
    value: {
      minWidth: '0',
      overflowWrap: 'break-word',
      // Beside other columns words are never parted.
      sm: { '& .badge': { whiteSpace: 'nowrap' }, '& .text': { overflowWrap: 'break-word' } },
    },
    actions: {
      // A button of its own picture stands in the corner; words would cover the name there.
      smDown: {
        '&:has([class*=btn--width_icon])': {
          position: 'absolute',
          insetBlockStart: '2',
          insetInlineEnd: '2',
        },
      },
      // A word on a button is never parted.
      sm: {
        textAlign: 'end',
        paddingInlineEnd: '2',
        width: '12',
        '& .btn': { whiteSpace: 'nowrap' },
      },
    },
  },
});

export const facts = defineSlotRecipe({
  className: 'facts',
  slots: ['root', 'fact', 'term', 'detail'],
  base: {
    root: { display: 'grid', gap: '4' },
    fact: { display: 'grid', gap: '0.5', minWidth: '0', alignContent: 'start' },
    term: { textStyle: 'small', color: 'muted' },
    detail: { overflowWrap: 'anywhere', lineHeight: 'snug' },
  },
  variants: {
    layout: {
      columns: { root: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' } },
      rows: {
        fact: {
          sm: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: '4', alignItems: 'baseline' },
        },
      },
    },
  },
  defaultVariants: { layout: 'columns' },
});

export const timeline = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'entry', 'marker', 'body', 'title', 'meta', 'note'],
  base: {
    root: { display: 'grid' },
    entry: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '4',
      paddingBlockEnd: '6',
      '&:last-child': { paddingBlockEnd: '0' },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '5px',
        insetBlockStart: '1.25rem',
        insetBlockEnd: '-0.25rem',
        width: '2px',
        background: 'line',
      },
    },
    marker: {
      width: '3',
      height: '3',
      marginBlockStart: '1.5',
      borderRadius: 'full',
      background: 'lineStrong',
      '[data-tone=info] > &': { background: 'accent' },
      '[data-tone=success] > &': { background: 'success' },
      '[data-tone=warning] > &': { background: 'warning' },
      '[data-tone=danger] > &': { background: 'danger' },
    },
    body: { display: 'grid', gap: '0.5', minWidth: '0' },
    title: { fontWeight: 'medium', lineHeight: 'body', overflowWrap: 'anywhere' },
    meta: { textStyle: 'small', color: 'muted' },
    note: { textStyle: 'small', paddingBlockStart: '1' },
  },
});

export const list = defineSlotRecipe({
  className: 'list',
  slots: ['root', 'item', 'media', 'body', 'title', 'detail', 'below', 'end'],
  base: {
    root: {
      display: 'grid',
      background: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      overflow: 'hidden',
    },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      padding: '4',
      minWidth: '0',
      '& + &': { borderBlockStart: '1px solid {colors.line}' },
      '&[aria-current]': {
        background: 'accentSoft',
        boxShadow: 'inset 0.25rem 0 0 {colors.accent}',
      },
    },
    media: { flexShrink: '0' },
    body: { display: 'grid', gap: '1', minWidth: '0', flex: '1 1 10rem' },
    title: {
      fontWeight: 'semibold',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      '[data-fresh] &::before': {
        content: '""',
        display: 'inline-block',
        width: '2',
        height: '2',
        marginInlineEnd: '2',
        verticalAlign: 'middle',
        borderRadius: 'full',
        background: 'accent',
      },
    },
    detail: { textStyle: 'small', color: 'muted' },
    below: { display: 'grid', gap: '1', paddingBlockStart: '1', '&:empty': { display: 'none' } },
    end: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
  },
});
