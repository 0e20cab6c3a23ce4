import { formatDateTime } from '#domain/time/format.ts';
import { readField } from '#domain/records/read-field.ts';
import { isStaff } from '#machines/person.ts';
import { askedFields } from '#machines/support-request/fields.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Conversation } from './conversation.tsx';
import { Handling, Merge, Screen } from './handling.tsx';
import { requestPage, statusOf, type SupportRequest } from './support-records.ts';
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
          <Staying request={request} />
          <About request={request} />
          <Handling request={request} />
          <Screen request={request} />
          <Looks request={request} />
          <Conversation request={request} />
          <Merge request={request} />
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

/** Where the conversation goes on. */
function Staying({ request: { mergedInto } }: { request: SupportRequest }) {
  return mergedInto === null ? null : (
    <Notice title={texts.wasMerged}>
      {texts.goesOnIn}{' '}
      <TextLink {...requestPage(mergedInto.id)}>
        {mergedInto.subject} ({mergedInto.reference})
      </TextLink>
    </Notice>
  );
}

/** When staff opened the page with the data of whoever asked, and why. */
function Looks({ request: { looks } }: { request: SupportRequest }) {
  const zone = useZone();
  if (looks.length === 0) return null;
  return (
    <Card title={texts.whoLooked}>
      <Facts
        facts={looks.map(({ viewer, reason, at }) => ({
          term: `${viewer?.fullName ?? texts.formerAccount}, ${formatDateTime(Date.parse(at), zone)}`,
          detail: reason,
        }))}
      />
    </Card>
  );
}

function About({ request }: { request: SupportRequest }) {
  const { category, requester, assignee, createdAt, page, consent, merged } = request;
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
        {merged.length === 0 ? null : (
          <Stack gap="1" as="ul" aria-label={texts.alsoAsked}>
            {merged.map(({ id, reference, subject }) => (
              <li key={id}>
                {texts.alsoAskedAs(reference)} <TextLink {...requestPage(id)}>{subject}</TextLink>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
