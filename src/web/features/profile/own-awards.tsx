import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import type { Me } from '#web/screens/account/use-me.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { AwardList } from './award-list.tsx';
import type { AwardsSearch } from './awards-search.ts';
import { useArrival } from './use-arrival.ts';
import * as texts from './texts.ts';

type Recognition = DataOf<'GET /awards/mine'>;

interface OwnAwardsProps {
  me: Me;
  search: AwardsSearch;
}

/** The points, the level and the awards of a member; an earned award may stand on the profile card. */
export function OwnAwards({ me, search }: OwnAwardsProps) {
  const query = useApiQuery('GET /awards/mine');
  return (
    <Stack as="section" id="awards" aria-label={texts.pointsLevelAndAwards}>
      <Card title={texts.awardsAndLevel} note={texts.youCanPinOneAward}>
        <Loaded query={query}>
          {(recognition) => <Recognised recognition={recognition} me={me} search={search} />}
        </Loaded>
      </Card>
    </Stack>
  );
}

/** "a session completed gives 20" */
const pointsFor = ({ title, points }: Recognition['pointReasons'][number], index: number): string =>
  `${title.slice(0, 1).toLowerCase()}${title.slice(1)} ${index === 0 ? 'gives ' : ''}${points}`;

function Recognised({ recognition, me, search }: OwnAwardsProps & { recognition: Recognition }) {
  useArrival('awards');
  const { points, pointReasons, levels } = recognition;
  const current = levels.findIndex((level) => level.current);
  const next = levels[current + 1];
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Person
          name={levels[current]?.name ?? ''}
          picture={levels[current]?.badgeUrl}
          note={texts.points2(points)}
        />
        {me.achievement?.percentProgress == null ? null : (
          <ProgressBar
            label={texts.progressToTheNextLevel}
            percent={me.achievement.percentProgress}
            detail={
              next ? texts.pointsTo(next.minPoints - points, next.name) : texts.theHighestLevel
            }
          />
        )}
        <Row as="ul" aria-label={texts.levels}>
          {levels.map(({ name, minPoints }, index) => (
            <li key={name}>
              <Badge tone={index < current ? 'success' : index === current ? 'info' : 'neutral'}>
                {texts.fromPoints(name, minPoints)}
              </Badge>
            </li>
          ))}
        </Row>
        <Text tone="muted">{texts.pointsComeFromWhat(pointReasons.map(pointsFor).join(', '))}</Text>
      </Stack>
      <AwardList search={search} />
    </Stack>
  );
}
