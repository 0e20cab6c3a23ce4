import type { Place } from '#domain/bookings/place.ts';
import type { GroupKind } from '#machines/booking-group/labels.ts';
import { isMember, isStaff, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { memberParties, teamParty, teamPartyOf, type Party } from '../record/party.ts';
import type { Pattern } from './dates.ts';

/** Sessions that somebody wants to book together. */
export interface GroupRequest {
  readonly kind: GroupKind;
  readonly session: string;
  readonly coach: string;
  readonly team?: string | null | undefined;
  readonly members: readonly string[];
  /** Only its credits pay; those of any where none is named. */
  readonly programme?: string | null | undefined;
  /** Where they are to be, once that is known. */
  readonly location?: Pick<Place, 'kind'>;
  readonly pattern: Pattern;
  /** Starts that are not to be booked. */
  readonly leftOut: ReadonlySet<number>;
}

/**
 * Whose sessions they are: one party for a series, several members of one organisation for a cohort. Members book for a team that they lead, and nothing
 * else (specification, section 6).
 */
export async function partiesFor(
  db: Database,
  by: Person,
  { kind, team, members }: Pick<GroupRequest, 'kind' | 'team' | 'members'>,
  now: number,
): Promise<readonly [Party, ...Party[]]> {
  if (isMember(by)) {
    const own = kind === 'series' && team ? await teamParty(db, team, by.id) : null;
    if (!own) throw refuse.forbidden('Only a team leader can book for a team.');
    return [own];
  }
  if (!isStaff(by)) throw refuse.forbidden();
  if (team && kind === 'series') {
    const party = await teamPartyOf(db, team);
    if (!party) throw refuse.invalid({ team: 'Choose a team that has a leader.' });
    return [party];
  }
  return membersOf(db, by, kind, [...new Set(members)], now);
}

async function membersOf(
  db: Database,
  by: Person,
  kind: GroupKind,
  ids: readonly string[],
  now: number,
): Promise<readonly [Party, ...Party[]]> {
  const parties = await memberParties(db, by, ids, now);
  if (parties.length < ids.length)
    throw refuse.invalid({ members: 'Choose members who are active.' });
  const [first, ...others] = parties;
  if (!first || (kind === 'series' && others.length > 0))
    throw refuse.invalid({ members: 'Choose a member.' });
  if (kind === 'cohort' && others.length === 0)
    throw refuse.invalid({ members: 'A cohort has at least two members.' });
  if (others.some(({ organizationId }) => organizationId !== first.organizationId))
    throw refuse.invalid({ members: 'Choose members of one organisation.' });
  return [first, ...others];
}
