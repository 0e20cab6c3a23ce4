import type { Role } from '#machines/person.ts';
import type { Me } from '../../screens/account/use-me.ts';
import type { SampleReader } from './sample-page.ts';
import { settings } from '../../settings.ts';

interface SamplePerson {
  readonly id: string;
  readonly fullName: string;
  readonly role: Role;
}

/** The people of the samples: whoever the models call so, with names for the screen. */
const people: readonly SamplePerson[] = [
  { id: 'mia', fullName: 'Mia Thornton', role: 'Member' },
  { id: 'max', fullName: 'Max Oduya', role: 'Member' },
  { id: 'lea', fullName: 'Léa Fontaine', role: 'OrganizationAdmin' },
  { id: 'carl', fullName: 'Carl Brandt', role: 'Coach' },
  { id: 'cora', fullName: 'Cora Sandoval', role: 'Coach' },
  { id: 'sam', fullName: 'Sam Whitlock', role: 'Admin' },
  { id: 'priya', fullName: 'Priya Raman', role: 'Admin' },
  { id: 'eva', fullName: 'Eva Marsh', role: 'SuperAdmin' },
];

const readers: Readonly<Record<SampleReader, string>> = {
  member: 'mia',
  coach: 'carl',
  staff: 'sam',
};

const personOf = (id: string | null): SamplePerson =>
  people.find((each) => each.id === id) ?? {
    id: id ?? 'sys',
    fullName: settings.productName,
    role: 'Member',
  };

export const readerOf = (as: SampleReader): SamplePerson => personOf(readers[as]);

/** A person as the wire tells of them. */
export const samplePerson = (id: string | null) => {
  const { fullName } = personOf(id);
  return { id: id ?? 'sys', fullName, pictureUrl: null };
};

const northwind = { id: 'northwind', name: 'Northwind', brandLabel: null, logoUrl: null };

export function sampleMe(as: SampleReader): Me {
  const { id, fullName, role } = readerOf(as);
  const [firstName = fullName] = fullName.split(' ');
  return {
    id,
    firstName,
    fullName,
    email: `${id}@sample.invalid`,
    role,
    organization: as === 'member' ? northwind : null,
    profilePicture: null,
    pinnedAward: null,
    achievement: {
      levelName: 'Explorer',
      badgeUrl: '/portraits/badge-explorer.svg',
      percentProgress: 40,
    },
    timeZone: 'Europe/London',
    locale: 'en-GB',
    loginMethod: 'password',
    owed: [],
  };
}
