import { brand } from '#domain/brand.ts';
import { isStaff, type Person } from '../person.ts';
import { inWords } from '../readers.ts';
import type { InviteContext } from './context.ts';

export type InviteReader = 'invitee' | 'inviter' | 'staff';

/**
 * Who reads what is said with an invitation and why it was declined: those two who say it to each other, and staff (domain reference, 6.8). The one
 * declaration: the guard and what the forms promise both come from this list.
 */
export const inviteTextReaders: readonly InviteReader[] = ['invitee', 'inviter', 'staff'];

type AroundInvite = Pick<InviteContext, 'inviteeId' | 'invitedBy'>;

const isReader: Readonly<Record<InviteReader, (person: Person, invite: AroundInvite) => boolean>> =
  {
    invitee: ({ id }, { inviteeId }) => id === inviteeId,
    inviter: ({ id }, { invitedBy }) => id === invitedBy,
    staff: (person) => isStaff(person),
  };

/** The read guard of the texts of an invitation. */
export const mayReadInviteTexts = (person: Person, invite: AroundInvite): boolean =>
  inviteTextReaders.some((reader) => isReader[reader](person, invite));

/** Who reads it besides whoever writes it, for the tip of its field. */
export const inviteReadersInWords = (
  names: Partial<Readonly<Record<'invitee' | 'inviter', readonly string[]>>>,
): string => inWords(inviteTextReaders, { ...names, staff: [`${brand.productName} staff`] });
