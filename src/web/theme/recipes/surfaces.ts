import { defineRecipe, defineSlotRecipe } from '../styles.ts';

export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title', 'note'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      background: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      padding: '4',
      sm: { padding: '6' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      flexWrap: 'wrap',
    },
    title: { textStyle: 'heading' },
    note: { textStyle: 'small', color: 'muted' },
  },
  variants: {
    tone: {
      plain: {},
      sunken: { root: { background: 'sunken', borderColor: 'transparent' } },
      brand: { root: { background: 'brandSoft', borderColor: 'transparent' } },
    },
  },
  defaultVariants: { tone: 'plain' },
});

const tones = {
  neutral: { background: 'sunken', color: 'muted' },
  info: { background: 'accentSoft', color: 'accentStrong' },
  success: { background: 'successSoft', color: 'success' },
  warning: { background: 'warningSoft', color: 'warning' },
  danger: { background: 'dangerSoft', color: 'danger' },
  brand: { background: 'brand', color: 'onBrand' },
};

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    width: 'fit-content',
    maxWidth: 'full',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    '& .lucide': { width: '0.875rem', height: '0.875rem' },
  },
  variants: { tone: tones },
  defaultVariants: { tone: 'neutral' },
});

export const countBadge = defineRecipe({
  className: 'count',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    paddingInline: '1',
    borderRadius: 'full',
    fontSize: '0.6875rem',
    fontWeight: 'bold',
    lineHeight: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      danger: { background: 'red.base', color: 'paper' },
      neutral: { background: 'sunken', color: 'muted' },
    },
    place: {
      inline: {},
      corner: {
        position: 'absolute',
        insetBlockStart: '0',
        insetInlineEnd: '0',
        boxShadow: '0 0 0 2px {colors.surface}',
      },
    },
  },
  defaultVariants: { tone: 'neutral', place: 'inline' },
});

export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '4',
      borderRadius: 'card',
      lineHeight: 'snug',
      minWidth: '0',
    },
    icon: { flexShrink: '0', display: 'grid' },
    body: {
      display: 'grid',
      gap: '2',
      minWidth: '0',
      flexGrow: '1',
      color: 'text',
      overflowWrap: 'anywhere',
    },
    title: { fontWeight: 'semibold' },
  },
  variants: {
    tone: {
      info: { root: tones.info },
      success: { root: tones.success },
      warning: { root: tones.warning },
      error: { root: tones.danger },
    },
  },
  defaultVariants: { tone: 'info' },
});

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'icon', 'message'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetBlockStart: '4',
      insetInline: '4',
      display: 'grid',
      gap: '3',
      pointerEvents: 'none',
      sm: { insetInlineStart: 'auto', width: '24rem' },
    },
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      background: 'raised',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      boxShadow: 'float',
      pointerEvents: 'auto',
      animation: 'rise {durations.slow} {easings.out}',
    },
    icon: { paddingBlock: '2' },
    message: {
      color: 'text',
      flexGrow: '1',
      minWidth: '0',
      paddingBlock: '2',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    type: {
      error: { icon: { color: 'danger' } },
      info: { icon: { color: 'accent' } },
      success: { icon: { color: 'success' } },
    },
  },
});

export const empty = defineSlotRecipe({
  className: 'empty',
  slots: ['root', 'icon', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '3',
      paddingBlock: '12',
      paddingInline: '4',
      border: '1px dashed {colors.line}',
      borderRadius: 'card',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      height: '12',
      borderRadius: 'full',
      background: 'brandSoft',
      marginBlockEnd: '1',
    },
    title: { textStyle: 'heading', '&:focus': { outline: 'none' } },
    text: { color: 'muted', maxWidth: '26rem', marginBlockEnd: '1' },
  },
});

export const skeleton = defineRecipe({
  className: 'skel',
  base: {
    display: 'block',
    background: 'sunken',
    borderRadius: 'sm',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
  variants: {
    shape: {
      line: { height: '1em', width: 'full' },
      block: { height: '8rem', borderRadius: 'card' },
      circle: { width: '10', height: '10', borderRadius: 'full', flexShrink: '0' },
    },
  },
  defaultVariants: { shape: 'line' },
});

export const progressBar = defineSlotRecipe({
  className: 'bar',
  slots: ['root', 'label', 'track', 'fill'],
  base: {
    root: { display: 'grid', gap: '1.5' },
    label: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    track: { height: '2', borderRadius: 'full', background: 'line', overflow: 'hidden' },
    fill: {
      height: 'full',
      borderRadius: 'full',
      background: 'accent',
      transformOrigin: 'left',
      transition: 'transform {durations.slow}',
    },
  },
});
