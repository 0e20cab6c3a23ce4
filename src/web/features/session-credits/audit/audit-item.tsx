import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { AuditItemDetail } from './audit-data.ts';
import { BookingLink } from './audit-table.tsx';
import { MovementPage } from './movement-page.tsx';
import * as texts from './texts.ts';

/** Only super admins take a movement back. */
const TakeSessionBack = lazyPart(
  async () => (await import('./take-session-back.tsx')).TakeSessionBack,
);

const route = 'GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}';

export const Route = createFileRoute(
  '/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem',
)({
  staticData: { title: 'Session Credit Audit Item', audience: 'membersAndStaff', asks: route },
  component: AuditItemScreen,
});

function AuditItemScreen() {
  const params = Route.useParams();
  const query = useApiQuery(route, { params });
  useRecordName(query.data && texts.movementNumber(query.data.position));
  return (
    <Loaded query={query} whole>
      {(item) => <AuditItemPage key={item.id} item={item} />}
    </Loaded>
  );
}

function AuditItemPage({ item }: { item: AuditItemDetail }) {
  const { session, booking, programme, correction } = item;
  return (
    <MovementPage
      item={item}
      holder={texts.memberOrTeam}
      purpose={{ term: texts.session, detail: session.name }}
      paid={{ term: texts.booking, detail: <BookingLink booking={booking} /> }}
      step={<StepOfBooking item={item} />}
      linkTo={(id) => ({
        to: '/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem',
        params: { programme: programme.id, sessionCreditAuditItem: id },
      })}
    >
      {correction === null ? null : (
        <Suspense fallback={null}>
          <TakeSessionBack item={item} correction={correction} />
        </Suspense>
      )}
    </MovementPage>
  );
}

/** Where the event that moved the units stands in the history of its booking. */
function StepOfBooking({ item: { cause, booking } }: { item: AuditItemDetail }) {
  const { machine, entityId, step } = cause;
  if (step === null || machine !== 'booking' || !booking?.mayOpen) return null;
  return (
    <TextLink
      to="/app/bookings/$booking"
      params={{ booking: entityId }}
      search={{ at: step.position }}
    >
      {texts.showThatStep}
    </TextLink>
  );
}
