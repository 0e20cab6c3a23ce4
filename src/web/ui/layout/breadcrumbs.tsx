import { Link, type LinkProps } from '@tanstack/react-router';
import { breadcrumbs } from '#styled/recipes/breadcrumbs.js';
import { ChevronRight, Home } from '../icons.ts';
import { shortenBreadcrumb } from '../written/shorten.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as texts from './texts.ts';

/** Text, or a label with an optional way there (specification §3). */
export type Breadcrumb = string | { label: string; link?: LinkProps };

type BreadcrumbsProps = {
  /** Bookings for staff, the dashboard for others. */
  home: LinkProps;
  crumbs: readonly Breadcrumb[];
};

export function Breadcrumbs({ home, crumbs }: BreadcrumbsProps) {
  const look = breadcrumbs();
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={look.root}>
        <li>
          <Link {...home} className={look.home} aria-label={texts.home} title={texts.home}>
            <Home />
          </Link>
        </li>
        {crumbs.map((crumb, index) => {
          const { label, link } =
            typeof crumb === 'string' ? { label: crumb, link: undefined } : crumb;
          const short = shortenBreadcrumb(label);
          const cut = short !== label;
          const words = cut ? (
            <>
              <span aria-hidden="true">{short}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </>
          ) : (
            label
          );
          return (
            <li key={`${index} ${label}`} className={look.item}>
              <span className={look.separator}>
                <ChevronRight />
              </span>
              {link ? (
                <Link {...link} className={look.link} title={cut ? label : undefined}>
                  {words}
                </Link>
              ) : (
                <span
                  title={cut ? label : undefined}
                  aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                >
                  {words}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
