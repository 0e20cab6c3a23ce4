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

const nobody: { readonly coach: string } = { coach: '' };

/** Staff hand a session to another coach, at the same time. */
export function ChangeCoach({ booking, onClose }: PageAction) {
  const coaches = useApiQuery('GET /bookings/{booking}/coaches', {
    params: { booking: booking.id },
  });
  const form = useEventForm(bookingEvent.send, booking, 'REASSIGN_COACH', {
    initial: nobody,
    missing: ({ coach }): Readonly<Record<string, string>> =>
      coach === '' ? { coach: 'Choose another coach.' } : {},
    payload: ({ coach }) => ({ coach }),
    onDone: onClose,
  });
  return (
    <LoadedActionForm
      title="Choose another coach"
      query={coaches}
      form={form}
      errorTitle="Not changed yet"
      verb={(successors) => (successors.length === 0 ? null : 'Change coach')}
      onClose={onClose}
    >
      {(successors) => (
        <>
          {successors.length === 0 ? (
            <Text>Nobody else may coach {partyName(booking)} in this session.</Text>
          ) : (
            <Group name="coach" error={form.errors['coach']}>
              <ChoiceCards
                legend="Coach"
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
          <Text tone="muted">
            The time and the place stay. Both coaches and {partyName(booking)} are notified, and all
            calendars follow.
          </Text>
        </>
      )}
    </LoadedActionForm>
  );
}
