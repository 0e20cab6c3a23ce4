import { isMember } from '#machines/person.ts';
import { creditsAs } from '#domain/credits/in-words.ts';
import { counted } from '#domain/text/counted.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { ReasonField } from '#web/features/bookings/form-parts/public.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { DataOf } from '#web/api/call.ts';
import { groupEvent } from './group-event.ts';
import { useGroup } from './words.ts';

type CancellationPreview = DataOf<'GET /booking-groups/{bookingGroup}/cancelling'>;

function outcomeInWords({ creditOutcome, cost }: CancellationPreview['sessions'][number]): string {
  if (creditOutcome === 'none') return 'No credit is involved.';
  return `${creditsAs('The', cost)} ${creditOutcome === 'returned' ? 'returned' : 'lost'}.`;
}

/** What lies ahead is cancelled, all of it or from one session on; what becomes of each credit is told before. */
export function CancelFuture({ id, from }: { id: string; from: string }) {
  const isOwn = isMember(useMe());
  const since = Number.isNaN(Date.parse(from)) ? undefined : new Date(from).toISOString();
  const preview = useApiQuery('GET /booking-groups/{bookingGroup}/cancelling', {
    params: { bookingGroup: id },
    query: { from: since },
  });
  return (
    <ConfirmEvent
      {...groupEvent}
      query={useGroup(id)}
      needs={preview}
      event="CANCEL_FUTURE"
      gone="Nothing in this group can be cancelled"
      title={({ name }) =>
        since === undefined
          ? `Cancel all future sessions of “${name}”?`
          : `Cancel this and all later sessions of “${name}”?`
      }
      consequences={(_, more) =>
        more.sessions.length === 0 ? (
          <Notice>This group has no sessions from then on.</Notice>
        ) : (
          <Consequences preview={more} />
        )
      }
      keepVerb="Keep sessions"
      verb="Cancel sessions"
      errorTitle="Not cancelled yet"
      fields={{
        initial: { reason: '' },
        missing: ({ reason }): Readonly<Record<string, string>> =>
          !isOwn && reason.trim() === '' ? { reason: 'Give a reason for cancelling.' } : {},
        payload: ({ reason }) => ({ reason: reason.trim() || null, from: since ?? null }),
        children: (form) => (
          <ReasonField
            form={form}
            required={!isOwn}
            tip={
              isOwn
                ? 'Optional. Everyone else in the session can read it.'
                : 'The members can read it.'
            }
          />
        ),
      }}
    />
  );
}

function Consequences({ preview }: { preview: CancellationPreview }) {
  const zone = useZone();
  const { sessions, returned, forfeited } = preview;
  return (
    <Card title="What happens" tone="sunken">
      <Stack gap="4">
        <Facts
          layout="rows"
          facts={[
            {
              term: 'Sessions',
              detail: `${counted(sessions.length, 'session')} will not take place`,
            },
            { term: 'Credits returned', detail: String(returned) },
            {
              term: 'Credits lost',
              detail: forfeited === 0 ? 'None' : `${forfeited}, because the session is too soon`,
            },
            {
              term: 'Who is notified',
              detail: 'Everyone who takes part, with a cancellation for the calendar.',
            },
            { term: 'The other sessions', detail: 'Stay as they are.' },
          ]}
        />
        <ItemList label="Sessions to be cancelled">
          {sessions.map((session) => (
            <Item
              key={session.id}
              title={<When at={session.startsAt} until={session.endsAt} zone={zone} />}
              detail={`${session.title}. ${outcomeInWords(session)}`}
            />
          ))}
        </ItemList>
      </Stack>
    </Card>
  );
}
