import { defineSlotRecipe } from '@pandacss/dev';

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'tab'],
  base: {
    root: {
      // The words for screen readers inside the tabs are placed in here, not in the page.
      position: 'relative',
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px 0 {colors.line}',
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '3',
      color: 'muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBlockEnd: '2px solid transparent',
      '&:hover': { color: 'text' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { color: 'text', fontWeight: 'semibold', borderBlockEndColor: 'accent' },
    },
  },
});

export const paginator = defineSlotRecipe({
  className: 'pager',
  slots: ['root', 'summary', 'pages', 'page'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    summary: { textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
    pages: { display: 'flex', flexWrap: 'wrap', gap: '1', alignItems: 'center' },
    page: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 'controlSmall',
      height: 'controlSmall',
      paddingInline: '1',
      borderRadius: 'control',
      fontSize: 'sm',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      '&:not([aria-current]):hover': { background: 'sunken' },
      '&[aria-current]': { background: 'violet.base', color: 'paper', fontWeight: 'semibold' },
      '&[data-disabled]': {
        color: 'muted',
        opacity: '0.5',
        background: 'transparent',
        cursor: 'not-allowed',
      },
    },
  },
});

export const breadcrumbs = defineSlotRecipe({
  className: 'crumbs',
  slots: ['root', 'item', 'home', 'link', 'separator'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      textStyle: 'small',
      color: 'muted',
      minHeight: 'controlSmall',
    },
    item: { display: 'inline-flex', alignItems: 'center', gap: '1' },
    home: {
      display: 'grid',
      placeItems: 'center',
      width: 'controlSmall',
      height: 'controlSmall',
      marginInlineStart: '-2',
      borderRadius: 'control',
      color: 'text',
      '&:hover': { background: 'sunken' },
    },
    link: { color: 'text', borderRadius: 'sm', '&:hover': { textDecoration: 'underline' } },
    separator: {
      '& .lucide': { width: '1rem', height: '1rem' },
      color: 'lineStrong',
      display: 'grid',
    },
  },
});

export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'progress', 'list', 'step', 'marker', 'body', 'title', 'choice', 'change'],
  base: {
    root: { minWidth: '0' },
    progress: { textStyle: 'small', color: 'muted', marginBlockEnd: '3' },
    list: { display: 'grid' },
    step: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      paddingBlockEnd: '3',
      lg: { paddingBlockEnd: '6' },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(0.875rem - 1px)',
        insetBlockStart: '1.75rem',
        insetBlockEnd: '0',
        width: '2px',
        background: 'line',
      },
      '&[data-state=done]:not(:last-child)::before': { background: 'accent' },
      // Where the steps ahead are left out it would lead nowhere.
      '&[data-state=current]::before': { lgDown: { display: 'none!' } },
      '&[data-state=ahead]': { color: 'muted', lgDown: { display: 'none' } },
    },
    marker: {
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      border: '2px solid {colors.line}',
      background: 'canvas',
      fontSize: 'xs',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      '& .lucide': { width: '1rem', height: '1rem', strokeWidth: '2.5' },
      '[data-state=done] > &': {
        background: 'violet.base',
        borderColor: 'violet.base',
        color: 'paper',
      },
      '[data-state=current] > &': { background: 'brand', borderColor: 'brand', color: 'onBrand' },
    },
    body: { display: 'contents' },
    title: {
      paddingBlockStart: '1',
      textStyle: 'small',
      color: 'muted',
      '[aria-current] &': { color: 'text', fontWeight: 'semibold' },
    },
    choice: {
      gridColumn: '2 / -1',
      lineHeight: 'snug',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
    },
    change: { gridRow: '1', gridColumn: '3', textStyle: 'small', paddingBlockStart: '1' },
  },
});

/** The pressable lines of a menu, of a sort panel, and the panel they stand on. */
export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['anchor', 'panel', 'item', 'section', 'side'],
  base: {
    anchor: { position: 'relative', display: 'inline-block' },
    panel: {
      zIndex: 'float',
      minWidth: '12rem',
      maxWidth: 'calc(100vw - 2rem)',
      padding: '1.5',
      background: 'raised',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      boxShadow: 'float',
      '&:not([data-state=closed])': { animation: 'rise {durations.fast} {easings.out}' },
      '&:focus-visible': { outline: 'none' },
    },
    item: {
      display: 'flex',
      width: 'full',
      alignItems: 'center',
      gap: '3',
      minHeight: 'controlSmall',
      paddingInline: '3',
      paddingBlock: '1.5',
      borderRadius: 'control',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover, &[data-highlighted]': { background: 'sunken' },
      '&[aria-checked=true], &[aria-current=true]': { fontWeight: 'semibold' },
      '&[data-tone=danger]': { color: 'danger' },
      '&[data-disabled]': { color: 'muted', opacity: '0.6', cursor: 'not-allowed' },
    },
    section: {
      padding: '3',
      display: 'grid',
      gap: '4',
      width: '16rem',
      maxWidth: 'full',
      xl: { width: '32rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    side: { padding: '3', display: 'grid', gap: '3', width: '20rem', maxWidth: 'full' },
  },
  variants: {
    place: {
      anchored: {
        panel: {
          position: 'absolute',
          insetBlockStart: 'calc(100% + 0.5rem)',
          insetInlineStart: '0',
        },
      },
      floating: {},
    },
  },
  defaultVariants: { place: 'floating' },
});
