import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Database } from '#database/database.ts';
import {
  memberParty,
  ownParty,
  permittedTeamParty,
  teamParty,
  type Party,
} from '#server/features/bookings/public.ts';
import { isMember } from '#machines/person.ts';

/** A member who asks for themselves, as their sign-in knows them: nothing has to be looked up. Null for whoever asks for others. */
export const partyOfAsker = (principal: Principal, whom: string | null | undefined): Party | null =>
  isMember(principal) && !whom && principal.organizationId !== null
    ? {
        organizationId: principal.organizationId,
        teamId: null,
        leaderId: null,
        ownerId: principal.id,
        memberIds: [principal.id],
        holder: { type: 'member', id: principal.id },
        timeZone: principal.timeZone,
      }
    : null;

/**
 * Whom a booking is for: a member books for themselves or, as its leader, for a team; coaches and staff name a member or a team of theirs. Refused when the
 * team is not led by the asker, and when the member is not theirs to book for or does not exist.
 */
export async function partyFor(
  db: Database,
  principal: Principal,
  whom: string | null | undefined,
  now: number,
): Promise<Party> {
  if (isMember(principal)) {
    const party = whom ? await teamParty(db, whom, principal.id) : await ownParty(db, principal.id);
    if (!party) throw refuse.forbidden('Only a team leader can book for a team.');
    return party;
  }
  const party = whom
    ? ((await memberParty(db, principal, whom, now)) ??
      (await permittedTeamParty(db, principal, whom, now)))
    : null;
  if (!party) throw refuse.invalid({ for: 'Choose a member.' });
  return party;
}
