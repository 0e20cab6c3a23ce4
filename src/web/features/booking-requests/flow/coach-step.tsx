import { zonesDiffer } from '#domain/time/both-zones.ts';
import { zoneCity } from '#domain/time/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { FlowPage } from './flow-page.ts';
import type { OfferedCoach } from './flow-queries.ts';
import { StepFrame } from './step-frame.tsx';

export function CoachStep(page: FlowPage) {
  const { chosen, zone, now, send } = page;
  const { session, coach } = chosen;
  if (session === undefined) return null;
  return (
    <StepFrame
      page={page}
      title="Choose your coach"
      lead="You see each coach’s times on the next page. If none of them suits you, come back and choose another coach."
    >
      <ChoiceCards
        legend="Coach"
        hideLegend
        value={coach?.id}
        choices={session.coaches.map((each) => ({
          value: each.id,
          title: each.fullName,
          media: <Avatar name={each.fullName} picture={each.pictureUrl} />,
          detail: <Detail coach={each} zone={zone} now={now} />,
        }))}
        onChange={(id) => send({ type: 'choose.coach', coach: id })}
      />
    </StepFrame>
  );
}

function Detail({ coach, zone, now }: { coach: OfferedCoach; zone: string; now: number }) {
  const { bio, specialisms, timeZone } = coach;
  return (
    <Stack gap="2">
      {bio === null ? null : <Text look="small">{bio}</Text>}
      {specialisms.length === 0 ? null : (
        <Row gap="1">
          {specialisms.map((each) => (
            <Badge key={each}>{each}</Badge>
          ))}
        </Row>
      )}
      <Text look="small">
        {zonesDiffer(zone, timeZone, now)
          ? `Works in ${zoneCity(timeZone)}; you will see both times.`
          : 'Works in your time zone.'}
      </Text>
    </Stack>
  );
}
