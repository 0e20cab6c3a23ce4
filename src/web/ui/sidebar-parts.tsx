import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { sidebar } from '#styled/recipes/sidebar.js';
import { shortenSidebarLabel } from './shorten.ts';

export function SidebarNav({ children }: { children: ReactNode }) {
  return (
    <nav className={sidebar().nav} aria-label="Main">
      {children}
    </nav>
  );
}

type SidebarAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & { label: string; icon?: ReactNode };

function SidebarAnchor({ label, icon, ...rest }: SidebarAnchorProps) {
  const look = sidebar();
  const short = shortenSidebarLabel(label);
  const cut = short === label ? {} : { title: label, 'aria-label': label };
  return (
    <a {...rest} {...cut} className={look.link}>
      {icon}
      <span className={look.label}>{short}</span>
    </a>
  );
}

/** An entry of the sidebar; the router marks the one that is open. */
export const SidebarLink = createLink(SidebarAnchor);

type ProfileAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & { name: string; note: string; picture: ReactNode; award?: ReactNode };

function ProfileAnchor({ name, note, picture, award, ...rest }: ProfileAnchorProps) {
  const look = sidebar();
  return (
    <a {...rest} className={look.profile}>
      {picture}
      <span>
        <span className={look.profileName}>{name}</span>
        <span className={look.profileNote}>{note}</span>
      </span>
      {award}
    </a>
  );
}

/** The profile card: picture, name, organisation, award. */
export const ProfileLink = createLink(ProfileAnchor);

export function PoweredBy({ children }: { children: ReactNode }) {
  return <p className={sidebar().powered}>{children}</p>;
}
