import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Fields } from '#domain/records/fields.ts';
import { Badge } from '../../ui/badge.tsx';
import { Plus } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { capitalised } from '../record/define-record.ts';
import { columnOf, type Says } from '../record/field-facts.ts';
import { ListPage } from './list-page.tsx';
import type { ListProps } from './list.tsx';
import type { RowChoice } from './row-choice.tsx';
import * as texts from './texts.ts';

interface Words {
  readonly noun: string;
  readonly nouns: string;
  readonly titles: string;
  readonly createPage: LinkProps;
}

type RecordListPageProps<Row, S extends { search: string }> = {
  of: Words;
  /** From `useRecordList`. */
  list: {
    readonly mayCreate: boolean;
    readonly parts: Omit<
      ListProps<Row, S>,
      'children' | 'choice' | 'empty' | 'nouns' | 'searchLabel'
    >;
  };
  /** What can be done with several of them at once. */
  choice?: RowChoice<Row> | undefined;
  /** What the page is called and where its records are created, where it isn't the list of all of them. */
  title?: string;
  create?: LinkProps;
  lead?: ReactNode;
  /** Of the list without records. */
  icon: ReactNode;
  /** Why it is empty. */
  none: ReactNode;
  /** Beside the first action. */
  actions?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The whole page of a list of records, its address apart: the words that all of them have, and the first action for whom the server says may create one. */
export function RecordListPage<Row, S extends { search: string }>(
  props: RecordListPageProps<Row, S>,
) {
  const { of, list, title = of.titles, create = of.createPage, lead, icon, none, actions } = props;
  const first = list.mayCreate ? (
    <LinkButton {...create} variant="primary" icon={<Plus />}>
      {texts.create(capitalised(of.noun))}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={title}
      lead={lead}
      actions={
        actions === undefined ? (
          first
        ) : (
          <>
            {first}
            {actions}
          </>
        )
      }
      nouns={of.nouns}
      choice={props.choice}
      searchLabel={texts.search(of.nouns)}
      empty={
        <EmptyState title={texts.noYet(of.nouns)} icon={icon} action={first}>
          {none}
        </EmptyState>
      }
    >
      {props.children}
    </ListPage>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly deletedAt: string | null;
}

/** Whether a record is there or was put away. */
export const statusColumn: Column<Pick<Row, 'deletedAt'>> = {
  key: 'status',
  header: texts.status,
  cell: ({ deletedAt }) =>
    deletedAt === null ? (
      <Badge tone="success">{texts.active}</Badge>
    ) : (
      <Badge>{texts.deleted}</Badge>
    ),
};

interface RecordTableProps<F extends Fields, Each extends Row, Order extends string> {
  of: { readonly titles: string; readonly fields: F; readonly pageOf: (id: string) => LinkProps };
  rows: readonly Each[];
  /** After the name, which leads to the record: a field by its name, or a column of one's own. */
  columns: readonly ((keyof F & string) | Column<Each, Order>)[];
  /** What can be done in a row. */
  actions?: ((row: Each) => ReactNode) | undefined;
}

/** Records as a table: the name, and what else is looked for. */
export function RecordTable<
  F extends Fields,
  Each extends Row & Partial<Says<F>>,
  Order extends string = never,
>({ of, rows, columns, actions }: RecordTableProps<F, Each, Order>) {
  const name: Column<Each, 'name'> = {
    key: 'name',
    header: texts.name,
    sort: 'name',
    cell: (row) => (
      <TextLink tone="record" {...of.pageOf(row.id)}>
        {row.name}
      </TextLink>
    ),
  };
  return (
    <DataTable<Each, Order | 'name'>
      caption={of.titles}
      rows={rows}
      rowKey={({ id }) => id}
      actions={actions}
      columns={[
        name,
        ...columns.map((column) =>
          typeof column === 'string' ? columnOf(of.fields, column) : column,
        ),
      ]}
    />
  );
}
