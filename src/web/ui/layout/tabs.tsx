import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { tabs } from '#styled/recipes/tabs.js';
import { CountBadge, CountPlace } from '../badge.tsx';

/** Tabs are links: each has an address, so that the back button and a pasted link lead to it. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={tabs().root} aria-label={label}>
      {children}
    </nav>
  );
}

type TabProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  current: boolean;
  /** How many there are behind it; null until that is known, so that its room is there. */
  count?: number | null;
};

function TabAnchor({ current, count, children, ...rest }: TabProps) {
  return (
    <a {...rest} className={tabs().tab} aria-current={current ? 'page' : undefined}>
      {children}
      {count === null ? <CountPlace /> : null}
      {typeof count !== 'number' ? null : (
        <CountBadge count={count} label={count === 1 ? 'result' : 'results'} />
      )}
    </a>
  );
}

export const Tab = createLink(TabAnchor);
