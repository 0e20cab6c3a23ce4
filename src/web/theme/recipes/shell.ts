import { defineSlotRecipe } from '@pandacss/dev';

/** Signed in: header, sidebar, content and, below 640 px, the footer. Below 1,024 px the sidebar is a drawer over the content. */
export const appFrame = defineSlotRecipe({
  className: 'app',
  slots: ['root', 'skip', 'header', 'headerEnd', 'headerWide', 'scrim', 'sidebar', 'content', 'footer'],
  base: {
    root: { minHeight: '100dvh', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', lg: { gridTemplateColumns: '{sizes.sidebar} minmax(0, 1fr)' } },
    skip: { position: 'fixed', zIndex: 'toast', insetBlockStart: '2', insetInlineStart: '2', padding: '3', background: 'violet.base', color: 'paper', borderRadius: 'control', fontWeight: 'semibold', '&:not(:focus)': { srOnly: true } },
    header: { gridColumn: '1 / -1', position: 'sticky', insetBlockStart: '0', zIndex: 'header', display: 'flex', alignItems: 'center', gap: '3', height: 'header', paddingInline: '4', background: 'surface', borderBlockEnd: '1px solid {colors.line}', lg: { paddingInline: '6' } },
    headerEnd: { display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto', '& .btn': { whiteSpace: 'nowrap' } },
    headerWide: { display: 'flex', alignItems: 'center', gap: '1', smDown: { display: 'none' } },
    scrim: { position: 'fixed', inset: '0', zIndex: 'header', background: 'rgb(18 17 28 / 0.55)', lg: { display: 'none' } },
    sidebar: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'sidebar',
      maxWidth: '85vw',
      padding: '4',
      background: 'surface',
      borderInlineEnd: '1px solid {colors.line}',
      overflowY: 'auto',
      position: 'fixed',
      insetBlock: '0',
      insetInlineStart: '0',
      zIndex: 'float',
      lg: { position: 'sticky', zIndex: 'auto', insetBlockStart: 'header', insetBlockEnd: 'auto', height: 'calc(100dvh - {sizes.header})' },
      '&[data-open=false]': { lgDown: { display: 'none' } },
    },
    content: { display: 'flex', flexDirection: 'column', gap: '6', width: 'full', maxWidth: 'content', minWidth: '0', marginInline: 'auto', paddingInline: '4', paddingBlockStart: '4', paddingBlockEnd: '6rem', sm: { paddingInline: '6', paddingBlockEnd: '16' }, lg: { paddingInline: '8', paddingBlockStart: '6' }, '&:focus': { outline: 'none' } },
    footer: { position: 'fixed', insetInline: '0', insetBlockEnd: '0', zIndex: 'header', display: 'flex', justifyContent: 'space-around', alignItems: 'center', paddingBlock: '1', paddingBlockEnd: 'max(0.25rem, env(safe-area-inset-bottom))', background: 'surface', borderBlockStart: '1px solid {colors.line}', sm: { display: 'none' } },
  },
});

export const sidebar = defineSlotRecipe({
  className: 'side',
  slots: ['nav', 'link', 'label', 'profile', 'profileName', 'profileNote', 'powered'],
  base: {
    nav: { display: 'grid', gap: '0.5' },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '2.5rem',
      paddingInline: '3',
      borderRadius: 'control',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'muted',
      '&:hover': { background: 'sunken', color: 'text' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { background: 'brandSoft', color: 'text', fontWeight: 'semibold' },
    },
    label: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    profile: { display: 'flex', alignItems: 'center', gap: '3', padding: '2', borderRadius: 'card', minWidth: '0', '&:hover': { background: 'sunken' } },
    profileName: { display: 'block', textStyle: 'label', lineHeight: 'snug', overflowWrap: 'anywhere' },
    profileNote: { display: 'block', textStyle: 'tiny', color: 'muted', overflowWrap: 'anywhere' },
    powered: { textStyle: 'tiny', color: 'muted', marginBlockStart: 'auto', paddingBlockStart: '4' },
  },
});

export const authFrame = defineSlotRecipe({
  className: 'auth',
  slots: ['root', 'panel'],
  base: {
    root: { minHeight: '100dvh', display: 'grid', alignContent: 'center', justifyItems: 'center', gap: '6', padding: '4', background: 'brand', color: 'onBrand', textAlign: 'center' },
    panel: { textAlign: 'start', width: 'full', maxWidth: '26rem', display: 'grid', gap: '6', padding: '6', background: 'surface', color: 'text', borderRadius: 'card', sm: { padding: '8' } },
  },
});

export const plainFrame = defineSlotRecipe({
  className: 'plain',
  slots: ['header', 'content'],
  base: {
    header: { display: 'flex', alignItems: 'center', height: 'header', paddingInline: '4', borderBlockEnd: '1px solid {colors.line}', background: 'surface' },
    content: { width: 'full', maxWidth: 'form', marginInline: 'auto', paddingInline: '4', paddingBlock: '8' },
  },
});
