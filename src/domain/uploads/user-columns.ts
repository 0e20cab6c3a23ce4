import { formatNumber } from '../text/numbers.ts';

/** The columns of a file of users (domain reference, 3.1), in the order of the template. */
export const userColumns = [
  'firstName',
  'lastName',
  'email',
  'role',
  'organization',
  'team',
  'programme',
  'timeZone',
  'language',
] as const;
export type UserColumn = (typeof userColumns)[number];

/** A file without one of these can't be used. In the others a cell may be empty and a column may be left out: what is there stays. */
export const requiredColumns = ['firstName', 'lastName', 'email', 'role'] as const;

/** Bytes that a file of rows may have, and rows (domain reference, 1: uploadMax). */
export const mostBytes = 5 * 1024 * 1024;
export const mostRows = 5000;

export const tooManyRows = (count: number, most: number): string =>
  `The file has ${formatNumber(count)} rows; the limit is ${formatNumber(most)}. Split it into several files.`;

/** What each column is called in words. */
export const columnNames: Readonly<Record<UserColumn, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  organization: 'Organisation',
  team: 'Team',
  programme: 'Programme',
  timeZone: 'Time zone',
  // How dates are written in mails: the product itself speaks English only.
  language: 'Date format',
};
