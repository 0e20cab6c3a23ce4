import type { LinkProps } from '@tanstack/react-router';

/** Whose time a page is about, and where the pages around it are. */
export interface Place {
  readonly coach: string;
  readonly isOwn: boolean;
  readonly availability: LinkProps;
  readonly hours: LinkProps;
}

export const ownTime = (coach: string): Place => ({
  coach,
  isOwn: true,
  availability: { to: '/app/availability' },
  hours: { to: '/app/working-hours/update' },
});

export const timeOf = (coach: string): Place => ({
  coach,
  isOwn: false,
  availability: { to: '/app/coaches/$coach/availability', params: { coach } },
  hours: { to: '/app/coaches/$coach/working-hours/update', params: { coach } },
});
