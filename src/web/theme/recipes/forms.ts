import { defineRecipe, defineSlotRecipe } from '../styles.ts';
import { chosenTile, holdsFocus, refusedTile, tickBox, tickLine, tile } from './choosing.ts';

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'asterisk', 'note', 'error', 'count'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // Beside one with a tip it is as high as that, and its control stands where the other one's does.
      alignContent: 'start',
      columnGap: '3',
      rowGap: '1.5',
      border: '0',
      '& > *': { gridColumn: '1 / -1' },
      '&:is(fieldset) > :nth-child(2)': { gridRow: '2' },
    },
    label: { textStyle: 'label', padding: '0' },
    asterisk: { color: 'danger', marginInlineStart: '1' },
    note: { textStyle: 'small', color: 'muted', gridColumn: '1!', gridRow: '3' },
    error: {
      textStyle: 'small',
      color: 'danger',
      fontWeight: 'medium',
      gridColumn: '1!',
      gridRow: '3',
    },
    count: {
      textStyle: 'small',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      gridColumn: '2!',
      gridRow: '3',
    },
  },
});

export const input = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    background: 'surface',
    color: 'text',
    border: '1px solid {colors.lineStrong}',
    borderRadius: 'control',
    fontSize: 'md',
    lineHeight: 'snug',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'muted', opacity: '1' },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid=true]:not(:focus)': {
      borderColor: 'danger',
      boxShadow: 'inset 0 0 0 1px {colors.danger}',
    },
    '&:disabled': {
      background: 'sunken',
      color: 'muted',
      opacity: '1',
      cursor: 'not-allowed',
    },
  },
  variants: {
    kind: {
      text: {},
      clock: { width: '5.5rem', fontVariantNumeric: 'tabular-nums' },
      area: {
        paddingBlock: '2',
        minHeight: '7rem',
        lineHeight: 'body',
        resize: 'vertical',
        fieldSizing: 'content',
        maxHeight: '24rem',
      },
      select: {
        appearance: 'none',
        paddingInlineEnd: '10',
        backgroundRepeat: 'no-repeat',
        backgroundPosition: 'right 0.75rem center',
        backgroundSize: '1.25rem',
        backgroundImage:
          "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23827ea0' stroke-width='2'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")",
      },
    },
  },
  defaultVariants: { kind: 'text' },
});

/** A control with something inside its box: the eye of a password, the glass and the cross of a search. */
export const inset = defineSlotRecipe({
  className: 'inset',
  slots: ['root', 'start', 'end'],
  base: {
    root: {
      position: 'relative',
      width: 'full',
      '&:has([data-inset=start]) input': { paddingInlineStart: '10' },
      '&:has([data-inset=end]) input': { paddingInlineEnd: '12' },
      '& input::-webkit-search-cancel-button': { display: 'none' },
    },
    start: {
      position: 'absolute',
      insetInlineStart: '3',
      insetBlock: '0',
      display: 'grid',
      alignItems: 'center',
      color: 'muted',
      pointerEvents: 'none',
    },
    end: {
      position: 'absolute',
      insetInlineEnd: '1',
      insetBlock: '0',
      display: 'grid',
      alignItems: 'center',
    },
  },
  variants: {
    width: {
      full: {},
      /** Beside its buttons as long as it is wide enough to read what was typed. */
      // Its width is no basis: in a column that would be its height.
      search: { root: { flexGrow: '1', width: '18rem', maxWidth: '24rem' } },
      number: {
        root: {
          width: '12rem',
          maxWidth: 'full',
          '&:has([data-inset=end]) input': { paddingInlineEnd: '5.25rem' },
        },
        end: { display: 'flex' },
      },
    },
  },
  defaultVariants: { width: 'full' },
});

export const checkbox = defineSlotRecipe({
  className: 'check',
  slots: ['root', 'box', 'text'],
  base: {
    root: tickLine,
    box: tickBox,
    text: { minWidth: '0' },
  },
});

export const choice = defineSlotRecipe({
  className: 'choice',
  slots: [
    'group',
    'legend',
    'list',
    'card',
    'input',
    'media',
    'body',
    'title',
    'detail',
    'end',
    'reason',
  ],
  base: {
    group: { border: '0', padding: '0', minWidth: '0', display: 'grid', gap: '3' },
    legend: { textStyle: 'label', padding: '0', marginBlockEnd: '3' },
    list: { display: 'grid', gap: '3' },
    card: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      padding: '4',
      background: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      cursor: 'pointer',
      '&:hover': { borderColor: 'lineStrong' },
      '&:has(:checked)': chosenTile,
      '&:has(:focus-visible)': holdsFocus,
      '&:has(:disabled)': { ...refusedTile, cursor: 'not-allowed' },
    },
    input: { ...tickBox, '&:focus-visible': { outline: 'none' } },
    media: { flexShrink: '0' },
    body: { display: 'grid', gap: '1', minWidth: '0', flexGrow: '1' },
    title: { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    detail: { textStyle: 'small', color: 'muted' },
    end: {
      textStyle: 'small',
      color: 'muted',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    reason: { textStyle: 'small', color: 'muted', fontStyle: 'italic' },
  },
  variants: {
    columns: {
      one: {},
      two: { list: { sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    },
  },
  defaultVariants: { columns: 'one' },
});

export const slots = defineSlotRecipe({
  className: 'slots',
  slots: ['root', 'day', 'heading', 'grid', 'slot', 'detail', 'reason', 'why'],
  base: {
    root: { display: 'grid', gap: '6' },
    day: { display: 'grid', gap: '3' },
    heading: { textStyle: 'label' },
    grid: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    },
    slot: {
      ...tile,
      minHeight: 'control',
      padding: '1',
      fontWeight: 'semibold',
      '&:hover:not([aria-pressed=true])': { borderColor: 'accent', color: 'accent' },
      '&[aria-pressed=true]': {
        background: 'violet.base',
        borderColor: 'violet.base',
        color: 'paper',
      },
      '&[aria-disabled=true]': {
        ...refusedTile,
        color: 'muted',
        fontWeight: 'regular',
        textDecoration: 'line-through',
        cursor: 'help',
      },
    },
    detail: { display: 'block', fontSize: 'xs', fontWeight: 'regular' },
    reason: { display: 'block', textStyle: 'small', color: 'muted', minHeight: '1.4em' },
    // In sight of the time that was asked for, however many there are below it; on phones above the footer.
    why: {
      position: 'sticky',
      insetBlockEnd: '4.5rem',
      sm: { insetBlockEnd: '4' },
      display: 'block',
      minHeight: '2.5rem',
      padding: '2',
      textStyle: 'small',
      '&:not(:empty)': { background: 'sunken', borderRadius: 'control' },
    },
  },
});
