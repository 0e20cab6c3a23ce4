import type { Coach, Member, Team } from '../people/build.ts';
import type { Programme, World } from './build.ts';
import type { SessionKey } from '../sessions.ts';

interface Permission {
  readonly coach: string;
  readonly scope: 'member' | 'session' | 'team';
  readonly subject: string;
}

/** Members with a coach of their own, by full name: nobody else may be booked by them. */
const ownCoach: Readonly<Record<string, string>> = {
  'Beatrice Featherstonehaugh-Cholmondeley': 'Whitcombe',
  'Jürgen Weißgerber': 'von Hohenstein-Bartenwerffer',
  'Anneliese Krämer': 'Silva',
  'Imani Baptiste': 'Beaumont-Clarke',
};

export function permissionsOf(world: World): Permission[] {
  const forSessions = world.coaches.flatMap(({ id, spec }) =>
    spec.sessions.flatMap((key): Permission[] => {
      const session = world.sessions.get(key);
      return session ? [{ coach: id, scope: 'session', subject: session.id }] : [];
    }),
  );
  const forMembers = world.members.flatMap((member): Permission[] => {
    const coach = world.coaches.find(({ spec }) => spec.lastName === ownCoach[member.name]);
    return coach ? [{ coach: coach.id, scope: 'member', subject: member.id }] : [];
  });
  const forTeams = world.teams.flatMap((team) =>
    world.coaches
      .filter((coach) => coachesTeam(world.programmes, coach, team))
      .map(({ id }): Permission => ({ coach: id, scope: 'team', subject: team.id })),
  );
  return [...forSessions, ...forMembers, ...forTeams];
}

const coachesTeam = (programmes: readonly Programme[], coach: Coach, { id }: Team): boolean =>
  coach.spec.sessions.includes('team') &&
  programmes.some(
    ({ teams, coaches }) => teams.some((team) => team.id === id) && coaches.includes(coach),
  );

/** The coaches of a programme that a member may book for a session (domain reference, 4). */
export const coachesFor = (programme: Programme, session: SessionKey, member: Member): Coach[] =>
  programme.coaches.filter(
    ({ spec }) =>
      spec.sessions.includes(session) && (ownCoach[member.name] ?? spec.lastName) === spec.lastName,
  );
