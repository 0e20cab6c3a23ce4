import { defineSlotRecipe } from '@pandacss/dev';

/** The meeting room: the people as large as the screen lets them be, and what can be done in a bar that stays. */
export const meeting = defineSlotRecipe({
  className: 'meeting',
  slots: [
    'root',
    'content',
    'people',
    'tile',
    'video',
    'name',
    'bar',
    'client',
    'head',
    'stage',
    'aside',
  ],
  base: {
    root: { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    content: {
      flexGrow: '1',
      width: 'full',
      padding: '4',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
    },
    head: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'space-between' },
    stage: {
      flexGrow: '1',
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      lg: {
        '&:has(> :nth-child(2):not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
      },
    },
    aside: { display: 'grid', gap: '4', '&:empty': { display: 'none' } },
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
    client: {
      flexGrow: '1',
      width: 'full',
      minHeight: '24rem',
      border: '1px solid {colors.line}',
      borderRadius: 'card',
      background: 'paper',
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

/** What people in a meeting write to each other: as high as the window lets it be, with room to write below it. */
export const chat = defineSlotRecipe({
  className: 'chat',
  slots: ['log', 'messages', 'message', 'from', 'text'],
  base: {
    log: {
      maxHeight: 'max(10rem, calc(100dvh - 30rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    messages: { display: 'flex', flexDirection: 'column', gap: '3' },
    message: { display: 'grid', gap: '1', maxWidth: '90%' },
    from: { textStyle: 'small', color: 'muted' },
    text: {
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'card',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    side: {
      own: {
        message: { alignSelf: 'flex-end', justifyItems: 'end' },
        text: { background: 'accentSoft' },
      },
      other: { message: { alignSelf: 'flex-start' }, text: { background: 'sunken' } },
    },
  },
  defaultVariants: { side: 'other' },
});
