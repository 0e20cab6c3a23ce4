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

export const resourceKindNames: Readonly<Record<ResourceKind, string>> = {
  file: 'File',
  link: 'Link',
  video: 'Video',
  embed: 'Embedded page',
  article: 'Article',
};

/** Where a resource lies. All but the global ones lie in a record of that kind. */
export const resourceScopes = ['global', 'programme', 'session', 'booking'] as const;
export type ResourceScope = (typeof resourceScopes)[number];

/** Whom a resource is for. Staff see all of them. */
export const resourceAudiences = ['both', 'members', 'coaches'] as const;
export type ResourceAudience = (typeof resourceAudiences)[number];

/** How far a reader has come with a resource. */
export const resourceProgress = ['unseen', 'opened', 'done'] as const;
export type ResourceProgress = (typeof resourceProgress)[number];

/** So many files can be added at once, each as a resource of its own. */
export const mostTogether = 10;

/** Categories that one resource may lie in. */
export const mostCategories = 10;
