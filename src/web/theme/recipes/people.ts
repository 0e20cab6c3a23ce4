import { defineRecipe, defineSlotRecipe } from '../styles.ts';

const hue = (background: string) => ({ root: { background } });

/** Eight quiet grounds, each dark enough for white initials. */
export const avatar = defineSlotRecipe({
  className: 'avatar',
  slots: ['root', 'picture'],
  base: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      borderRadius: 'full',
      color: 'paper',
      fontWeight: 'semibold',
      lineHeight: 'none',
      letterSpacing: 'wide',
      userSelect: 'none',
    },
    picture: { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      small: { root: { width: '8', height: '8', fontSize: 'xs' } },
      medium: { root: { width: '10', height: '10', fontSize: 'sm' } },
      large: { root: { width: '16', height: '16', fontSize: 'xl' } },
    },
    hue: {
      0: hue('#4533c4'),
      1: hue('#0f6a5b'),
      2: hue('#9a3412'),
      3: hue('#1d5fa8'),
      4: hue('#8b2f6b'),
      5: hue('#5b6414'),
      6: hue('#6b3fa0'),
      7: hue('#46505f'),
    },
  },
  defaultVariants: { size: 'medium', hue: '0' },
});

/** What a file looks like, beside its name. */
export const thumbnail = defineRecipe({
  className: 'thumbnail',
  base: {
    flexShrink: '0',
    width: '16',
    height: '12',
    objectFit: 'cover',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'sunken',
  },
});

export const person = defineSlotRecipe({
  className: 'person',
  slots: ['root', 'words', 'name', 'note'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    // Beside other columns a name keeps its words whole; alone on a narrow screen it has the room there is.
    words: { display: 'grid', minWidth: '0', smDown: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    name: { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'break-word' },
    note: { textStyle: 'small', color: 'muted', overflowWrap: 'break-word' },
  },
});

export const ring = defineSlotRecipe({
  className: 'ring',
  slots: ['root', 'drawing', 'track', 'fill', 'inside'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      '& > *': { gridArea: '1 / 1' },
    },
    drawing: { width: '5rem', height: '5rem', transform: 'rotate(-90deg)' },
    track: { fill: 'none', stroke: 'line', strokeWidth: '4' },
    fill: { fill: 'none', stroke: 'brand', strokeWidth: '4', strokeLinecap: 'round' },
    inside: {
      display: 'grid',
      placeItems: 'center',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const logo = defineRecipe({
  className: 'logo',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'bold',
    fontSize: 'lg',
    letterSpacing: 'tight',
    lineHeight: 'none',
    color: 'text',
    '& svg': { width: '8', height: '8', flexShrink: '0' },
  },
  variants: {
    size: {
      medium: {},
      large: { fontSize: 'xl', gap: '3', '& svg': { width: '10', height: '10' } },
    },
    ground: { page: {}, brand: { color: 'onBrand' } },
  },
  defaultVariants: { size: 'medium', ground: 'page' },
});

/** What the people of an organisation see as its mark. The ground stays light: logos are drawn for paper. */
export const organizationMark = defineSlotRecipe({
  className: 'mark',
  slots: ['root', 'picture', 'label'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '3', minWidth: '0' },
    picture: {
      height: '8',
      width: 'auto',
      maxWidth: '8rem',
      objectFit: 'contain',
      flexShrink: '0',
      padding: '1',
      borderRadius: 'control',
      background: 'paper',
    },
    label: {
      textStyle: 'label',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      lineClamp: '2',
    },
  },
});
