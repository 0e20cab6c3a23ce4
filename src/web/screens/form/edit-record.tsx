import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormPage } from './form-page.tsx';
import { Offered, type EventRecord, type OfferedProps } from '../command/offered.tsx';
import {
  useEventForm,
  type EventEndpoint,
  type EventOf,
  type PayloadOf,
} from '../command/use-event-form.ts';
import type { RecordForm } from './use-record-form.ts';
import * as texts from './texts.ts';

export interface EditRecordProps<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data,
  Values extends object,
> extends Omit<OfferedProps<Data>, 'event' | 'children'> {
  /** Where the event is sent: `POST /teams/{team}/events`. */
  send: R;
  event: T;
  title: string;
  lead?: (record: Data) => ReactNode;
  /** What the fields begin with. */
  initial: (record: Data) => Values;
  missing?: (values: Values) => Readonly<Record<string, string>>;
  payload: (values: Values, record: Data) => PayloadOf<R, T>;
  /** Where it leads when it is saved; to the record's own page when left out. */
  leadsTo?: (record: Data) => LinkProps;
  /** The fields. */
  children: (form: RecordForm<Values>, record: Data) => ReactNode;
}

/** The whole page on which a record is edited, its address apart: who may not, the form, what was typed when somebody else was faster, and where it leads. */
export function EditRecord<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data extends EventRecord,
  Values extends object,
>(props: EditRecordProps<R, T, Data, Values>) {
  return (
    <Offered {...props}>
      {(record) => <EditForm {...props} key={record.id} record={record} />}
    </Offered>
  );
}

function EditForm<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data extends EventRecord,
  Values extends object,
>({ record, children, ...props }: EditRecordProps<R, T, Data, Values> & { record: Data }) {
  const { send, event, title, lead, initial, missing, payload, back, leadsTo = back } = props;
  const form = useEventForm<R, T, Values>(send, record, event, {
    initial: initial(record),
    missing,
    payload: (values) => payload(values, record),
    onDone: (_, go) => void go(leadsTo(record)),
  });
  return (
    <FormPage
      title={title}
      lead={lead?.(record)}
      form={form}
      verb={texts.save}
      errorTitle={texts.notSavedYet}
      cancel={back(record)}
    >
      {children(form, record)}
    </FormPage>
  );
}
