import { formatDuration } from '#domain/time/format.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useIsTeamLeader } from '#web/screens/form/use-look-ups.ts';
import { creditsWord } from './flow-page.ts';
import type { FlowPage } from './flow-page.ts';
import type { OfferedSession } from './flow-queries.ts';
import { StepFrame } from './step-frame.tsx';
import * as texts from './texts.ts';

const myself = 'myself';

export function SessionStep(page: FlowPage) {
  const { options, choices, chosen, send } = page;
  const isLeader = useIsTeamLeader();
  return (
    <StepFrame
      page={page}
      title={texts.whatWouldYouLikeToBook}
      lead={texts.youCanChangeYourChoices}
    >
      {options.teams.length === 0 ? null : (
        <RadioGroup
          label={texts.forWhom}
          direction="across"
          value={choices.for ?? myself}
          options={[
            { value: myself, label: texts.myself },
            ...options.teams.map(({ id, name }) => ({
              value: id,
              label: texts.myTeam(name),
              disabled: !isLeader,
            })),
          ]}
          onChange={(whom) => send({ type: 'choose.for', for: whom === myself ? null : whom })}
        />
      )}
      {!isLeader || choices.for === null || options.sessions.length === 0 ? null : (
        <Text>
          <TextLink
            to="/app/booking-requests/create"
            search={{ for: choices.for, together: 'series' }}
          >
            {texts.bookASeries}
          </TextLink>
        </Text>
      )}
      {options.sessions.length === 0 ? (
        <EmptyState title={texts.noSessionsForThisChoice} level="h2">
          {choices.for === null ? texts.noProgrammeOffers : texts.noProgrammeOffersYourTeam}
        </EmptyState>
      ) : (
        <ChoiceCards
          legend={texts.session}
          hideLegend
          value={chosen.session?.id}
          choices={options.sessions.map((session) => ({
            value: session.id,
            title: session.name,
            detail: <Detail {...session} />,
            refusal: session.blockedBy ?? undefined,
          }))}
          onChange={(session) => send({ type: 'choose.session', session })}
        />
      )}
    </StepFrame>
  );
}

function Detail({ description, durationMinutes, creditCost, needsConfirmation }: OfferedSession) {
  return (
    <Stack gap="1" as="div">
      {description === null ? null : <Text look="small">{description}</Text>}
      <Text look="small" strong>
        {formatDuration(durationMinutes * 60_000)} ·{' '}
        {creditCost === 0 ? texts.free : creditsWord(creditCost)} ·{' '}
        {needsConfirmation ? texts.theCoachConfirms : texts.bookedImmediately}
      </Text>
    </Stack>
  );
}
