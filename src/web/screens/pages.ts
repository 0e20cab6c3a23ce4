import type { Audience } from '#machines/audiences.ts';
import type { FileRoutesByPath } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Screen = () => ReactNode;

interface PageOfTable {
  readonly audience: Audience;
  readonly title: string;
  readonly screen: Screen;
  /** What its address may say: the list that it shows. */
  readonly list?: { readonly search: unknown };
}

/**
 * Several pages in one file, by their addresses: `export const pages = { '/app/teams/create': page('staff', 'Create Team', CreateTeam), … } satisfies Pages`. Each gets a
 * route when the pages are built (`src/tools/pages/page-tables.ts`), which reads the table as it is written; all of them share the script of the file.
 */
export type Pages = { readonly [Path in keyof FileRoutesByPath]?: PageOfTable };

/** A page for some of those who are signed in. */
export const page = (audience: Audience, title: string, screen: Screen): PageOfTable => ({
  audience,
  title,
  screen,
});

/** A page with a list, whose address says what is shown of it. */
export const listPage = (
  audience: Audience,
  title: string,
  screen: Screen,
  list: { readonly search: unknown },
): PageOfTable => ({ audience, title, screen, list });
