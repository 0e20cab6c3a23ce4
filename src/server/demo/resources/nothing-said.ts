/** What a resource of the demo leaves out. */
export const nothingSaid = {
  file: null,
  description: null,
  audience: 'both',
  durationMinutes: null,
  availableFrom: null,
  availableTo: null,
  scope: 'global',
  target: null,
} as const;
