import {
  journeyStatuses,
  journeyWords,
  type JourneyStatus,
} from '#domain/organizations/journey.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Meter, type MeterPart } from '#web/ui/meter.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Programme } from './words.ts';
import * as texts from './texts.ts';

const tones: Readonly<Record<JourneyStatus, MeterPart['tone']>> = {
  invited: 'free',
  activated: 'held',
  started: 'good',
  stalled: 'lost',
  finished: 'used',
};

/** How far its members have come, for those who look after them. */
export function MembersCard({
  programme: { id, organization, members, progress, named },
}: {
  programme: Programme;
}) {
  if (members === null) return null;
  const place = { organization: organization.id };
  return (
    <Card
      title={texts.members}
      note={progress !== null && progress.stalled > 0 ? texts.stalledIs : undefined}
      actions={
        named.members ? (
          <LinkButton
            to="/app/organizations/$organization/members"
            params={place}
            search={{ programme: id }}
            size="small"
          >
            {texts.showMembers}
          </LinkButton>
        ) : undefined
      }
    >
      <Text look="display" as="div">
        {members}
      </Text>
      {members === 0 ? (
        <Text tone="muted">{texts.nobodyTakesPartYet}</Text>
      ) : progress === null ? null : (
        <Meter
          parts={journeyStatuses.map((journey) => ({
            key: journey,
            label: journeyWords[journey].toLowerCase(),
            count: progress[journey],
            tone: tones[journey],
            link: named.journeys.includes(journey)
              ? (words) => (
                  <TextLink
                    to="/app/organizations/$organization/members"
                    params={place}
                    search={{ programme: id, journey }}
                  >
                    {words}
                  </TextLink>
                )
              : undefined,
          }))}
        />
      )}
    </Card>
  );
}
