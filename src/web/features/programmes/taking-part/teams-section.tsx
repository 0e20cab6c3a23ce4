import { TextLink } from '#web/ui/text-link.tsx';
import type { Programme } from '../words.ts';
import { ListedSection } from './listed-section.tsx';
import type { Turns } from './turns.ts';
import * as texts from './texts.ts';

/** The teams that take part as a whole: whoever joins one takes part from then on. */
export function TeamsSection({ programme, turns }: { programme: Programme; turns: Turns }) {
  return (
    <ListedSection
      programme={programme}
      turns={turns}
      block="teams"
      title={texts.teams}
      note={texts.allWhoAreInATeam}
      none={texts.noTeamsYet}
      rows={(programme.teams ?? []).map(({ id, name }) => ({
        id,
        name,
        title: (
          <TextLink to="/app/teams/$team" params={{ team: id }}>
            {name}
          </TextLink>
        ),
      }))}
      adding={{
        event: 'ADD_TEAMS',
        label: texts.addATeam,
        errorKey: 'teamIds',
        route: 'GET /programmes/{programme}/teams',
        input: (search) => ({ params: { programme: programme.id }, query: { search } }),
        nameOf: ({ name, hint }) => `${name} (${hint ?? ''})`,
        placeholder: texts.searchTeams,
        none: texts.noTeamByThatName,
        add: (send, id) => send('ADD_TEAMS', { teamIds: [id] }),
      }}
      removing={{
        event: 'REMOVE_TEAM',
        consequences: [texts.whoIsInNoOtherWay, texts.unusedCreditsGoBack],
        remove: (send, id) => send('REMOVE_TEAM', { teamId: id }),
      }}
    />
  );
}
