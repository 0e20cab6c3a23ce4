import type { ComponentType } from 'react';
import { ChooseRecord, type Finder, type SearchEndpoint } from '../form/choose-record.tsx';
import type { FilterUse } from './list-filters.ts';

interface FoundFilterProps<R extends SearchEndpoint> extends FilterUse {
  label: string;
  find: Finder<R>;
}

/** Narrows a list to one of many, found by name on the server. */
export function FoundFilter<R extends SearchEndpoint>(props: FoundFilterProps<R>) {
  const { label, find, value, name = '', onChange } = props;
  return (
    <ChooseRecord<R>
      {...find}
      label={label}
      id={`filter-${label.toLowerCase()}`}
      tip=""
      chosen={value === undefined ? null : { id: value, name }}
      onChoose={(chosen) => onChange(chosen?.id)}
    />
  );
}

/** The same for one finder, for a panel that fetches it when it is opened. */
export const foundFilter = <R extends SearchEndpoint>(
  label: string,
  find: Finder<R>,
): ComponentType<FilterUse> =>
  function Found(use) {
    return <FoundFilter label={label} find={find} {...use} />;
  };
