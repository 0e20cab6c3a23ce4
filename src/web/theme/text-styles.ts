import { defineTextStyles } from '@pandacss/dev';

export const textStyles = defineTextStyles({
  display: {
    value: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
  },
  title: {
    value: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'tight' },
  },
  heading: {
    value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'tight' },
  },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  tiny: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
});
