/** Records under which others lie, as addresses call them: `/app/teams/$team/coach-permissions`, `GET /coach-notes/of/team/{subject}`. */
export type ParentKind = 'programme' | 'booking' | 'session' | 'team' | 'coach' | 'member';
