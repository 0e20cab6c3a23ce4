import { use } from 'react';
import { table } from '#styled/recipes/table.js';
import { ArrowDown, ArrowUp, ArrowUpDown } from '../icons.ts';
import { nextSort, SortingContext } from './sorting.ts';
import * as texts from './texts.ts';

interface ColumnHeadProps {
  header: string;
  align?: 'start' | 'end' | undefined;
  from?: 'wide' | undefined;
  sort?: string | undefined;
}

/** As in the other parts of the table. */
const spelt = { role: 'columnheader' } as const;
const said = { Ascending: 'ascending', Descending: 'descending' } as const;
const arrows = { Ascending: ArrowUp, Descending: ArrowDown } as const;

/** The head of a column; where its list can be sorted by it, a button that says how it is. */
export function ColumnHead({ header, align, from, sort }: ColumnHeadProps) {
  const sorting = use(SortingContext);
  const look = table();
  const next = sorting && sort !== undefined ? nextSort(sorting, sort) : undefined;
  const current = sorting?.current?.propertyName === sort ? sorting?.current?.order : undefined;
  const Arrow = current === undefined ? ArrowUpDown : arrows[current];
  return (
    <th
      className={look.headCell}
      {...spelt}
      scope="col"
      data-align={align}
      data-from={from}
      aria-sort={next && current && said[current]}
    >
      {next === undefined ? (
        header
      ) : (
        <button
          type="button"
          className={look.sort}
          title={texts.sortedBy(next.label)}
          onClick={() => sorting?.onSort(next)}
        >
          {header}
          <Arrow />
        </button>
      )}
    </th>
  );
}
