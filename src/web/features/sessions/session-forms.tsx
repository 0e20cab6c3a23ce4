import { counted } from '#web/ui/numbers.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { newSession, SessionInputs, troubleIn, writtenOf } from './session-inputs.tsx';
import { bookingsOf, sessions } from './session-records.ts';
import type { Session } from './session-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/sessions/create': page('staff', 'Create Session', CreateSession),
  '/app/sessions/$session/edit': page('staff', 'Edit Session', EditSession),
  '/app/sessions/$session/delete': page('staff', 'Delete Session', DeleteSession),
} satisfies Pages;

/** Only those who may permit coaches may create what they are permitted for. */
export function CreateSession() {
  return (
    <CreateRecord
      {...sessions.creating}
      lead={texts.youChooseWhichCoachesCan}
      needs={useApiQuery('GET /coach-permissions/choices', { query: { kind: 'session' } })}
      initial={newSession}
      missing={troubleIn}
      body={writtenOf}
    >
      {(form) => <SessionInputs form={form} />}
    </CreateRecord>
  );
}

export function EditSession() {
  return (
    <EditRecord
      {...sessions.editing}
      query={sessions.useOne()}
      lead={keptWords}
      missing={troubleIn}
      payload={writtenOf}
    >
      {(form) => <SessionInputs form={form} />}
    </EditRecord>
  );
}

const keptWords = ({ upcomingBookings }: Session): string =>
  upcomingBookings === 1
    ? texts.oneUpcomingBookingKeeps
    : texts.keepTheirDuration(upcomingBookings ?? 0);

export function DeleteSession() {
  const query = sessions.useOne();
  return (
    <Stack gap="6">
      <ConfirmEvent
        {...sessions.deleting}
        query={query}
        consequences={({ coaches }) => [
          texts.nobodyCanBookItAny,
          texts.forItNoLongerCount(coaches, coaches === 1),
          texts.sessionsThatTookPlaceStay,
          texts.thisCantBeUndone,
        ]}
      />
      {query.data ? <Uses session={query.data} /> : null}
    </Stack>
  );
}

/** What has to be gone before it can go. */
function Uses({ session: { id, upcomingBookings, ...session } }: { session: Session }) {
  const programmes = session.programmes ?? [];
  const ahead = upcomingBookings ?? 0;
  if (ahead === 0 && programmes.length === 0) return null;
  return (
    <Card title={texts.whatUsesIt} note={texts.cancelTheBookingsAndRemove}>
      <ItemList label={texts.whatUsesIt}>
        {ahead === 0 ? null : (
          <Item
            title={<TextLink {...bookingsOf(id)}>{counted(ahead, texts.upcomingBooking)}</TextLink>}
          />
        )}
        {programmes.map(({ id: programme, name, organization }) => (
          <Item
            key={programme}
            title={
              <TextLink to="/app/programmes/$programme" params={{ programme }}>
                {name}
              </TextLink>
            }
            detail={organization.name}
          />
        ))}
      </ItemList>
    </Card>
  );
}
