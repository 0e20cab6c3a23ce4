import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { List, type ListProps } from './list.tsx';
import { Failed } from '../loaded.tsx';
import type { Answer } from '../use-api-query.ts';

type ListPageProps<Row, S extends { search: string }> = ListProps<Row, S> & {
  title: string;
  lead?: ReactNode;
  /** At the right of the title; the primary one first. */
  actions?: ReactNode;
  /** `Tabs`, where the list has them. */
  tabs?: ReactNode;
  /** Numbers and drawings about the whole list. */
  overview?: ReactNode;
};

/** A list in the order of the design: title, tabs, one row of search, filter and sort, chips, rows, paginator. */
export function ListPage<Row, S extends { search: string }>(props: ListPageProps<Row, S>) {
  const { title, lead, actions, tabs, overview, ...list } = props;
  if (isDenied(list.query))
    return <Failed error={list.query.error} onRetry={() => undefined} whole />;
  return (
    <Stack gap="6">
      <PageHeading title={title} lead={lead} actions={actions} />
      {overview}
      {tabs}
      <List {...list} />
    </Stack>
  );
}

/** Nothing of a list is for somebody who may not see it: neither its search nor its first action. */
const isDenied = ({ data, error }: Answer<unknown>): boolean =>
  data === undefined && error instanceof ApiError && [403, 404].includes(error.status);
