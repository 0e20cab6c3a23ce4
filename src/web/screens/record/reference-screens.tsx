import type { ComponentProps, ReactNode } from 'react';
import type { Fields } from '#domain/records/fields.ts';
import type { EndpointName } from '../../api/call.ts';
import { ConfirmEvent, type ConfirmEventProps } from '../command/confirm-event.tsx';
import type { EventRecord } from '../command/offered.tsx';
import type { BareEventOf, EventEndpoint, EventOf } from '../command/use-event-form.ts';
import { CreateRecord, type CreateRecordProps } from '../form/create-record.tsx';
import { EditRecord, type EditRecordProps } from '../form/edit-record.tsx';
import type { FormOf } from '../form/field-values.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { RecordListPage, RecordTable } from '../list/record-list-page.tsx';
import { type ListEndpoint, type RecordList } from '../list/record-list.ts';
import { useListSearch, useRecordList } from '../list/use-record-list.tsx';
import type { ListSearch } from '../list/use-list-url.ts';
import type { Answer } from '../use-api-query.ts';
import type { RecordAt, RecordDefinition, RecordPath } from './define-record.ts';
import { RecordScreen, type PlainData } from './record-screen.tsx';

/** What the pages of such a record say that its fields do not. Nothing of it is a condition: a page that needs one is written by itself, and takes its place in the table. */
interface ReferenceWords<F extends Fields> {
  /** Of the list. */
  readonly lead: string;
  readonly icon: ReactNode;
  /** Why the list is empty. */
  readonly none: string;
  /** After the name. */
  readonly columns: readonly (keyof F & string)[];
  /** What happens when it is deleted, and when it is restored: a sentence each. */
  readonly deleted: readonly string[];
  readonly restored: readonly string[];
}

type Screens = Readonly<
  Record<'List' | 'Create' | 'Show' | 'Edit' | 'Delete' | 'Restore', () => ReactNode>
>;

type Data = PlainData & EventRecord & Readonly<Record<string, unknown>>;
type Form = FormOf<Fields>;
type Confirmed = Omit<
  ConfirmEventProps<
    EventEndpoint,
    BareEventOf<EventEndpoint>,
    Data,
    undefined,
    Record<never, never>
  >,
  'query' | 'consequences' | 'fields' | 'needs'
>;

/** A record of any such kind. */
interface AnyRecord extends Pick<
  RecordDefinition<RecordPath, Fields>,
  'noun' | 'nouns' | 'titles' | 'fields' | 'createPage' | 'pageOf' | 'actionsOf'
> {
  readonly useOne: () => Answer<Data>;
  readonly useHistory: () => ComponentProps<typeof RecordScreen<Fields, Data>>['history'];
  readonly creating: Omit<CreateRecordProps<EndpointName, Form, undefined>, 'children'>;
  readonly editing: Omit<
    EditRecordProps<EventEndpoint, EventOf<EventEndpoint>, Data, Form>,
    'children' | 'query' | 'lead'
  >;
  readonly deleting: Confirmed;
  readonly restoring: Confirmed;
}

type Row = Pick<Data, 'id' | 'name' | 'deletedAt'> & Readonly<Record<string, unknown>>;
type Shown = ComponentProps<typeof RecordListPage<Row, ListSearch>>['list'];

/** A kind whose fields say all that creating and editing write. */
type Whole<P extends RecordPath, F extends Fields> = RecordDefinition<P, F> & {
  readonly creating: { readonly body: (values: FormOf<F>) => unknown };
  readonly editing: {
    readonly initial: (record: RecordAt<P>) => FormOf<F>;
    readonly payload: (values: FormOf<F>) => unknown;
  };
};

/**
 * All pages of a record that is nothing but its fields, each for its line in the table of `pages`. The first page that needs more is written by itself, of the
 * same parts, and takes its place there; the others stay.
 */
export function referenceScreens<
  P extends RecordPath,
  F extends Fields,
  R extends ListEndpoint & `GET /${P}`,
>(
  definition: Whole<P, F>,
  list: RecordList<R> & { readonly search: { readonly parse: (params: unknown) => ListSearch } },
  { lead, icon, none, columns, deleted, restored }: ReferenceWords<F>,
): Screens {
  const after: readonly string[] = columns;
  // What the endpoints take and say was held against the fields where the kind was defined.
  const of = definition as unknown as AnyRecord;
  const useList = () => useRecordList(list, useListSearch(list)) as unknown as Shown;
  const inputs = (form: { readonly values: Form; change(patch: Partial<Form>): void }) => (
    <RecordFields fields={of.fields} form={form} own={{}} />
  );
  return {
    List: () => (
      <RecordListPage of={of} list={useList()} lead={lead} icon={icon} none={none}>
        {(rows) => <RecordTable of={of} rows={rows} columns={after} />}
      </RecordListPage>
    ),
    Create: () => <CreateRecord {...of.creating}>{inputs}</CreateRecord>,
    Show: () => <RecordScreen of={of} query={of.useOne()} history={of.useHistory()} />,
    Edit: () => (
      <EditRecord {...of.editing} query={of.useOne()}>
        {inputs}
      </EditRecord>
    ),
    Delete: () => (
      <ConfirmEvent {...of.deleting} query={of.useOne()} consequences={() => deleted} />
    ),
    Restore: () => (
      <ConfirmEvent {...of.restoring} query={of.useOne()} consequences={() => restored} />
    ),
  };
}
