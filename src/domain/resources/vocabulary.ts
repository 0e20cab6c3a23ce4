/** The marks that categories of resources can have. */
export const categoryColours = [
  'yellow',
  'violet',
  'blue',
  'teal',
  'green',
  'orange',
  'pink',
  'grey',
] as const;
export type CategoryColour = (typeof categoryColours)[number];

/** What a resource is (domain reference, 9.1). */
export const resourceKinds = ['file', 'link', 'video', 'embed', 'article'] as const;
export type ResourceKind = (typeof resourceKinds)[number];
