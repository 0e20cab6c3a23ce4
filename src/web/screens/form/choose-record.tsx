import { useState, type ReactNode } from 'react';
import type { DataOf, EndpointName, InputOf } from '../../api/call.ts';
import { Combobox } from '../../ui/forms/combobox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useApiQuery } from '../use-api-query.ts';
import * as texts from './texts.ts';

/** Endpoints that find records by a part of their name. */
export type SearchEndpoint = {
  [R in EndpointName & `GET ${string}`]: DataOf<R> extends readonly { readonly id: string }[]
    ? R
    : never;
}[EndpointName & `GET ${string}`];
type Found<R extends SearchEndpoint> =
  DataOf<R> extends readonly (infer Each extends { readonly id: string })[] ? Each : never;

export interface ChosenRecord {
  readonly id: string;
  readonly name: string;
}

/** Where records of a kind are found, and how they are shown. */
export interface Finder<R extends SearchEndpoint> {
  /** Who finds them; `search` is what was typed. */
  readonly route: R;
  readonly input: (search: string) => InputOf<R>;
  readonly nameOf: (found: Found<R>) => string;
  /** How one stands in the list; its name when left out. */
  readonly show?: (found: Found<R>) => ReactNode;
  readonly placeholder: string;
  /** Said when nothing was found. */
  readonly none: string;
}

interface ChooseRecordProps<R extends SearchEndpoint> extends Finder<R> {
  label: string;
  errorKey?: string;
  /** Of the field itself, where a page has two of this label. */
  id?: string;
  required?: boolean;
  /** "Type part of the name." when left out; empty for none. */
  tip?: string;
  chosen: ChosenRecord | null;
  onChoose: (chosen: ChosenRecord | null) => void;
}

/** One of any number of records, found by name on the server. */
export function ChooseRecord<R extends SearchEndpoint>(props: ChooseRecordProps<R>) {
  const { route, input, nameOf, show, chosen, onChoose, label, errorKey, id } = props;
  const [search, setSearch] = useState('');
  const query = useApiQuery(route, input(search), { keepPrevious: true });
  const found = (query.data ?? []) as unknown as readonly Found<R>[];
  return (
    <Field
      label={label}
      errorKey={errorKey}
      id={id}
      required={props.required}
      tip={props.tip ?? texts.typePartOfTheName}
    >
      <Combobox
        busy={query.isFetching}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        chosen={chosen?.name ?? ''}
        placeholder={props.placeholder}
        none={props.none}
        options={found.map((each) => ({
          value: each.id,
          label: nameOf(each),
          content: show?.(each),
        }))}
        onSearch={setSearch}
        onChoose={(option) =>
          onChoose(option === null ? null : { id: option.value, name: option.label })
        }
      />
    </Field>
  );
}
