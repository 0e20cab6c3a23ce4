import { defineRecipe } from '../styles.ts';

export const button = defineRecipe({
  className: 'btn',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    paddingInline: '4',
    paddingBlock: '1.5',
    minHeight: 'control',
    borderRadius: 'control',
    border: '1px solid transparent',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'opacity {durations.fast}',
    '&:active': { opacity: '0.85' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: '0.55' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
  },
  variants: {
    variant: {
      primary: { background: 'brand', color: 'onBrand', '&:hover': { background: 'brandStrong' } },
      secondary: {
        background: 'surface',
        borderColor: 'lineStrong',
        '&:hover': { background: 'sunken' },
      },
      quiet: { color: 'accent', '&:hover': { background: 'accentSoft' } },
      plain: { '&:hover': { background: 'sunken' } },
      danger: { background: 'red.base', color: 'paper', '&:hover': { background: 'red.deep' } },
      dangerQuiet: { color: 'danger', '&:hover': { background: 'dangerSoft' } },
    },
    size: { small: { minHeight: 'controlSmall', paddingInline: '3', fontSize: 'sm' }, medium: {} },
    width: {
      auto: {},
      full: { width: 'full' },
      icon: { width: 'control', paddingInline: '0!', flexShrink: '0' },
      iconSmall: { width: 'controlSmall', paddingInline: '0!', flexShrink: '0' },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', width: 'auto' },
});

export const spinner = defineRecipe({
  className: 'spin',
  base: {
    display: 'inline-block',
    width: 'icon',
    height: 'icon',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
    flexShrink: '0',
  },
});

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    borderRadius: 'sm',
    // An address has no spaces to break at.
    overflowWrap: 'anywhere',
    '&:hover': { textDecorationThickness: '2px' },
  },
  variants: {
    tone: {
      plain: {},
      record: {
        color: 'text',
        fontWeight: 'semibold',
        textDecorationColor: 'lineStrong',
      },
    },
  },
  defaultVariants: { tone: 'plain' },
});
