import type { ReactNode } from 'react';
import { empty } from '#styled/recipes/empty.js';
import { Inbox } from '../icons.ts';

type EmptyStateProps = {
  title: string;
  /** Why it is empty, in one or two sentences. */
  children: ReactNode;
  /** The first step. */
  action?: ReactNode;
  icon?: ReactNode;
  /** `h1` where there is nothing else on the page. */
  level?: 'h1' | 'h2' | 'h3';
};

export function EmptyState({
  title,
  children,
  action,
  icon = <Inbox />,
  level: Heading = 'h2',
}: EmptyStateProps) {
  const look = empty();
  return (
    <div className={look.root}>
      <span className={look.icon}>{icon}</span>
      <Heading className={look.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      <div className={look.text}>{children}</div>
      {action}
    </div>
  );
}
