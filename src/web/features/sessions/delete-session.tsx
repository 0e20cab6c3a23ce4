import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { sessionEvent, useSession } from './session-event.ts';
import { bookingsOf, listPage } from './words.ts';
import type { Session } from './words.ts';

export const Route = createFileRoute('/app/sessions/$session/delete')({
  staticData: { title: 'Delete Session', checks: ['authenticated'] },
  component: DeleteSession,
});

function DeleteSession() {
  const query = useSession(Route.useParams());
  return (
    <Stack gap="6">
      <ConfirmEvent
        {...sessionEvent}
        query={query}
        event="DELETE"
        gone="This session can’t be deleted"
        title={({ name }) => `Delete «${name}»?`}
        consequences={({ coaches }) => [
          'Nobody can book it any more, and lists hide it. Nobody is told.',
          `${counted(coaches, 'coach permission')} for it no longer count${coaches === 1 ? 's' : ''}.`,
          'Sessions that took place stay as they are.',
          'It can’t be brought back.',
        ]}
        verb="Delete session"
        errorTitle="Not deleted yet"
        then={() => listPage}
      />
      {query.data ? <Uses session={query.data} /> : null}
    </Stack>
  );
}

/** What has to be gone before it can go. */
function Uses({ session: { id, upcomingBookings, programmes } }: { session: Session }) {
  const ahead = upcomingBookings ?? 0;
  if (ahead === 0 && programmes.length === 0) return null;
  return (
    <Card title="What uses it" note="Cancel the bookings, and take it out of the programmes first.">
      <ItemList label="What uses it">
        {ahead === 0 ? null : (
          <Item
            title={<TextLink {...bookingsOf(id)}>{counted(ahead, 'upcoming booking')}</TextLink>}
          />
        )}
        {programmes.map(({ id: programme, name, organization }) => (
          <Item key={programme} title={name} detail={organization.name} />
        ))}
      </ItemList>
    </Card>
  );
}
