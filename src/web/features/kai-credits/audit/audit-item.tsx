import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { conversationsOf } from '#domain/credits/unit-words.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MovementPage } from '../../session-credits/public.ts';
import { titleOf } from '../conversation-title.ts';
import type { ItemDetail } from './audit-data.ts';
import * as texts from './texts.ts';

/** Only super admins take a movement back. */
const TakeKaiBack = lazyPart(async () => (await import('./take-back.tsx')).TakeKaiBack);

const route = 'GET /programmes/{programme}/kai-credit-audit-items/{kaiCreditAuditItem}';

export const Route = createFileRoute(
  '/app/programmes/$programme/kai-credit-audit-items/$kaiCreditAuditItem',
)({
  staticData: { title: 'AI Credit Audit Item', audience: 'membersAndStaff', asks: route },
  component: KaiAuditItem,
});

function KaiAuditItem() {
  const params = Route.useParams();
  const query = useApiQuery(route, { params });
  useRecordName(query.data && texts.movementNumber(query.data.position));
  return (
    <Loaded query={query} whole>
      {(item) => <ItemPage key={item.id} item={item} />}
    </Loaded>
  );
}

function ItemPage({ item }: { item: ItemDetail }) {
  const { group, conversation, programme, correction } = item;
  return (
    <MovementPage
      item={item}
      holder={texts.member}
      purpose={{ term: texts.group, detail: conversationsOf(group) }}
      paid={{
        term: texts.conversation,
        detail: conversation === null ? texts.none : titleOf(conversation),
      }}
      linkTo={(id) => ({
        to: '/app/programmes/$programme/kai-credit-audit-items/$kaiCreditAuditItem',
        params: { programme: programme.id, kaiCreditAuditItem: id },
      })}
    >
      {correction === null ? null : (
        <Suspense fallback={null}>
          <TakeKaiBack item={item} correction={correction} />
        </Suspense>
      )}
    </MovementPage>
  );
}
