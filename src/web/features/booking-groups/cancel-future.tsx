import { isMember } from '#machines/person.ts';
import { creditsAs } from '#domain/credits/in-words.ts';
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
import * as texts from './texts.ts';

type CancellationPreview = DataOf<'GET /booking-groups/{bookingGroup}/cancelling'>;

function outcomeInWords({ creditOutcome, cost }: CancellationPreview['sessions'][number]): string {
  if (creditOutcome === 'none') return texts.noCreditsAreInvolved;
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
      gone={texts.nothingInThisGroup}
      title={({ name }) =>
        since === undefined
          ? texts.cancelAllFutureSessionsOf(name)
          : texts.cancelThisAndAllLater(name)
      }
      consequences={(_, more) =>
        more.sessions.length === 0 ? (
          <Notice>{texts.thisGroupHasNoLater}</Notice>
        ) : (
          <Consequences preview={more} />
        )
      }
      keepVerb={texts.keepSessions}
      verb={texts.cancelSessions}
      errorTitle={texts.notCancelledYet}
      fields={{
        initial: { reason: '' },
        missing: ({ reason }): Readonly<Record<string, string>> =>
          !isOwn && reason.trim() === '' ? { reason: texts.giveAReasonForCancelling } : {},
        payload: ({ reason }) => ({ reason: reason.trim() || null, from: since ?? null }),
        children: (form) => (
          <ReasonField
            form={form}
            required={!isOwn}
            tip={isOwn ? texts.optionalEveryoneElse : texts.theMembersCanReadIt}
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
    <Card title={texts.whatHappens} tone="sunken">
      <Stack gap="4">
        <Facts
          layout="rows"
          facts={[
            {
              term: texts.sessions,
              detail: texts.willNotTakePlace(sessions.length),
            },
            { term: texts.creditsReturned, detail: String(returned) },
            {
              term: texts.creditsLost,
              detail: forfeited === 0 ? texts.none : texts.becauseTheSessionIsToo(forfeited),
            },
            {
              term: texts.whoIsNotified,
              detail: texts.everyoneWhoTakesPart,
            },
            { term: texts.theOtherSessions, detail: texts.stayAsTheyAre },
          ]}
        />
        <ItemList label={texts.sessionsToBeCancelled}>
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
