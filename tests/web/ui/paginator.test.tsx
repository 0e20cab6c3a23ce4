import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastPage, pageSummary, pageWindow } from '#web/ui/lists/page-window.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { LocaleContext } from '#web/ui/numbers.ts';
import { Paginator } from '#web/ui/lists/paginator.tsx';
import { show } from './show.tsx';

const twenty = (pageNumber: number, total: number) => ({ pageNumber, perPage: 20, total });

describe('the window of pages', () => {
  test.each([
    [6, 1204, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1, 1204, [1, 2, 3, 4, 5]],
    [61, 1204, [57, 58, 59, 60, 61]],
    [2, 41, [1, 2, 3]],
    [1, 0, [1]],
  ])('reaches four pages either side of page %i of %i results', (pageNumber, total, pages) => {
    expect(pageWindow(twenty(pageNumber, total))).toEqual(pages);
  });

  test('never leaves the pages there are, has the current one, and has no gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 400 }),
        fc.nat(6000),
        fc.integer({ min: 1, max: 999 }),
        (pageNumber, total, perPage) => {
          const meta = { pageNumber, perPage, total };
          const pages = pageWindow(meta);
          const current = Math.min(Math.max(1, pageNumber), lastPage(meta));
          expect(pages).toContain(current);
          expect(pages.at(0)).toBe(Math.max(1, current - 4));
          expect(pages.at(-1)).toBe(Math.min(lastPage(meta), current + 4));
          expect(pages).toHaveLength((pages.at(-1) ?? 0) - (pages.at(0) ?? 0) + 1);
        },
      ),
    );
  });
});

describe('the summary', () => {
  test.each([
    [1, 0, 'No results'],
    [1, 4, 'Showing 1 to 4 of 4 results'],
    [6, 1204, 'Showing 101 to 120 of 1,204 results'],
    [61, 1204, 'Showing 1,201 to 1,204 of 1,204 results'],
  ])('of page %i of %i reads “%s”', (pageNumber, total, sentence) => {
    expect(pageSummary(twenty(pageNumber, total), formatNumber)).toBe(sentence);
  });

  test('is in the figures of its reader', async () => {
    await show(
      <LocaleContext value="de">
        <Paginator meta={twenty(1, 1204)} />
      </LocaleContext>,
    );
    expect(screen.getByText('Showing 1 to 20 of 1.204 results')).toBeDefined();
  });
});

describe('the paginator', () => {
  test('links to each page and keeps the other search parameters', async () => {
    await show(<Paginator meta={twenty(2, 60)} />, '/?search=ana&pageNumber=2');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe(null);
    const next = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Next page' }).href);
    expect(next.searchParams.get('pageNumber')).toBe('3');
    expect(next.searchParams.get('search')).toBe('ana');
  });

  test('has no way before the first page nor after the last', async () => {
    await show(<Paginator meta={twenty(1, 4)} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBe(null);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBe(null);
  });

  test('leads from beyond the last page back to it', async () => {
    await show(<Paginator meta={twenty(9, 60)} />, '/?pageNumber=9');
    const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Previous page' });
    expect(new URL(back.href).searchParams.get('pageNumber')).toBe('3');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBe(null);
  });

  test('says that there are no results, and offers no pages', async () => {
    await show(<Paginator meta={twenty(1, 0)} />);
    expect(screen.getByText('No results')).toBeDefined();
    expect(screen.queryAllByRole('link')).toHaveLength(0);
  });
});
