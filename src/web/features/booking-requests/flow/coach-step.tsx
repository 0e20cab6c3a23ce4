import { zonesDiffer } from '#domain/time/both-zones.ts';
import { formatMoment } from '#domain/time/format.ts';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { FlowPage } from './flow-page.ts';
import { useNextTimes } from './flow-queries.ts';
import type { OfferedCoach } from './flow-queries.ts';
import { Soonest } from './soonest.tsx';
import { StepFrame } from './step-frame.tsx';
import { nextFreeWords, speaks, workedTogether } from '../words.ts';
import * as texts from './texts.ts';

export function CoachStep(page: FlowPage) {
  const { choices, chosen, send } = page;
  const { session, coach } = chosen;
  const coaches = session?.coaches ?? [];
  const { data: next } = useNextTimes(
    choices,
    coaches.map(({ id }) => id),
  );
  if (session === undefined) return null;
  const timesOf = (id: string) => next?.coaches.find((each) => each.id === id)?.nextFree;
  return (
    <StepFrame page={page} title={texts.chooseYourCoach} lead={texts.youSeeEachCoachsTimes}>
      {next === undefined || coaches.length < 2 ? null : (
        <Soonest page={page} coaches={coaches} next={next.coaches} />
      )}
      <ChoiceCards
        legend={texts.coach}
        hideLegend
        value={coach?.id}
        choices={coaches.map((each) => ({
          value: each.id,
          title: each.fullName,
          media: <Avatar name={each.fullName} picture={each.pictureUrl} />,
          detail: <Detail page={page} coach={each} nextFree={timesOf(each.id)} />,
        }))}
        onChange={(id) => send({ type: 'choose.coach', coach: id })}
      />
    </StepFrame>
  );
}

interface DetailProps {
  page: FlowPage;
  coach: OfferedCoach;
  /** Left out until it is known. */
  nextFree?: readonly string[];
}

function Detail({ page: { chosen, zone, now }, coach, nextFree }: DetailProps) {
  const { bio, specialisms, timeZone, languages, sessionsTogether } = coach;
  const about = [
    speaks(languages),
    workedTogether(sessionsTogether, chosen.team?.name ?? 'you'),
  ].filter((words) => words !== null);
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
      {about.length === 0 ? null : <Text look="small">{about.join(' · ')}</Text>}
      {nextFree === undefined ? null : (
        <Text look="small" strong>
          {nextFreeWords(
            nextFree.map((start) => formatMoment(Date.parse(start), zone, { relativeTo: now })),
          )}
        </Text>
      )}
      <Text look="small">
        {zonesDiffer(zone, timeZone, now) ? (
          <>
            {texts.worksBy}
            <ZoneChip zone={timeZone} at={now} />
            {texts.youWillSeeBothTimes}
          </>
        ) : (
          texts.worksInYourTimeZone
        )}
      </Text>
    </Stack>
  );
}
