import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Somebody else's page within ours. */
export const frame = defineSlotRecipe({
  className: 'frame',
  slots: ['root', 'page'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0' },
    page: {
      display: 'block',
      width: 'full',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      background: 'paper',
    },
  },
});

/** What will happen, point by point. */
export const confirm = defineRecipe({
  className: 'confirm',
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '5',
    listStyle: 'disc',
    '& ::marker': { color: '{colors.muted}' },
  },
});
