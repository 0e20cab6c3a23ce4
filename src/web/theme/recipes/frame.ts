import { defineRecipe, defineSlotRecipe } from '../styles.ts';

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

/** Something to look at within the page: pages, pictures, films, sound. */
export const viewer = defineSlotRecipe({
  className: 'viewer',
  slots: ['root', 'tools', 'stage', 'page', 'sheets', 'film', 'sound'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0' },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    stage: {
      overflow: 'auto',
      maxHeight: '85vh',
      minHeight: '12rem',
      border: '1px solid {colors.line}',
      background: 'sunken',
      borderRadius: 'control',
      '@media print': {
        maxHeight: 'none',
        minHeight: '0',
        overflow: 'visible',
        border: '0',
        background: 'none',
      },
    },
    page: {
      display: 'block',
      marginInline: 'auto',
      background: 'white',
      '@media print': {
        maxWidth: 'full',
        height: 'auto!',
        // All pages are there instead.
        '.viewer__stage:has(.viewer__sheets) &': { display: 'none' },
      },
    },
    sheets: {
      display: 'none',
      '@media print': { display: 'block' },
      '& > *': { display: 'block', width: 'full', maxHeight: '100vh', objectFit: 'contain' },
      '& > * + *': { breakBefore: 'page' },
    },
    film: {
      display: 'block',
      width: 'full',
      aspectRatio: '16 / 9',
      maxHeight: '75vh',
      background: 'black',
      border: '0',
      borderRadius: 'control',
      '@media print': { display: 'none' },
    },
    sound: { display: 'block', width: 'full', '@media print': { display: 'none' } },
  },
});
