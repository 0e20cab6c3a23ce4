import type { PersonSpec } from './person.ts';

export const staffSpecs: readonly PersonSpec[] = [
  {
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'Admin',
    jobTitle: 'Programme Manager',
    zone: 'Europe/London',
  },
  {
    firstName: 'Thomas',
    lastName: 'Ashworth',
    role: 'Admin',
    jobTitle: 'Client Success',
    zone: 'Europe/London',
  },
  {
    firstName: 'Eleanor',
    lastName: 'Vance',
    role: 'SuperAdmin',
    jobTitle: 'Director of Operations',
    zone: 'Europe/London',
  },
];
