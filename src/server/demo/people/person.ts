import type { Role } from '#machines/person.ts';

/** Somebody of the demo as they are written down here, before they have an id. */
export interface PersonSpec {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly jobTitle: string;
  readonly zone: string;
  readonly locale?: string;
}

/** Somebody of the demo, known to everything that is made about them. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly zone: string;
  readonly createdAt: number;
}

/** The part of an e-mail address before the at sign: "José Luís Conceição" is jose-luis.conceicao. */
export function addressee({
  firstName,
  lastName,
}: Pick<PersonSpec, 'firstName' | 'lastName'>): string {
  const plain = (name: string) =>
    name
      .replaceAll('ø', 'o')
      .replaceAll('ß', 'ss')
      .replaceAll('ł', 'l')
      .replaceAll('Ł', 'l')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  return `${plain(firstName)}.${plain(lastName)}`;
}
