/** An organisation that the reader may create teams in, and staff anything, found by name: `<ChooseRecord {...findOrganization} …>`. */
export const findOrganization = {
  route: 'GET /teams/choices',
  input: (search: string) => ({ query: { search } }),
  nameOf: ({ name }: { readonly name: string }) => name,
  placeholder: 'Search organisations',
  none: 'No organisation by that name.',
} as const;
