import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { creditOf, useCredit, type Credit } from './credit-record.ts';
import { endedOf } from './words.ts';
import * as texts from './texts.ts';

/** Only staff book on behalf of whoever has the credit. */
const CreateForm = lazyPart(
  async () => (await import('#web/features/bookings/create/public.ts')).CreateForm,
);

export const Route = createFileRoute(
  '/app/programmes/$programme/session-credits/$sessionCredit/booking-requests/create',
)({
  staticData: {
    title: 'Book with this Credit',
    audience: 'membersAndStaff',
    asks: 'GET /session-credits/{sessionCredit}',
  },
  component: BookWithCredit,
});

/** A booking with the session and the credit chosen: whoever has the credit makes it in steps, staff for them on one page. */
function BookWithCredit() {
  const { sessionCredit } = Route.useParams();
  return (
    <Loaded query={useCredit(sessionCredit)} whole>
      {(credit) => <Booking key={credit.id} credit={credit} />}
    </Loaded>
  );
}

function Booking({ credit }: { credit: Credit }) {
  const { session, holder, holderType, id, mayBook, mayBookFor } = credit;
  const isForTeam = holderType === 'team';
  if (mayBook)
    return (
      <Navigate
        to="/app/booking-requests/create"
        search={{
          step: 'coach',
          session: session.id,
          credit: id,
          for: isForTeam ? holder.id : undefined,
        }}
        replace
      />
    );
  if (mayBookFor)
    return (
      <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
        <CreateForm preset={{ isForTeam, party: holder, session: session.id, credit: id }} />
      </Suspense>
    );
  return (
    <EmptyState
      level="h1"
      title={texts.nobodyCanBookWithIt}
      action={<LinkButton {...creditOf(credit)}>{texts.showCredits}</LinkButton>}
    >
      {texts.whyNobodyBooks(holderType, endedOf(credit))}
    </EmptyState>
  );
}
