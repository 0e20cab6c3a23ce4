import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DataOf } from '../../api/call.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { Loaded } from '../loaded.tsx';
import { Offered, type EventRecord, type OfferedProps } from './offered.tsx';
import type { Answer } from '../use-api-query.ts';
import {
  useEventForm,
  type BareEventOf,
  type EventEndpoint,
  type EventOf,
  type PayloadOf,
} from './use-event-form.ts';
import type { RecordForm } from '../form/use-record-form.ts';

/** What somebody fills in before an event is sent, and how it is sent. */
export interface EventFields<Payload, Data, Values extends object> {
  readonly initial: Values;
  readonly missing?: (values: Values, record: Data) => Readonly<Record<string, string>>;
  readonly payload: (values: Values, record: Data) => Payload;
  readonly children?: (form: RecordForm<Values>, record: Data) => ReactNode;
}

interface Words<R extends EventEndpoint, Data, More, Values> {
  /** The question, naming the thing: "Delete “Leading others”?" */
  title: (record: Data) => string;
  lead?: (record: Data) => ReactNode;
  /** What happens to whom: a sentence each, or a card of one's own. */
  consequences: (record: Data, more: More, values: Values) => readonly ReactNode[] | ReactNode;
  /** What else helps to decide, such as the bookings concerned. */
  details?: (record: Data) => ReactNode;
  verb: string;
  /** The way out, naming what stays: "Keep booking". */
  keepVerb: string;
  errorTitle: string;
  tone?: 'primary' | 'danger';
  /** What else has to be known before anybody is asked. */
  needs?: Answer<More>;
  /** Where it leads when it is done; to the record's own page when left out. */
  leadsTo?: (record: Data) => LinkProps;
  onDone?: (data: DataOf<R>) => void;
}

export type ConfirmEventProps<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data,
  More,
  Values extends object,
> = Omit<OfferedProps<Data>, 'event' | 'children'> &
  Words<R, Data, More, Values> & {
    /** Where the event is sent: `POST /teams/{team}/events`. */
    send: R;
    event: T;
    /** For an event whose payload may not be empty. */
    fields?: EventFields<PayloadOf<R, T>, Data, Values>;
  };

type Filled<Props extends { fields?: unknown }> = Props & Required<Pick<Props, 'fields'>>;

/** The whole page of one event of a record, its address apart: who may not, what happens, what has to be filled in, and where it leads. */
export function ConfirmEvent<
  R extends EventEndpoint,
  T extends BareEventOf<R>,
  Data extends EventRecord,
  More = undefined,
>(
  props: ConfirmEventProps<R, T, Data, More, Record<never, never>> & { fields?: undefined },
): ReactNode;
export function ConfirmEvent<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data extends EventRecord,
  Values extends object,
  More = undefined,
>(props: Filled<ConfirmEventProps<R, T, Data, More, Values>>): ReactNode;
export function ConfirmEvent<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data extends EventRecord,
  Values extends object,
  More,
>(props: ConfirmEventProps<R, T, Data, More, Values>): ReactNode {
  const { needs } = props;
  return (
    <Offered {...props}>
      {(record) =>
        needs === undefined ? (
          <EventForm {...props} record={record} more={undefined as More} />
        ) : (
          <Loaded query={needs}>
            {(more) => <EventForm {...props} record={record} more={more} />}
          </Loaded>
        )
      }
    </Offered>
  );
}

function EventForm<
  R extends EventEndpoint,
  T extends EventOf<R>,
  Data extends EventRecord,
  More,
  Values extends object,
>(props: ConfirmEventProps<R, T, Data, More, Values> & { record: Data; more: More }) {
  const { record, more, send, event, title, lead, back, leadsTo = back, fields } = props;
  const form = useEventForm<R, T, Values>(send, record, event, {
    initial: fields?.initial ?? ({} as Values),
    missing: (values) => fields?.missing?.(values, record) ?? {},
    payload: (values) => fields?.payload(values, record) ?? ({} as PayloadOf<R, T>),
    onDone: (data, go) => {
      props.onDone?.(data);
      void go(leadsTo(record) as never);
    },
  });
  return (
    <ConfirmPage
      title={title(record)}
      lead={lead?.(record)}
      form={form}
      consequences={props.consequences(record, more, form.values)}
      verb={props.verb}
      errorTitle={props.errorTitle}
      keep={back(record)}
      keepVerb={props.keepVerb}
      tone={props.tone}
    >
      {props.details?.(record)}
      {fields?.children?.(form, record)}
    </ConfirmPage>
  );
}
