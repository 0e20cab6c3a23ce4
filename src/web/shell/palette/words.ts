import type { DataOf } from '../../api/call.ts';

export type Found = DataOf<'GET /find'>['results'][number];

export const words = {
  button: 'Find anything',
  title: 'Find anything',
  field: 'A name, a reference, a page or an action',
  recent: 'Recent',
  acts: 'Actions',
  pages: 'Pages',
  searching: 'Searching…',
  failed: 'People and records couldn’t be searched.',
  none: (text: string) =>
    `Nothing matches “${text}”. Try a part of a name, or a booking’s reference.`,
  copySupportLink: 'Copy support link',
} as const;

/** The heads of what the server found, in their order. */
export const kindNames: Readonly<Record<Found['kind'], string>> = {
  person: 'People',
  booking: 'Bookings',
  team: 'Teams',
  programme: 'Programmes',
  session: 'Sessions',
  organization: 'Organisations',
};
