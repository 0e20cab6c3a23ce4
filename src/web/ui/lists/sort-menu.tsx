import { menu } from '#styled/recipes/menu.js';
import { Disclosure } from '../overlays/disclosure.tsx';
import { ArrowUpDown, Check } from '../icons.ts';

/** A sort option as the interface sends it, with the words to show (specification §3). */
export type SortOption = { propertyName: string; order: 'Ascending' | 'Descending'; label: string };

type SortMenuProps = {
  options: readonly SortOption[];
  current?: Pick<SortOption, 'propertyName' | 'order'>;
  onSort: (option: SortOption) => void;
};

export function SortMenu({ options, current, onSort }: SortMenuProps) {
  const look = menu();
  return (
    <Disclosure icon={<ArrowUpDown />} label="Sort" name="Sort" side="end">
      {(close) => (
        <ul>
          {options.map((option) => {
            const chosen =
              option.propertyName === current?.propertyName && option.order === current.order;
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
