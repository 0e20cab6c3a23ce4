import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FilterPanel } from '#web/ui/lists/filter-panel.tsx';
import { SortMenu, type SortOption } from '#web/ui/lists/sort-menu.tsx';

afterEach(cleanup);

const button = (name: RegExp) => screen.getByRole('button', { name });
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBe(null));

/** The panel listens a moment after it has opened. */
const pressedAwayFrom = (text: string) =>
  waitFor(() => {
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(screen.queryByText(text)).toBe(null);
  });

describe('the filter panel', () => {
  const open = async (inside = <p>Status</p>) => {
    render(
      <>
        <FilterPanel active={2}>{inside}</FilterPanel>
        <p>Elsewhere</p>
      </>,
    );
    fireEvent.click(button(/^Filter/));
    await screen.findByText('Status');
  };

  test('is a dialog that has a name and belongs to its button', async () => {
    await open();
    const panel = screen.getByRole('dialog', { name: 'Filter' });
    expect(button(/^Filter/).getAttribute('aria-expanded')).toBe('true');
    expect(button(/^Filter/).getAttribute('aria-controls')).toBe(panel.id);
  });

  test('closes by its button', async () => {
    await open();
    fireEvent.click(button(/^Filter/));
    await gone('Status');
    expect(button(/^Filter/).getAttribute('aria-expanded')).toBe('false');
  });

  test('closes on a press outside, and not on one inside', async () => {
    await open();
    fireEvent.pointerDown(screen.getByText('Status'));
    expect(screen.queryByText('Status')).not.toBe(null);
    await pressedAwayFrom('Status');
  });

  test('stays while the focus goes elsewhere', async () => {
    await open();
    fireEvent.focusIn(screen.getByText('Elsewhere'));
    expect(screen.queryByText('Status')).not.toBe(null);
  });

  test('closes on Escape and gives the focus back', async () => {
    await open();
    fireEvent.keyDown(document, { key: 'Escape' });
    await gone('Status');
    await waitFor(() => expect(document.activeElement).toBe(button(/^Filter/)));
  });

  test('leaves Escape to what is open inside', async () => {
    await open(
      <button type="button" aria-expanded>
        Status
      </button>,
    );
    fireEvent.keyDown(button(/^Status/), { key: 'Escape' });
    expect(screen.queryByText('Status')).not.toBe(null);
    button(/^Status/).setAttribute('aria-expanded', 'false');
    fireEvent.keyDown(button(/^Status/), { key: 'Escape' });
    await gone('Status');
  });
});

describe('the sort menu', () => {
  const soonest: SortOption = { propertyName: 'start', order: 'Ascending', label: 'Soonest first' };
  const latest: SortOption = { propertyName: 'start', order: 'Descending', label: 'Latest first' };

  test('marks the order in force, tells the one chosen, closes and gives the focus back', async () => {
    const chosen: SortOption[] = [];
    render(
      <SortMenu
        options={[soonest, latest]}
        current={soonest}
        onSort={(option) => chosen.push(option)}
      />,
    );
    fireEvent.click(button(/^Sort: Soonest first$/));
    const inForce = await screen.findByRole('button', { name: 'Soonest first' });
    expect(inForce.getAttribute('aria-current')).toBe('true');
    fireEvent.click(button(/^Latest first$/));
    expect(chosen).toEqual([latest]);
    await gone('Latest first');
    expect(document.activeElement).toBe(button(/^Sort: Soonest first$/));
  });

  test('opens and closes by its button, and closes on a press outside, not on one inside', async () => {
    render(
      <>
        <SortMenu options={[soonest, latest]} onSort={() => undefined} />
        <p>Elsewhere</p>
      </>,
    );
    fireEvent.click(button(/^Sort$/));
    await screen.findByText('Latest first');
    fireEvent.click(button(/^Sort$/));
    await gone('Latest first');
    fireEvent.click(button(/^Sort$/));
    fireEvent.pointerDown(await screen.findByText('Latest first'));
    expect(screen.queryByText('Latest first')).not.toBe(null);
    await pressedAwayFrom('Latest first');
  });
});

test('a press on the button of one panel closes the other and opens its own', async () => {
  render(
    <>
      <FilterPanel>
        <p>Status</p>
      </FilterPanel>
      <SortMenu
        options={[{ propertyName: 'start', order: 'Ascending', label: 'Soonest first' }]}
        onSort={() => undefined}
      />
    </>,
  );
  fireEvent.click(button(/^Filter/));
  await screen.findByText('Status');
  // A panel hears of a press elsewhere from a moment after it has opened.
  await waitFor(() => {
    fireEvent.pointerDown(button(/^Sort$/));
    expect(button(/^Filter/).getAttribute('aria-expanded')).toBe('false');
  });
  button(/^Sort$/).focus();
  fireEvent.click(button(/^Sort$/));
  expect(button(/^Sort$/).getAttribute('aria-expanded')).toBe('true');
  await screen.findByText('Soonest first');
  await gone('Status');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sort' })).toBeTruthy());
  expect(button(/^Sort$/).getAttribute('aria-expanded')).toBe('true');
});
