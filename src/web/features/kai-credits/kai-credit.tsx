import { createFileRoute } from '@tanstack/react-router';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { CreditFacts, endedOf, holderOf, MovementTable } from '../session-credits/public.ts';
import { titleOf } from './conversation-title.ts';
import { deleteOf, editOf, refundOf, useKaiCredit, type KaiCredit } from './credit-record.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/programmes/$programme/kai-credits/$kaiCredit')({
  staticData: {
    title: 'AI Credit',
    audience: 'membersAndStaff',
    asks: 'GET /kai-credits/{kaiCredit}',
  },
  component: KaiCreditPage,
});

type Line = KaiCredit['statement'][number];

const conversationOf: Column<Line> = {
  key: 'conversation',
  header: texts.conversation,
  cell: ({ conversation }) => (conversation === null ? '–' : titleOf(conversation)),
};

/** One lot of AI credits: whose it is, what is in it, and where the rest went. */
function KaiCreditPage() {
  const { kaiCredit } = Route.useParams();
  const history = useApiQuery('GET /kai-credits/{kaiCredit}/history', { params: { kaiCredit } });
  return (
    <RecordPage
      query={useKaiCredit(kaiCredit)}
      title={({ group, holder }) => texts.forHolder(group, holder.name)}
      lead={({ programme }) => programme.name}
      status={(credit) => {
        const ended = endedOf(credit);
        return ended === null ? null : <Badge>{ended}</Badge>;
      }}
      eventActions={(credit) => ({
        UPDATE: { link: editOf(credit), quiet: true },
        ...(credit.holderType === 'pool' && {
          DELETE: { link: deleteOf(credit), danger: true },
        }),
      })}
      first={(credit) => <FirstAction credit={credit} />}
    >
      {(credit) => (
        <Stack gap="6">
          <Text tone="muted">{texts.whatItIsFor(credit.group)}</Text>
          <CreditFacts credit={credit} holder={credit.holder.name} />
          {credit.statement.length === 0 ? null : (
            <Card title={texts.whereTheyWent}>
              <MovementTable rows={credit.statement} paid={conversationOf} about={[holderOf()]} />
            </Card>
          )}
          <RecordHistory
            query={history}
            label={texts.whatHappened}
            chart={() => import('#charts/credit-lot.json')}
            states={[credit.status]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

function FirstAction({ credit }: { credit: KaiCredit }) {
  const { mayAllocate, mayRefund, programme } = credit;
  if (mayAllocate)
    return (
      <Row>
        <LinkButton
          to="/app/programmes/$programme/kai-credits/create"
          params={{ programme: programme.id }}
          variant="primary"
        >
          {texts.allocate}
        </LinkButton>
      </Row>
    );
  if (!mayRefund) return null;
  return (
    <Row>
      <LinkButton {...refundOf(credit)}>{texts.refund}</LinkButton>
    </Row>
  );
}
