import type { ReactNode } from 'react';
import { formatDuration } from '#domain/time/format.ts';
import { whenAdded } from '#web/screens/credits/when-added.ts';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import type { BookingOptions } from '#web/features/booking-requests/public.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { fieldId } from '#web/ui/forms/field-context.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { CreateParts } from './create-parts.ts';
import * as texts from './texts.ts';

/** Session, and what follows from it: the credit that pays and the coach. */
export function ChooseSession({
  draft,
  change,
  known,
  errors,
  zone,
  now,
  options,
}: CreateParts & { options: BookingOptions }) {
  const { session, credit, coach } = known;
  if (options.sessions.length === 0)
    return (
      <EmptyState title={draft.isForTeam ? texts.nothingToBook : texts.nothingToBookForThisMember}>
        {draft.isForTeam
          ? texts.noTeamSession(draft.party?.name ?? 'this team')
          : texts.isntInAProgrammeThat(options.member.fullName)}
      </EmptyState>
    );
  const apart = whenAdded(session?.credits ?? [], zone, now);
  return (
    <>
      <Group name="session" error={errors['session']}>
        <ChoiceCards
          legend={texts.session}
          value={session?.id}
          choices={options.sessions.map((each) => ({
            value: each.id,
            title: each.name,
            end: formatDuration(each.durationMinutes * 60_000),
            refusal: each.blockedBy ?? undefined,
          }))}
          onChange={(id) => change({ session: id })}
        />
      </Group>
      {session === undefined || session.creditCost === 0 ? null : (
        <Group name="credit" error={errors['credit']}>
          <ChoiceCards
            legend={texts.credit}
            value={credit?.id}
            choices={session.credits.map(({ id, programme, available, expiresAt, fromPool }) => ({
              value: id,
              title: programme.name,
              detail: [
                apart.get(id),
                texts.canBeUsedUntil(lastDayInSentence(expiresAt, zone, now), fromPool),
              ]
                .filter(Boolean)
                .join(' '),
              end: fromPool ? texts.inThePool(available) : texts.left(available),
              refusal: available < session.creditCost ? texts.notEnoughForThisSession : undefined,
            }))}
            onChange={(id) => change({ credit: id })}
          />
        </Group>
      )}
      {session === undefined ? null : (
        <Group name="coach" error={errors['coach']}>
          <ChoiceCards
            legend={texts.coach}
            columns="two"
            value={coach?.id ?? draft.coach ?? undefined}
            choices={session.coaches.map((each) => ({
              value: each.id,
              title: each.fullName,
              detail: each.specialisms.join(', '),
              media: <Avatar name={each.fullName} picture={each.pictureUrl} size="small" />,
            }))}
            onChange={(id) => change({ coach: id })}
          />
        </Group>
      )}
    </>
  );
}

/** A group of answers with its own message. */
export function Group({
  name,
  error,
  children,
}: {
  name: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <Stack gap="2" id={fieldId(name)}>
      {children}
      {error === undefined ? null : (
        <Text look="small" tone="danger" strong>
          {error}
        </Text>
      )}
    </Stack>
  );
}
