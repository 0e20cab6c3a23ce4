import { createFileRoute } from '@tanstack/react-router';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { CreditFacts } from './credit-facts.tsx';
import {
  allocateIn,
  bookWith,
  deallocateOf,
  deleteOf,
  editOf,
  rulesOf,
  useCredit,
  type Credit,
} from './credit-record.ts';
import { HolderName } from './holder-name.tsx';
import { StatementTable } from './statement-table.tsx';
import { endedOf } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/programmes/$programme/session-credits/$sessionCredit')({
  staticData: {
    title: 'Session Credit',
    audience: 'membersAndStaff',
    asks: 'GET /session-credits/{sessionCredit}',
  },
  component: SessionCredit,
});

/** One lot of credits: whose it is, what is in it, and where the rest went. */
function SessionCredit() {
  const { sessionCredit } = Route.useParams();
  const params = { sessionCredit };
  const history = useApiQuery('GET /session-credits/{sessionCredit}/history', { params });
  return (
    <RecordPage
      query={useCredit(sessionCredit)}
      title={({ session, holder }) => texts.creditsOfHolder(session.name, holder.name)}
      lead={({ programme }) => programme.name}
      status={(credit) => {
        const ended = endedOf(credit);
        return ended === null ? null : <Badge>{ended}</Badge>;
      }}
      eventActions={(credit) => ({
        UPDATE: { link: editOf(credit), quiet: true },
        ...(credit.holderType === 'pool'
          ? { DELETE: { link: deleteOf(credit), danger: true } }
          : { DEALLOCATE: { link: deallocateOf(credit) } }),
      })}
      first={(credit) => <FirstAction credit={credit} />}
    >
      {(credit) => (
        <Stack gap="6">
          <CreditFacts credit={credit} holder={<HolderName row={credit} />} />
          <Rules credit={credit} />
          {credit.statement.length === 0 ? null : (
            <Card title={texts.whereTheyWent}>
              <StatementTable statement={credit.statement} isOneLot />
            </Card>
          )}
          <RecordHistory
            query={history}
            label={texts.whatHappenedToTheseCredits}
            chart={() => import('#charts/credit-lot.json')}
            states={[credit.status]}
          />
        </Stack>
      )}
    </RecordPage>
  );
}

/** By which rules it may be used, for its holder to read. */
function Rules({ credit }: { credit: Credit }) {
  return (
    <Card
      title={texts.rulesForUsingIt}
      actions={
        <LinkButton {...rulesOf(credit)} size="small">
          {texts.seeItsRules}
        </LinkButton>
      }
    >
      {credit.rules.length === 0 ? (
        <Text tone="muted">{texts.hasNoRules}</Text>
      ) : (
        <Stack gap="1" as="ul">
          {credit.rules.map((rule) => (
            <li key={rule}>
              <Text>{rule}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function FirstAction({ credit }: { credit: Credit }) {
  if (credit.mayBook || credit.mayBookFor)
    return (
      <LinkButton {...bookWith(credit)} variant="primary">
        {texts.book}
      </LinkButton>
    );
  if (!credit.mayAllocate) return null;
  return (
    <Row>
      <LinkButton {...allocateIn(credit)} variant="primary">
        {texts.allocate}
      </LinkButton>
    </Row>
  );
}
