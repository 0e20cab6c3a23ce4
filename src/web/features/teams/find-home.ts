/** An organisation that the reader may create teams in, found by name: `<ChooseRecord {...findHome} …>`. */
export const findHome = {
  route: 'GET /teams/choices',
  input: (search: string) => ({ query: { search } }),
  nameOf: ({ name }: { readonly name: string }) => name,
  placeholder: 'Search organisations',
  none: 'No organisation of that name.',
} as const;
