import type { PermissionEnd, PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import { definePlaces } from '#web/screens/record/place.ts';

/** What is true of one of the six lists of permissions. */
interface Said {
  /** Whose list it is. */
  readonly end: PermissionEnd;
  readonly scope: PermissionScope;
}

export const places = definePlaces<Said>({
  '/app/coaches/$coach/member-permissions': {
    end: 'coach',
    scope: 'member',
    own: 'memberPermission',
  },
  '/app/coaches/$coach/session-permissions': {
    end: 'coach',
    scope: 'session',
    own: 'sessionPermission',
  },
  '/app/coaches/$coach/team-permissions': { end: 'coach', scope: 'team', own: 'teamPermission' },
  '/app/members/$member/coach-permissions': {
    end: 'member',
    scope: 'member',
    own: 'coachPermission',
  },
  '/app/sessions/$session/coach-permissions': {
    end: 'session',
    scope: 'session',
    own: 'coachPermission',
  },
  '/app/teams/$team/coach-permissions': { end: 'team', scope: 'team', own: 'coachPermission' },
});

export type Place = ReturnType<typeof places.usePlace>;
