import { useState } from 'react';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { Button } from '#web/ui/button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Programme } from '../words.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { Section } from './section.tsx';
import { useTakingPart } from './use-taking-part.ts';
import * as texts from './texts.ts';

/** The teams that take part as a whole: whoever joins one takes part from then on. */
export function TeamsSection({ programme }: { programme: Programme }) {
  const part = useTakingPart(programme);
  const { id } = programme;
  const teams = programme.teams ?? [];
  const [leaving, setLeaving] = useState<(typeof teams)[number] | null>(null);
  const remove = async () => {
    if (leaving) await part.send('REMOVE_TEAM', { teamId: leaving.id });
    setLeaving(null);
  };
  return (
    <Section block="teams" title={texts.teams} note={texts.allWhoAreInATeam} part={part}>
      {part.offers('ADD_TEAMS') ? (
        <ChooseRecord
          key={teams.length}
          label={texts.addATeam}
          errorKey="teamIds"
          route="GET /programmes/{programme}/teams"
          input={(search) => ({ params: { programme: id }, query: { search } })}
          nameOf={({ name, hint }) => `${name} (${hint ?? ''})`}
          placeholder={texts.searchTeams}
          none={texts.noTeamByThatName}
          chosen={null}
          onChoose={(team) => {
            if (team) void part.send('ADD_TEAMS', { teamIds: [team.id] });
          }}
        />
      ) : null}
      {teams.length === 0 ? (
        <Text tone="muted">{texts.noTeamsYet}</Text>
      ) : (
        <ItemList label={texts.teams}>
          {teams.map((team) => (
            <Item
              key={team.id}
              title={
                <TextLink to="/app/teams/$team" params={{ team: team.id }}>
                  {team.name}
                </TextLink>
              }
              end={
                part.offers('REMOVE_TEAM') ? (
                  <Button
                    size="small"
                    variant="dangerQuiet"
                    aria-label={texts.removeOf(team.name)}
                    busy={part.busy}
                    onClick={() => setLeaving(team)}
                  >
                    {texts.remove}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </ItemList>
      )}
      <RemovalDialog
        name={leaving?.name ?? null}
        busy={part.busy}
        consequences={[texts.whoIsInNoOtherWay, texts.unusedCreditsGoBack]}
        onClose={() => setLeaving(null)}
        onRemove={() => void remove()}
      />
    </Section>
  );
}
