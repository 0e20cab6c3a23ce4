import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { sidebar } from '#styled/recipes/sidebar.js';
import { shortenSidebarLabel } from '../written/shorten.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as texts from './texts.ts';

export function SidebarNav({ children }: { children: ReactNode }) {
  return (
    <nav className={sidebar().nav} aria-label={texts.main}>
      {children}
    </nav>
  );
}

type SidebarAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & {
  label: string;
  icon?: ReactNode;
  /** How much waits there, behind the label. */
  mark?: ReactNode;
};

function SidebarAnchor({ label, icon, mark, ...rest }: SidebarAnchorProps) {
  const look = sidebar();
  const short = shortenSidebarLabel(label);
  return (
    <a {...rest} className={look.link} title={short === label ? undefined : label}>
      {icon}
      {short === label ? (
        <span className={look.label}>{label}</span>
      ) : (
        <>
          <span className={look.label} aria-hidden="true">
            {short}
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
      {mark}
    </a>
  );
}

/** An entry of the sidebar; the router marks the one that is open. */
export const SidebarLink = createLink(SidebarAnchor);

type Profile = { name: string; note: string; picture: ReactNode; award?: ReactNode };

function ProfileParts({ name, note, picture, award }: Profile) {
  const look = sidebar();
  return (
    <>
      <span className={look.profilePicture}>
        {picture}
        {award ? <span className={look.profileAward}>{award}</span> : null}
      </span>
      <span className={look.profileWords}>
        <span className={look.profileName} title={name}>
          {name}
        </span>
        <span className={look.profileNote} title={note}>
          {note}
        </span>
      </span>
    </>
  );
}

type ProfileAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> & Profile;

function ProfileAnchor({ name, note, picture, award, ...rest }: ProfileAnchorProps) {
  return (
    <a {...rest} className={sidebar().profile}>
      <ProfileParts name={name} note={note} picture={picture} award={award} />
    </a>
  );
}

/** The profile card: picture, name, organisation, award. */
export const ProfileLink = createLink(ProfileAnchor);

/** The same, leading nowhere. */
export function ProfileStill(profile: Profile) {
  return (
    <div className={sidebar().profile}>
      <ProfileParts {...profile} />
    </div>
  );
}

export function PoweredBy({ children }: { children: ReactNode }) {
  return <p className={sidebar().powered}>{children}</p>;
}
