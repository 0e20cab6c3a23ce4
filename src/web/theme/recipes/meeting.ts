import { defineSlotRecipe } from '@pandacss/dev';

/** The meeting room: the people as large as the screen lets them be, and what can be done in a bar that stays. */
export const meeting = defineSlotRecipe({
  className: 'meeting',
  slots: ['root', 'content', 'people', 'tile', 'video', 'name', 'bar'],
  base: {
    root: { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    content: {
      flexGrow: '1',
      width: 'full',
      maxWidth: 'content',
      marginInline: 'auto',
      padding: '4',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
    },
    people: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    },
    tile: {
      position: 'relative',
      aspectRatio: '16 / 9',
      borderRadius: 'card',
      overflow: 'hidden',
      background: 'sunken',
      display: 'grid',
      placeItems: 'center',
    },
    video: { position: 'absolute', inset: '0', width: 'full', height: 'full' },
    name: {
      position: 'absolute',
      insetBlockEnd: '2',
      insetInlineStart: '2',
      maxWidth: 'calc(100% - 1rem)',
      paddingInline: '2',
      borderRadius: 'control',
      background: 'surface',
      color: 'text',
      textStyle: 'small',
    },
    bar: {
      position: 'sticky',
      insetBlockEnd: '0',
      padding: '3',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '2',
      background: 'surface',
      borderBlockStart: '1px solid {colors.line}',
    },
  },
  variants: {
    fit: { cover: { video: { objectFit: 'cover' } }, contain: { video: { objectFit: 'contain' } } },
    mirrored: { yes: { video: { transform: 'scaleX(-1)' } }, no: {} },
  },
  defaultVariants: { fit: 'cover', mirrored: 'no' },
});
