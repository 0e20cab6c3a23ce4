import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DataOf, EndpointName } from '../../api/call.ts';
import { Loaded } from '../loaded.tsx';
import type { BodyAt } from '../record/define-record.ts';
import type { Answer } from '../use-api-query.ts';
import { FormPage } from './form-page.tsx';
import { useRecordForm, type RecordForm } from './use-record-form.ts';

export interface CreateRecordProps<R extends EndpointName, Values extends object, More> {
  send: R;
  /** What is kept of it while nobody has sent it. */
  draft: string;
  title: string;
  lead?: ReactNode;
  verb: string;
  errorTitle: string;
  cancel: LinkProps;
  /** An answer with which the page begins: who does not get it is told that the page is not for them. */
  needs?: Answer<More>;
  initial: Values;
  missing: (values: Values) => Readonly<Record<string, string>>;
  body: (values: Values) => BodyAt<R>;
  /** Where it leads. */
  leadsTo: (made: DataOf<R>) => LinkProps;
  /** The fields. */
  children: (form: RecordForm<Values>, more: More) => ReactNode;
}

/** The whole page on which a record is created, its address apart. */
export function CreateRecord<R extends EndpointName, Values extends object, More = undefined>(
  props: CreateRecordProps<R, Values, More>,
) {
  const { needs } = props;
  if (needs === undefined) return <CreateForm {...props} more={undefined as More} />;
  return (
    <Loaded query={needs} whole>
      {(more) => <CreateForm {...props} more={more} />}
    </Loaded>
  );
}

function CreateForm<R extends EndpointName, Values extends object, More>(
  props: CreateRecordProps<R, Values, More> & { more: More },
) {
  const { send, draft, initial, missing, body, leadsTo, more, children, ...page } = props;
  const form = useRecordForm<R, Values>(send, {
    name: draft,
    initial,
    missing,
    input: (values) => ({ body: body(values) }) as never,
    onDone: (made, go) => void go(leadsTo(made)),
  });
  return (
    <FormPage {...page} form={form}>
      {children(form, more)}
    </FormPage>
  );
}
