import { defineSlotRecipe } from '../styles.ts';
import { holdsFocus, tickLine } from './choosing.ts';

export const toggle = defineSlotRecipe({
  className: 'toggle',
  slots: ['root', 'track', 'text', 'note'],
  base: {
    root: tickLine,
    track: {
      appearance: 'none',
      flexShrink: '0',
      width: '2.75rem',
      height: '1.5rem',
      borderRadius: 'full',
      padding: '0.1875rem',
      background: 'lineStrong',
      cursor: 'inherit',
      transition: 'background {durations.fast}',
      '&::before': {
        content: '""',
        display: 'block',
        width: '1.125rem',
        height: '1.125rem',
        borderRadius: 'full',
        background: 'surface',
        transition: 'transform {durations.fast}',
      },
      '&:checked': { background: 'accent' },
      '&:checked::before': { transform: 'translateX(1.25rem)' },
      '&:disabled': { opacity: '0.5' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    text: { minWidth: '0', display: 'grid', gap: '0.5' },
    note: { textStyle: 'small', color: 'muted' },
  },
});

export const upload = defineSlotRecipe({
  className: 'upload',
  slots: ['root', 'drop', 'input', 'title', 'hint', 'list', 'item', 'file', 'name', 'refusal'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0' },
    drop: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '1',
      paddingBlock: '6',
      paddingInline: '4',
      border: '1px dashed {colors.lineStrong}',
      borderRadius: 'card',
      '&:hover, &[data-over]': { borderColor: 'accent', background: 'accentSoft' },
      '&:has(:focus-visible)': holdsFocus,
      '&:has(:disabled)': { color: 'muted', background: 'sunken', borderColor: 'line' },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      opacity: '0',
      cursor: 'pointer',
      '&:disabled': { cursor: 'not-allowed' },
    },
    title: { textStyle: 'label' },
    hint: { textStyle: 'small', color: 'muted' },
    list: { display: 'grid', gap: '3' },
    item: {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      '& > .lucide': { marginBlockStart: '2' },
    },
    file: { flexGrow: '1', minWidth: '0', display: 'grid', gap: '1', paddingBlock: '1.5' },
    name: { overflowWrap: 'anywhere', lineHeight: 'snug' },
    refusal: { textStyle: 'small', color: 'danger', fontWeight: 'medium' },
  },
});
