/** A coach, found by name: for lists of staff. */
export const findCoach = {
  route: 'GET /coach-permissions/choices',
  input: (search: string) => ({ query: { kind: 'coach' as const, search } }),
  nameOf: ({ name }: { readonly name: string }) => name,
  placeholder: 'Search coaches',
  none: 'No coach by that name.',
} as const;
