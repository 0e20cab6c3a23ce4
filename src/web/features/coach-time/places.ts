import type { LinkProps } from '@tanstack/react-router';

/** Whose time a page is about, and where the pages around it are. */
export interface Place {
  readonly coach: string;
  readonly isOwn: boolean;
  /** Where somebody goes who leaves. */
  readonly back: LinkProps;
  readonly hours: LinkProps;
}

export const ownTime = (coach: string): Place => ({
  coach,
  isOwn: true,
  back: { to: '/app/dashboard' },
  hours: { to: '/app/working-hours/update' },
});

export const timeOf = (coach: string): Place => ({
  coach,
  isOwn: false,
  back: { to: '/app/users/$user', params: { user: coach } },
  hours: { to: '/app/coaches/$coach/working-hours/update', params: { coach } },
});
