import { ChooseRecord, type Finder, type SearchEndpoint } from '../form/choose-record.tsx';

interface FoundFilterProps<R extends SearchEndpoint> {
  label: string;
  find: Finder<R>;
  value: string | undefined;
  /** What the one with that id is called; undefined while that is not known. */
  name: string | undefined;
  onChange: (id: string | undefined) => void;
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
