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

const myself = 'myself';

export function SessionStep(page: FlowPage) {
  const { options, choices, chosen, send } = page;
  const isLeader = useIsTeamLeader();
  return (
    <StepFrame
      page={page}
      title="What would you like to book?"
      lead="You can change every choice until the end."
    >
      {options.teams.length === 0 ? null : (
        <RadioGroup
          label="For whom?"
          direction="across"
          value={choices.for ?? myself}
          options={[
            { value: myself, label: 'Myself' },
            ...options.teams.map(({ id, name }) => ({
              value: id,
              label: `My team ${name}`,
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
            Book a series for your team
          </TextLink>
        </Text>
      )}
      {options.sessions.length === 0 ? (
        <EmptyState title="No sessions for this choice" level="h2">
          {choices.for === null
            ? 'No programme offers you a session of your own at the moment. You can book for a team you lead.'
            : 'No programme offers your team a session at the moment. Ask your programme contact.'}
        </EmptyState>
      ) : (
        <ChoiceCards
          legend="Session"
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
        {creditCost === 0 ? 'Free' : creditsWord(creditCost)} ·{' '}
        {needsConfirmation ? 'the coach confirms' : 'booked immediately'}
      </Text>
    </Stack>
  );
}
