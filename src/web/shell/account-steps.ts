import type { MayOpen } from '../ui/may-open.ts';
import type { Step } from './routing/trail-of.ts';
import * as texts from './texts.ts';

/** Who is on the page. */
export interface Reader {
  readonly id: string;
  readonly organization: { readonly id: string } | null;
}

/** What leads to somebody's account, as far as it is open to the reader, from the pages about them as a coach or a member, which have no page of their own above them. */
export function accountSteps(
  reader: Reader,
  mayOpen: MayOpen,
  pattern: string,
  params: Readonly<Record<string, string>>,
): readonly Step[] {
  const user =
    pattern === '/app/coaches/$coach'
      ? params['coach']
      : pattern === '/app/members/$member'
        ? params['member']
        : undefined;
  if (user === undefined) return [];
  if (mayOpen('/app/users/$user'))
    return [
      ['/app/users', {}, texts.users],
      ['/app/users/$user', { user }, texts.userDetails],
    ];
  if (user === reader.id) return [['/app/profile', {}, texts.profile]];
  const members = '/app/organizations/$organization/members';
  if (!mayOpen(members) || reader.organization === null) return [];
  return [[members, { organization: reader.organization.id }, texts.organisationMembers]];
}
