import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListPage } from '#web/screens/list/list-page.tsx';
import type { ListProps } from '#web/screens/list/list.tsx';
import type { RowChoice } from '#web/screens/list/row-choice.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';

interface OfferedListProps<Row, S extends { search: string }> {
  /** The programme, and where its list is titled and added to. */
  place: {
    readonly id: string;
    readonly create: LinkProps;
    readonly titles: { readonly list: string };
  };
  /** From `useRecordList`. */
  list: {
    readonly mayCreate: boolean;
    readonly parts: Pick<ListProps<Row, S>, 'url' | 'query' | 'sorts' | 'filters' | 'chips'>;
  };
  /** What can be done with several of them at once. */
  choice: RowChoice<Row>;
  lead: (programme: string) => string;
  nouns: string;
  searchLabel: string;
  /** On the button of whoever may add to it. */
  add: string;
  /** Where there is nothing yet: what it is called, and what is said to whoever may add something and to everybody else. */
  none: { title: string; icon: ReactNode; toAdd: string; otherwise: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** The page of what a programme offers of one kind: whoever may adds to it. */
export function OfferedList<Row, S extends { search: string }>(props: OfferedListProps<Row, S>) {
  const { place, list, lead, nouns, searchLabel, none, children } = props;
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  const add = list.mayCreate ? (
    <LinkButton {...place.create} variant="primary" icon={<Plus />}>
      {props.add}
    </LinkButton>
  ) : undefined;
  return (
    <Loaded query={programme} whole>
      {({ name }) => (
        <ListPage
          {...list.parts}
          title={place.titles.list}
          lead={lead(name)}
          actions={add}
          nouns={nouns}
          searchLabel={searchLabel}
          choice={props.choice}
          empty={
            <EmptyState title={none.title} icon={none.icon} action={add}>
              {list.mayCreate ? none.toAdd : none.otherwise}
            </EmptyState>
          }
        >
          {children}
        </ListPage>
      )}
    </Loaded>
  );
}
