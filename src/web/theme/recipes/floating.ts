import { defineRecipe, defineSlotRecipe } from '../styles.ts';

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'title', 'actions'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      background: 'rgb(18 17 28 / 0.55)',
      '&:not([data-state=closed])': { animation: 'appear {durations.fast}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      padding: '4',
      overflowY: 'auto',
    },
    content: {
      display: 'grid',
      gap: '4',
      width: 'full',
      maxWidth: '32rem',
      padding: '6',
      background: 'raised',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      boxShadow: 'float',
      '&:not([data-state=closed])': { animation: 'rise {durations.slow} {easings.out}' },
      '&:focus-visible': { outline: 'none' },
    },
    title: { textStyle: 'title' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-start',
      gap: '3',
      paddingBlockStart: '2',
    },
  },
  variants: {
    /** At the lower edge, as wide as the window: for what is used with thumbs. */
    place: {
      middle: {},
      bottom: {
        positioner: { placeItems: 'end stretch', padding: '0' },
        content: {
          maxWidth: 'full',
          padding: '4',
          borderEndStartRadius: '0',
          borderEndEndRadius: '0',
        },
      },
    },
  },
  defaultVariants: { place: 'middle' },
});

export const tooltip = defineRecipe({
  className: 'tip',
  base: {
    zIndex: 'toast',
    maxWidth: '18rem',
    paddingInline: '3',
    paddingBlock: '1.5',
    background: 'ink.base',
    color: 'grey.50',
    border: '1px solid {colors.ink.line}',
    borderRadius: 'control',
    fontSize: 'xs',
    lineHeight: 'snug',
    boxShadow: 'float',
    overflowWrap: 'anywhere',
    '&:not([data-state=closed])': { animation: 'appear {durations.fast}' },
  },
});
