import { menu } from '#styled/recipes/menu.js';
import { Disclosure } from '../overlays/disclosure.tsx';
import { ArrowUpDown, Check } from '../icons.ts';
import * as texts from './texts.ts';

/** A sort option as the interface sends it, with the words to show (specification §3). */
export type SortOption = { propertyName: string; order: 'Ascending' | 'Descending'; label: string };

type SortMenuProps = {
  options: readonly SortOption[];
  current?: Pick<SortOption, 'propertyName' | 'order'>;
  onSort: (option: SortOption) => void;
};

/** Says how the list is sorted, and offers the other ways. */
export function SortMenu({ options, current, onSort }: SortMenuProps) {
  const look = menu();
  const shown = options.find(
    ({ propertyName, order }) => propertyName === current?.propertyName && order === current.order,
  );
  return (
    <Disclosure
      icon={<ArrowUpDown />}
      label={shown === undefined ? texts.sort : texts.sortedBy(shown.label)}
      name="Sort"
      side="end"
    >
      {(close) => (
        <ul>
          {options.map((option) => {
            const chosen = option === shown;
            return (
              <li key={`${option.propertyName} ${option.order}`}>
                <button
                  type="button"
                  className={look.item}
                  aria-current={chosen || undefined}
                  onClick={() => {
                    onSort(option);
                    close();
                  }}
                >
                  {option.label}
                  {chosen ? <Check /> : null}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Disclosure>
  );
}
