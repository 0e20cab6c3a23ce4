import { FoundFilter } from './found-filter.tsx';
import type { FoundKind, Narrowed, NarrowedBy, NarrowedNames } from './found-kinds.ts';
import { OrganizationFilter } from './organization-filter.tsx';
import * as texts from './texts.ts';

interface NarrowingFiltersProps<By extends NarrowedBy> {
  kinds: readonly By[];
  search: Narrowed;
  names: NarrowedNames;
  onChange: (change: { readonly [Each in By]?: string | undefined }) => void;
}

/** One filter for each kind that the rows of a page have. Each takes effect at once. */
export function NarrowingFilters<By extends NarrowedBy>(props: NarrowingFiltersProps<By>) {
  const { kinds, search, names } = props;
  const choose = (by: By) => (chosen: string | undefined) =>
    props.onChange({ [by]: chosen } as { readonly [Each in By]?: string | undefined });
  return kinds.map((by) =>
    isFound(by) ? (
      <FoundFilter
        key={by}
        {...finders[by]}
        value={search[by]}
        name={names[by]}
        onChange={choose(by)}
      />
    ) : (
      <OrganizationFilter key={by} organization={search[by]} onChange={choose(by)} />
    ),
  );
}

const isFound = <By extends NarrowedBy>(by: By): by is By & FoundKind => by !== 'organization';

const find = (kind: FoundKind, many: string) => ({
  label: texts.narrowings[kind],
  find: {
    route: 'GET /bookings/choices',
    input: (search: string) => ({ query: { kind, search } }),
    nameOf: ({ name }: { readonly name: string }) => name,
    placeholder: texts.search(many),
    none: texts.noneByThatName(kind),
  } as const,
});

const finders = {
  session: find('session', 'sessions'),
  coach: find('coach', 'coaches'),
  programme: find('programme', 'programmes'),
  team: find('team', 'teams'),
};
