import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { Text } from '#web/ui/text.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import { Group } from '../request/choose-session.tsx';
import { LoadedActionForm } from '../action/action-form.tsx';
import type { PageAction } from '../action/page-action.ts';
import { partyName } from '../words.ts';
import * as texts from './texts.ts';

const nobody: { readonly coach: string } = { coach: '' };

/** Staff hand a session to another coach, at the same time. */
export function ChangeCoach({ booking, onClose }: PageAction) {
  const coaches = useApiQuery('GET /bookings/{booking}/coaches', {
    params: { booking: booking.id },
  });
  const form = useEventForm(bookingEvent.send, booking, 'REASSIGN_COACH', {
    initial: nobody,
    missing: ({ coach }): Readonly<Record<string, string>> =>
      coach === '' ? { coach: texts.chooseAnotherCoach } : {},
    payload: ({ coach }) => ({ coach }),
    onDone: onClose,
  });
  return (
    <LoadedActionForm
      title={texts.chooseAnotherCoach2}
      query={coaches}
      form={form}
      errorTitle={texts.notChangedYet}
      verb={(successors) => (successors.length === 0 ? null : texts.changeCoach)}
      leaveVerb={texts.keepCurrentCoach}
      onClose={onClose}
    >
      {(successors) => (
        <>
          {successors.length === 0 ? (
            <Text>{texts.noOtherCoachCanBe(partyName(booking))}</Text>
          ) : (
            <Group name="coach" error={form.errors['coach']}>
              <ChoiceCards
                legend={texts.coach}
                columns="two"
                value={form.values.coach}
                choices={successors.map(({ id, fullName, pictureUrl, refusal }) => ({
                  value: id,
                  title: fullName,
                  media: <Avatar name={fullName} picture={pictureUrl} size="small" />,
                  refusal: refusal ?? undefined,
                }))}
                onChange={(coach) => form.change({ coach })}
              />
            </Group>
          )}
          <Text tone="muted">{texts.theTimeAndPlaceStay(partyName(booking))}</Text>
        </>
      )}
    </LoadedActionForm>
  );
}
