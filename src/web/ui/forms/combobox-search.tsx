import { Combobox, type ComboboxOption } from './combobox.tsx';
import { useServerSearch, type SearchServer } from './use-server-search.ts';

type ComboboxSearchProps = {
  /** The server's answer to a text. Called 250 ms after the last key, and with the empty text when the box is first entered. */
  load: SearchServer<ComboboxOption>;
  /** The name of what is chosen; empty when nothing is. */
  chosen: string;
  onChoose: (option: ComboboxOption | null) => void;
  placeholder?: string;
  /** Said when nothing was found. */
  none: string;
};

/** A combobox that does its own searching. */
export function ComboboxSearch({ load, ...props }: ComboboxSearchProps) {
  const { state, found, search, again } = useServerSearch(load);
  return (
    <Combobox
      {...props}
      options={found}
      busy={state === 'searching'}
      failed={state === 'failed'}
      onRetry={() => void again()}
      onSearch={(text) => void search(text)}
      onEnter={() => {
        if (state === 'idle') void search(props.chosen);
      }}
    />
  );
}
