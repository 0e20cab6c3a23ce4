import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/use-command.ts';
import type { Me } from '#web/screens/use-me.ts';
import { Avatar, Person } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Item, ItemList } from '#web/ui/item-list.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { When } from '#web/ui/when.tsx';
import { useArrival } from './use-arrival.ts';
import { stateWords } from './words.ts';

type Recognition = DataOf<'GET /awards/mine'>;
type Award = Recognition['awards'][number];

/** What is earned comes first, the latest on top; then what is nearest. */
const inOrder = (awards: readonly Award[]): Award[] =>
  awards.toSorted(
    (one, other) =>
      (other.earnedAt ?? '').localeCompare(one.earnedAt ?? '') ||
      other.progress / other.goal - one.progress / one.goal ||
      one.title.localeCompare(other.title, 'en-GB'),
  );

/** The points, the level and the awards of a member; an earned award may stand on the profile card. */
export function OwnAwards({ me }: { me: Me }) {
  const query = useApiQuery('GET /awards/mine');
  return (
    <Stack as="section" id="awards" aria-label="Points, level and awards">
      <Card
        title="Awards and level"
        note="You can pin one award that you have earned to your profile."
      >
        <Loaded query={query}>
          {(recognition) => <Recognised recognition={recognition} me={me} />}
        </Loaded>
      </Card>
    </Stack>
  );
}

/** "a session completed gives 20" */
const pointsFor = ({ title, points }: Recognition['deeds'][number], index: number): string =>
  `${title.slice(0, 1).toLowerCase()}${title.slice(1)} ${index === 0 ? 'gives ' : ''}${points}`;

function Recognised({ recognition, me }: { recognition: Recognition; me: Me }) {
  useArrival('awards');
  const { points, deeds, levels, awards } = recognition;
  const current = levels.findIndex((level) => level.current);
  const next = levels[current + 1];
  return (
    <Stack gap="6">
      <Stack gap="4">
        <Person
          name={levels[current]?.name ?? ''}
          picture={levels[current]?.badgeUrl}
          note={`${points} points`}
        />
        {me.achievement?.percentProgress == null ? null : (
          <ProgressBar
            label="Progress to the next level"
            percent={me.achievement.percentProgress}
            detail={
              next ? `${next.minPoints - points} points to ${next.name}` : 'The highest level'
            }
          />
        )}
        <Row as="ul" aria-label="Levels">
          {levels.map(({ name, minPoints }, index) => (
            <li key={name}>
              <Badge tone={index < current ? 'success' : index === current ? 'info' : 'neutral'}>
                {name}, from {minPoints} points
              </Badge>
            </li>
          ))}
        </Row>
        <Text tone="muted">
          Points come from what you do: {deeds.map(pointsFor).join(', ')}. Awards have points of
          their own.
        </Text>
      </Stack>
      <ItemList label="Awards">
        {inOrder(awards).map((award) => (
          <AwardItem key={award.code} award={award} />
        ))}
      </ItemList>
    </Stack>
  );
}

function AwardItem({ award }: { award: Award }) {
  const { code, title, description, points, state, progress, goal, earnedAt, pinned } = award;
  const { revokedReason } = award;
  const command = useCommand('POST /awards/{award}/events');
  const [word, tone] = stateWords[state];
  const event = award.availableEvents.find(({ enabled }) => enabled);
  return (
    <Item
      media={<Avatar name={title} picture={award.badgeUrl} />}
      title={title}
      detail={`${description} ${points} points.`}
      end={
        event ? (
          <Button
            size="small"
            busy={command.busy}
            onClick={() =>
              void command.send({
                params: { award: code },
                body: { type: event.type as 'PIN' | 'UNPIN' },
              })
            }
          >
            {event.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        ) : null
      }
    >
      <Row gap="2">
        <Badge tone={tone}>{word}</Badge>
        {pinned ? <Badge tone="brand">Pinned</Badge> : null}
        <Text as="span" tone="muted">
          {earnedAt === null ? (
            `${progress} of ${goal}`
          ) : (
            <>
              on <When at={earnedAt} inSentence />
            </>
          )}
        </Text>
      </Row>
      {revokedReason === null ? null : <Text tone="muted">{revokedReason}</Text>}
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
    </Item>
  );
}
