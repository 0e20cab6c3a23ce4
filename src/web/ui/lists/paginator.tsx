import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paginator } from '#styled/recipes/paginator.js';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { useNumbers } from '../numbers.ts';
import { lastPage, pageSummary, pageWindow, type PageMeta } from './page-window.ts';
import * as texts from './texts.ts';

/** Pages by the search parameter `pageNumber` of the page it stands on; every other parameter is kept. */
export function Paginator({ meta, label = texts.pages }: { meta: PageMeta; label?: string }) {
  const look = paginator();
  const { number: inWords } = useNumbers();
  const last = lastPage(meta);
  const page = (number: number, label: string, shown: ReactNode) => {
    const current = number === meta.pageNumber;
    return number < 1 || number > last ? (
      <span className={look.page} data-disabled aria-hidden="true">
        {shown}
      </span>
    ) : (
      <Link
        to="."
        search={(previous: Record<string, unknown>) => ({ ...previous, pageNumber: number })}
        className={look.page}
        activeProps={{ 'aria-current': undefined }}
        aria-current={current ? 'page' : undefined}
        aria-label={label}
      >
        {shown}
      </Link>
    );
  };
  return (
    <nav className={look.root} aria-label={label}>
      <output className={look.summary}>{pageSummary(meta, inWords)}</output>
      {meta.total === 0 ? null : (
        <ul className={look.pages}>
          <li>{page(Math.min(meta.pageNumber - 1, last), texts.previousPage, <ChevronLeft />)}</li>
          {pageWindow(meta).map((number) => (
            <li key={number}>{page(number, texts.pageNumber(number), inWords(number))}</li>
          ))}
          <li>{page(meta.pageNumber + 1, texts.nextPage, <ChevronRight />)}</li>
        </ul>
      )}
    </nav>
  );
}
