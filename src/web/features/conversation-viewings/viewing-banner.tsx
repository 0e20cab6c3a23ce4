import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Button } from '#web/ui/button.tsx';
import { Countdown } from '#web/ui/dates/countdown.tsx';
import { Eye } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { offers, type Viewing } from './viewing-records.ts';
import * as texts from './texts.ts';

/** Says that somebody reads what is not theirs, why, and how long they may. */
export function ViewingBanner({ viewing }: { viewing: Viewing }) {
  const { id, version, reason, expiresAt, now } = viewing;
  const params = { conversationViewing: id };
  // Counted by the clock of the server, from when it answered.
  const [until] = useState(() => Date.now() + (Date.parse(expiresAt) - Date.parse(now)));
  const go = useGo();
  const query = useApiQuery('GET /conversation-viewings/{conversationViewing}', { params });
  const command = useCommand('POST /conversation-viewings/{conversationViewing}/events', {
    onDone: () => void go({ to: '/app/conversation-viewing' }),
  });
  return (
    <Notice tone="warning" title={texts.readOnly}>
      <Stack gap="2">
        <Text>{texts.because(reason)}</Text>
        <Row>
          <span>
            {texts.left} <Countdown until={until} onEnd={() => void query.refetch()} />
          </span>
          {offers(viewing, 'END') ? (
            <Button
              size="small"
              busy={command.busy}
              onClick={() =>
                void command.send({
                  params,
                  body: { type: 'END', version, payload: {} },
                })
              }
            >
              {texts.end}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Notice>
  );
}

/** The link of a viewing that is over, or of none. */
export function ViewingOver({ title = texts.over, why = texts.overWhy }) {
  return (
    <EmptyState
      level="h1"
      title={title}
      icon={<Eye />}
      action={
        <LinkButton variant="primary" to="/app/conversation-viewing">
          {texts.another}
        </LinkButton>
      }
    >
      {why}
    </EmptyState>
  );
}
