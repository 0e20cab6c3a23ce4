import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isCompleted, stateNames } from '#machines/interactive-response/labels.ts';
import { pageOf as activityPage } from '#web/features/programme-interactive-resources/public.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Text } from '#web/ui/text.tsx';
import { auditOf, type InteractiveResponse } from './responses.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/interactive-resources/$interactiveResource/responses/$response': page(
    'everyone',
    'Interactive Resource Response',
    ResponseScreen,
  ),
} satisfies Pages;

const route = 'POST /interactive-responses/{interactiveResponse}/events';

/** One response: its member goes on with it, coaches and staff see how far they have come. */
export function ResponseScreen() {
  const { programme = '', interactiveResource = '', response = '' } = useParams({ strict: false });
  const where = { programme, interactiveResource };
  const [isResetting, setIsResetting] = useState(false);
  const command = useCommand(route);
  const query = useApiQuery('GET /interactive-responses/{interactiveResponse}', {
    params: { interactiveResponse: response },
  });
  const send = (type: 'COMPLETE' | 'RESTART', { id, version }: InteractiveResponse) =>
    void command.send({
      params: { interactiveResponse: id },
      body: { type, version, payload: {} },
    });
  return (
    <RecordPage
      query={query}
      title={({ member }) => member.fullName}
      lead={(found) => texts.inProgramme(found.assignment.name, found.programme.name)}
      status={({ status }) => (
        <Badge tone={isCompleted(status) ? 'success' : 'info'}>{stateNames[status]}</Badge>
      )}
      first={({ mayResume }) =>
        mayResume ? (
          <LinkButton {...activityPage(programme, interactiveResource)} variant="primary">
            {texts.resume}
          </LinkButton>
        ) : null
      }
      eventActions={(found) => ({
        COMPLETE: { send: () => send('COMPLETE', found), busy: command.busy },
        RESTART: { send: () => send('RESTART', found), busy: command.busy },
        RESET: { send: () => setIsResetting(true), busy: false, danger: true },
      })}
      notices={() =>
        command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )
      }
    >
      {(found) => (
        <Stack gap="6">
          <Dialog
            open={isResetting}
            onClose={() => setIsResetting(false)}
            title={texts.resetTitle(found.member.fullName)}
          >
            {isResetting ? (
              <Resetting response={found} onClose={() => setIsResetting(false)} />
            ) : null}
          </Dialog>
          <Present response={found} where={where} />
          <Earlier response={found} />
        </Stack>
      )}
    </RecordPage>
  );
}

interface PresentProps {
  response: InteractiveResponse;
  where: Parameters<typeof auditOf>[0];
}

function Present({ response, where }: PresentProps) {
  const zone = useZone();
  const { percent, number } = useNumbers();
  const { score, maxScore, startedAt, completedAt, lastActivityAt } = response;
  const moment = (at: string | null) => (at === null ? '–' : <When at={at} zone={zone} />);
  return (
    <Card
      title={texts.aboutIt}
      actions={
        response.mayAudit ? (
          <LinkButton {...auditOf(where, response.id)} size="small">
            {texts.seeAudit}
          </LinkButton>
        ) : undefined
      }
    >
      <Facts
        facts={[
          { term: texts.progress, detail: percent(response.progress * 100) },
          {
            term: texts.score,
            detail:
              score === null
                ? '–'
                : maxScore === null
                  ? number(score)
                  : texts.scoreOf(number(score), number(maxScore)),
          },
          { term: texts.attempts, detail: response.attempts },
          { term: texts.begun, detail: moment(startedAt) },
          { term: texts.completed, detail: moment(completedAt) },
          { term: texts.lastActivity, detail: moment(lastActivityAt) },
          { term: texts.version, detail: response.contentVersion },
        ]}
      />
    </Card>
  );
}

function Earlier({ response: { earlier } }: { response: InteractiveResponse }) {
  const zone = useZone();
  const { percent, number } = useNumbers();
  if (earlier.length === 0) return null;
  return (
    <Card title={texts.earlierAttempts}>
      <ItemList label={texts.earlierAttempts}>
        {earlier.map(({ number: each, progress, score, startedAt, completedAt }) => (
          <Item
            key={each}
            title={texts.attemptOf(each)}
            detail={
              <>
                {percent(progress * 100)}
                {score === null ? '' : ` · ${texts.score}: ${number(score)}`}
                {startedAt === null ? null : (
                  <>
                    {' · '}
                    <When at={completedAt ?? startedAt} zone={zone} />
                  </>
                )}
              </>
            }
          />
        ))}
      </ItemList>
    </Card>
  );
}

interface ResettingProps {
  response: InteractiveResponse;
  onClose: () => void;
}

function Resetting({ response: { id, version }, onClose }: ResettingProps) {
  const [reason, setReason] = useState('');
  const command = useCommand(route);
  const send = async () => {
    const body = { type: 'RESET', version, payload: { reason } } as const;
    if (await command.send({ params: { interactiveResponse: id }, body })) onClose();
  };
  return (
    <Form errors={command.errors} onSubmit={() => void send()}>
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Text>{texts.resetLead}</Text>
      <Field label={texts.reason} errorKey="reason" required>
        <Textarea
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Row>
        <Button type="submit" variant="danger" busy={command.busy}>
          {texts.resetResponse}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Form>
  );
}
