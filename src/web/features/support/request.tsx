import { readField } from '#domain/records/read-field.ts';
import { isStaff } from '#machines/person.ts';
import { askedFields } from '#machines/support-request/fields.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { Conversation } from './conversation.tsx';
import { statusOf, type SupportRequest } from './support-records.ts';
import * as texts from './texts.ts';

/** One request, what has been said about it, and what can be done. */
export function Request({ id }: { id: string }) {
  const params = { supportRequest: id };
  const query = useApiQuery('GET /support-requests/{supportRequest}', { params });
  const history = useApiQuery('GET /support-requests/{supportRequest}/history', { params });
  return (
    <RecordPage
      query={query}
      title={({ subject }) => subject}
      lead={({ reference }) => reference}
      status={({ status }) => <Badge tone={statusOf(status).tone}>{statusOf(status).name}</Badge>}
      eventActions={() => ({})}
      first={() => <LinkButton to="/app/support">{texts.allRequests}</LinkButton>}
    >
      {(request) => (
        <>
          <About request={request} />
          <Handling request={request} />
          <Conversation request={request} />
          <RecordHistory
            query={history}
            label={texts.history}
            chart={() => import('#charts/support-request.json')}
            states={[request.status]}
          />
        </>
      )}
    </RecordPage>
  );
}

function About({ request }: { request: SupportRequest }) {
  const { category, requester, assignee, createdAt, page, consent, stateLink } = request;
  const zone = useZone();
  const isOfStaff = isStaff(useMe());
  return (
    <Card title={texts.aboutThisRequest}>
      <Stack gap="4">
        <Facts
          facts={[
            { term: texts.category, detail: readField(askedFields.category, category) },
            ...(isOfStaff
              ? [
                  { term: texts.requester, detail: requester?.fullName ?? texts.formerAccount },
                  { term: texts.assignee, detail: assignee?.fullName ?? '–' },
                ]
              : []),
            { term: texts.asked, detail: <When at={createdAt} zone={zone} /> },
            ...(page === null ? [] : [{ term: texts.page, detail: page }]),
            { term: texts.consent, detail: consent ? texts.yes : texts.no },
          ]}
        />
        {stateLink === null ? null : <OutsideLink href={stateLink}>{texts.showSteps}</OutsideLink>}
      </Stack>
    </Card>
  );
}

/** What staff do with it besides answering. */
function Handling({
  request: { id, version, assignee, availableEvents },
}: {
  request: SupportRequest;
}) {
  const me = useMe();
  const command = useCommand('POST /support-requests/{supportRequest}/events');
  const can = (type: string) => availableEvents.some((each) => each.type === type && each.enabled);
  if (!can('RESOLVE') && !can('ASSIGN')) return null;
  const isMine = assignee?.id === me.id;
  const params = { supportRequest: id };
  const assign = (to: string | null) =>
    void command.send({ params, body: { type: 'ASSIGN', version, payload: { assignee: to } } });
  return (
    <Stack gap="2">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Row>
        {can('RESOLVE') ? (
          <Button
            busy={command.busy}
            onClick={() =>
              void command.send({ params, body: { type: 'RESOLVE', version, payload: {} } })
            }
          >
            {texts.resolve}
          </Button>
        ) : null}
        {can('ASSIGN') && !isMine ? (
          <Button onClick={() => assign(me.id)}>{texts.assignToMe}</Button>
        ) : null}
        {can('ASSIGN') && assignee !== null ? (
          <Button onClick={() => assign(null)}>{texts.assignNobody}</Button>
        ) : null}
      </Row>
    </Stack>
  );
}
