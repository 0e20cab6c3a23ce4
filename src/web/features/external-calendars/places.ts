import type { LinkProps } from '@tanstack/react-router';
import { titles } from './titles.ts';

/** Whose calendars a page is about, and where the pages around it are. */
export interface Place {
  /** The coach; null for the reader's own. */
  readonly coach: string | null;
  readonly list: LinkProps;
  readonly connect: LinkProps;
  /** Where a calendar that is not connected yet is gone on with. */
  readonly goOn: (calendar: string) => LinkProps;
  readonly disconnect: (calendar: string) => LinkProps;
}

export const titlesOf = ({ coach }: Pick<Place, 'coach'>) =>
  coach === null ? titles.own : titles.coach;

export const ownCalendars: Place = {
  coach: null,
  list: { to: '/app/external-calendars' },
  connect: { to: '/app/external-calendars/connect' },
  goOn: (calendar) => ({ to: '/app/external-calendars/connect', search: { calendar } }),
  disconnect: (externalCalendar) => ({
    to: '/app/external-calendars/$externalCalendar/delete',
    params: { externalCalendar },
  }),
};

export const calendarsOf = (coach: string): Place => ({
  coach,
  list: { to: '/app/coaches/$coach/external-calendars', params: { coach } },
  connect: { to: '/app/coaches/$coach/external-calendars/connect', params: { coach } },
  goOn: (calendar) => ({
    to: '/app/coaches/$coach/external-calendars/connect',
    params: { coach },
    search: { calendar },
  }),
  disconnect: (externalCalendar) => ({
    to: '/app/coaches/$coach/external-calendars/$externalCalendar/delete',
    params: { coach, externalCalendar },
  }),
});
