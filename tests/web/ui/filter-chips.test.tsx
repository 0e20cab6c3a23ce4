import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { FilterChips } from '#web/ui/lists/filter-chips.tsx';
import { FilterPanel } from '#web/ui/lists/filter-panel.tsx';
import { show } from './show.tsx';

function Filters({ all }: { all: readonly string[] }) {
  const [on, setOn] = useState(all);
  const filter = useRef<HTMLButtonElement>(null);
  return (
    <>
      <FilterPanel button={filter}>Fields</FilterPanel>
      <FilterChips
        chips={on.map((label) => ({
          key: label,
          label,
          onRemove: () => setOn(on.filter((other) => other !== label)),
        }))}
        onReset={() => setOn([])}
        onEmptied={() => filter.current?.focus()}
      />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const remove = (label: string) => fireEvent.click(button(`Remove filter ${label}`));

test('the focus of a removed filter moves to the next one, from the last one to the one before, and at the end to the filter button', async () => {
  await show(<Filters all={['One', 'Two', 'Three']} />);
  remove('Two');
  expect(document.activeElement).toBe(button('Remove filter Three'));
  remove('Three');
  expect(document.activeElement).toBe(button('Remove filter One'));
  remove('One');
  expect(document.activeElement).toBe(button('Filter'));
});

test('resetting gives the focus to the filter button', async () => {
  await show(<Filters all={['One', 'Two']} />);
  fireEvent.click(button('Reset'));
  expect(document.activeElement).toBe(button('Filter'));
});
