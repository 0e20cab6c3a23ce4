import { sql, type SQL } from 'drizzle-orm';
import { isMember } from '#machines/person.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { interactiveResources } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';

/** The programmes of somebody's organisation that are told of, with their activities, as a source of rows `a` and `p`. */
export const ofOwnOrganization = (member: string): SQL =>
  sql`programme_interactive_resources a
    join programmes p on p.id = a.programme_id and ${inState(sql`p.status`, programmeStates.shown)}
    join users u on u.id = ${member} and u.organization_id = p.organization_id
    where a.deleted_at is null`;

/** Coaches and staff see all activities; members those that their organisation has in a programme, whether or not they are in it. */
export const visibleInteractiveResources = (principal: Principal): SQL | undefined =>
  isMember(principal)
    ? sql`${interactiveResources.id} in (select a.interactive_resource_id from ${ofOwnOrganization(principal.id)})`
    : undefined;
