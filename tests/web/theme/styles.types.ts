import { defineGlobalStyles, defineRecipe, defineSlotRecipe } from '#web/theme/styles.ts';

/** What a look may say, held by the check of types (decision 113): each of the marked lines must not compile. */
export const looks = [
  defineRecipe({
    className: 'note',
    base: {
      gap: '2',
      '--shade': 'red',
      sm: { gap: '4' },
      smDown: { gap: '1', '&:hover': { color: 'accent' } },
      '@media print': { display: 'none!' },
      // @ts-expect-error -- CSS has no such property
      paddingInlin: '4',
    },
    variants: { size: { small: { fontSize: 'sm' }, large: {} }, hue: { 0: {}, 1: {} } },
    defaultVariants: { size: 'small', hue: '0' },
  }),
  defineRecipe({
    className: 'note',
    variants: {
      size: {
        small: {
          // @ts-expect-error -- nor within a variant
          fontSiz: 'sm',
        },
      },
    },
    // @ts-expect-error -- there is no such choice
    defaultVariants: { size: 'large' },
  }),
  defineSlotRecipe({
    className: 'note',
    slots: ['root', 'text'],
    base: {
      root: { gap: '2' },
      // @ts-expect-error -- there is no such part
      title: {},
    },
    variants: {
      size: {
        small: {
          text: {
            '&:hover': {
              // @ts-expect-error -- nor below a selector of a part
              colr: 'accent',
            },
          },
        },
      },
    },
    // @ts-expect-error -- there is no such variant
    defaultVariants: { width: 'small' },
  }),
  defineGlobalStyles({
    html: { color: 'text' },
    '@media print': { html: { display: 'block' } },
    body: {
      // @ts-expect-error -- nor for the whole page
      colr: 'text',
    },
  }),
];
