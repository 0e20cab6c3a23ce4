import { defineRecipe, defineSlotRecipe } from '../styles.ts';

const gaps = {
  1: { gap: '1' },
  2: { gap: '2' },
  3: { gap: '3' },
  4: { gap: '4' },
  6: { gap: '6' },
  8: { gap: '8' },
};

export const column = defineRecipe({
  className: 'stack',
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    gap: gaps,
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
      /** Below what it belongs to. */
      nested: { paddingInlineStart: '6', borderInlineStart: 'hairline' },
    },
    measure: {
      none: {},
      form: { width: 'full', maxWidth: 'form' },
      reading: { width: 'full', maxWidth: 'reading' },
    },
  },
  defaultVariants: { gap: '4', align: 'stretch', measure: 'none' },
});

export const row = defineRecipe({
  className: 'row',
  base: { display: 'flex', minWidth: '0' },
  variants: {
    gap: gaps,
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: {},
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
      center: { justifyContent: 'center' },
    },
    wrap: { yes: { flexWrap: 'wrap' }, no: {} },
  },
  defaultVariants: { gap: '3', align: 'center', justify: 'start', wrap: 'yes' },
});

export const columns = defineRecipe({
  className: 'grid',
  base: { display: 'grid', minWidth: '0' },
  variants: {
    gap: gaps,
    columns: {
      two: { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      three: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' },
      aside: { lg: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
      flow: {
        lg: {
          gridTemplateColumns: '14rem minmax(0, 1fr)',
          alignItems: 'start',
          // The choices so far stand at the side; on a phone they come after what is to be chosen.
          '& > :first-child': { gridColumn: '2', gridRow: '1' },
          '& > :nth-child(2)': { gridColumn: '1', gridRow: '1 / span 2' },
          '& > :nth-child(3)': { gridColumn: '2' },
        },
        xl: {
          gridTemplateColumns: '14rem minmax(0, 1fr) 16rem',
          '& > :nth-child(3)': { gridColumn: '3' },
        },
      },
    },
  },
  defaultVariants: { gap: '6', columns: 'two' },
});

export const text = defineRecipe({
  className: 'text',
  base: { overflowWrap: 'anywhere' },
  variants: {
    look: {
      display: { textStyle: 'display' },
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      body: { textStyle: 'body' },
      small: { textStyle: 'small' },
      figure: { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
      prose: { textStyle: 'body', maxWidth: 'reading', whiteSpace: 'pre-line' },
    },
    tone: {
      inherit: {},
      muted: { color: 'muted' },
      danger: { color: 'danger' },
      success: { color: 'success' },
    },
    weight: { inherit: {}, strong: { fontWeight: 'semibold' } },
  },
  defaultVariants: { look: 'body', tone: 'inherit', weight: 'inherit' },
});

/** Words that must not be parted at the end of a line. */
export const together = defineRecipe({ className: 'together', base: { whiteSpace: 'nowrap' } });

export const hiddenText = defineRecipe({ className: 'sr', base: { srOnly: true } });

export const pageHeading = defineSlotRecipe({
  className: 'page-heading',
  slots: ['root', 'words', 'line', 'title', 'lead', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
    },
    words: { display: 'grid', gap: '2', minWidth: '0', flex: '1 1 20rem' },
    line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
    title: { textStyle: 'display', overflowWrap: 'anywhere', '&:focus': { outline: 'none' } },
    lead: { color: 'muted', maxWidth: 'reading' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});

export const rule = defineRecipe({
  className: 'rule',
  base: { border: '0', borderBlockStart: '1px solid {colors.line}', width: 'full' },
});
