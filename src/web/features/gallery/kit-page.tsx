import { Suspense, useLayoutEffect } from 'react';
import { shelfTitles, type ShelfName } from '#web/ui/gallery/shelf-titles.ts';
import { shelves } from '#web/ui/gallery/shelves.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { KitSearch } from './kit-search.ts';

const colours = [
  { theme: undefined, label: 'As the system' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
] as const;

const names = Object.keys(shelfTitles) as ShelfName[];

/** Every part of the product in every state, shelf by shelf, for designers and for the visual checks. */
export function Kit({ shelf, theme }: KitSearch) {
  const current = names.find((name) => name === shelf) ?? 'type';
  const Shelf = shelves[current];
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme !== undefined) dataset['theme'] = theme;
    return () => {
      delete dataset['theme'];
    };
  }, [theme]);
  return (
    <Stack gap="8">
      <PageHeading
        title="Interface kit"
        lead="Every part of the product in every state. Screens are composed of these and style nothing themselves."
      />
      <Stack gap="3">
        <Row as="nav" aria-label="Shelves" gap="1">
          {names.map((name) => (
            <Choice key={name} current={name === current} search={{ shelf: name, theme }}>
              {shelfTitles[name]}
            </Choice>
          ))}
        </Row>
        <Row as="nav" aria-label="Colours" gap="1">
          {colours.map((each) => (
            <Choice
              key={each.label}
              current={each.theme === theme}
              search={{ shelf: current, theme: each.theme }}
            >
              {each.label}
            </Choice>
          ))}
        </Row>
      </Stack>
      <Suspense fallback={<WaitingLines />}>
        <Shelf key={`${current} ${theme ?? ''}`} />
      </Suspense>
    </Stack>
  );
}

const Choice = ({
  current,
  search,
  children,
}: {
  current: boolean;
  search: KitSearch;
  children: string;
}) => (
  <LinkButton
    to="/charts/kit"
    search={search}
    size="small"
    variant={current ? 'secondary' : 'plain'}
    aria-current={current ? 'true' : undefined}
  >
    {children}
  </LinkButton>
);
