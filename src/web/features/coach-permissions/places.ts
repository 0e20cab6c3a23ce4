import type { LinkProps } from '@tanstack/react-router';
import type { PermissionEnd, PermissionScope } from '#domain/coach-permissions/vocabulary.ts';

/** One of the six lists of permissions: whose they are, and where its pages are. */
export interface Place {
  /** Whose list it is. */
  readonly end: PermissionEnd;
  readonly id: string;
  readonly scope: PermissionScope;
  readonly titles: Readonly<Record<'list' | 'add' | 'remove', string>>;
  readonly list: LinkProps;
  readonly create: LinkProps;
  readonly remove: (permission: string) => LinkProps;
}

export const titles = {
  ofCoach: {
    member: {
      list: 'Member Permissions',
      add: 'Add Member Permission',
      remove: 'Remove Member Permission',
    },
    session: {
      list: 'Session Permissions',
      add: 'Add Session Permission',
      remove: 'Remove Session Permission',
    },
    team: {
      list: 'Team Permissions',
      add: 'Add Team Permission',
      remove: 'Remove Team Permission',
    },
  },
  ofSubject: {
    member: {
      list: 'Member Coach Permissions',
      add: 'Add Member Coach',
      remove: 'Remove Member Coach',
    },
    session: {
      list: 'Session Coach Permissions',
      add: 'Add Session Coach',
      remove: 'Remove Session Coach',
    },
    team: { list: 'Team Coach Permissions', add: 'Add Team Coach', remove: 'Remove Team Coach' },
  },
} as const;

export const membersOf = (coach: string): Place => ({
  end: 'coach',
  id: coach,
  scope: 'member',
  titles: titles.ofCoach.member,
  list: { to: '/app/coaches/$coach/member-permissions', params: { coach } },
  create: { to: '/app/coaches/$coach/member-permissions/create', params: { coach } },
  remove: (memberPermission) => ({
    to: '/app/coaches/$coach/member-permissions/$memberPermission/delete',
    params: { coach, memberPermission },
  }),
});

export const sessionsOf = (coach: string): Place => ({
  end: 'coach',
  id: coach,
  scope: 'session',
  titles: titles.ofCoach.session,
  list: { to: '/app/coaches/$coach/session-permissions', params: { coach } },
  create: { to: '/app/coaches/$coach/session-permissions/create', params: { coach } },
  remove: (sessionPermission) => ({
    to: '/app/coaches/$coach/session-permissions/$sessionPermission/delete',
    params: { coach, sessionPermission },
  }),
});

export const teamsOf = (coach: string): Place => ({
  end: 'coach',
  id: coach,
  scope: 'team',
  titles: titles.ofCoach.team,
  list: { to: '/app/coaches/$coach/team-permissions', params: { coach } },
  create: { to: '/app/coaches/$coach/team-permissions/create', params: { coach } },
  remove: (teamPermission) => ({
    to: '/app/coaches/$coach/team-permissions/$teamPermission/delete',
    params: { coach, teamPermission },
  }),
});

export const coachesOfMember = (member: string): Place => ({
  end: 'member',
  id: member,
  scope: 'member',
  titles: titles.ofSubject.member,
  list: { to: '/app/members/$member/coach-permissions', params: { member } },
  create: { to: '/app/members/$member/coach-permissions/create', params: { member } },
  remove: (coachPermission) => ({
    to: '/app/members/$member/coach-permissions/$coachPermission/delete',
    params: { member, coachPermission },
  }),
});

export const coachesOfSession = (session: string): Place => ({
  end: 'session',
  id: session,
  scope: 'session',
  titles: titles.ofSubject.session,
  list: { to: '/app/sessions/$session/coach-permissions', params: { session } },
  create: { to: '/app/sessions/$session/coach-permissions/create', params: { session } },
  remove: (coachPermission) => ({
    to: '/app/sessions/$session/coach-permissions/$coachPermission/delete',
    params: { session, coachPermission },
  }),
});

export const coachesOfTeam = (team: string): Place => ({
  end: 'team',
  id: team,
  scope: 'team',
  titles: titles.ofSubject.team,
  list: { to: '/app/teams/$team/coach-permissions', params: { team } },
  create: { to: '/app/teams/$team/coach-permissions/create', params: { team } },
  remove: (coachPermission) => ({
    to: '/app/teams/$team/coach-permissions/$coachPermission/delete',
    params: { team, coachPermission },
  }),
});
