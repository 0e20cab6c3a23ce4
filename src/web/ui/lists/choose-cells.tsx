import { use, useId } from 'react';
import { table } from '#styled/recipes/table.js';
import { ChoosingContext } from './choosing.ts';
import * as texts from './texts.ts';

/** As in the other parts of the table. */
const spelt = { columnheader: { role: 'columnheader' }, cell: { role: 'cell' } } as const;

/** The box that chooses all rows of the page. */
export function ChooseHead() {
  const choosing = use(ChoosingContext);
  if (choosing === null) return null;
  const { all, toggleAll } = choosing;
  return (
    <th className={table().headCell} {...spelt.columnheader} scope="col">
      <input
        type="checkbox"
        aria-label={texts.chooseAllOnThisPage}
        checked={all === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = all === 'some';
        }}
        onChange={toggleAll}
      />
    </th>
  );
}

/** The box that chooses one row; `named` is the id of the cell that names it. */
export function ChooseCell({ row, named }: { row: string; named: string }) {
  const choosing = use(ChoosingContext);
  const id = useId();
  if (choosing === null) return null;
  return (
    <td className={table().choose} {...spelt.cell}>
      <input
        type="checkbox"
        id={id}
        aria-label={texts.choose}
        aria-labelledby={`${id} ${named}`}
        checked={choosing.chosen.has(row)}
        onChange={({ nativeEvent }) =>
          choosing.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  );
}
