import { useState } from 'react';
import { holdSentence } from '#machines/booking-request/sentences.ts';
import type { Hold } from '#machines/booking-request/context.ts';
import { formatTime } from '#domain/time/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Countdown } from '#web/ui/countdown.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { X } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { consequencesOf } from './consequences.ts';
import type { FlowPage } from './flow-page.ts';

/** What the booking will mean, at every step; and the time that is kept, with what is left of it. */
export function FlowSide(page: FlowPage) {
  const { hold } = page.snapshot.context;
  const consequences = consequencesOf(page);
  return (
    <Stack gap="4" as="aside" aria-label="What this means">
      {hold === null ? null : <HoldNotice key={hold.id} hold={hold} zone={page.zone} />}
      <Card title="What this means" level="h2" tone="sunken">
        {consequences.length === 0 ? (
          <Text look="small" tone="muted">
            Choose a session to see what it costs, who confirms it, and until when you can cancel.
          </Text>
        ) : (
          <Facts facts={consequences} />
        )}
      </Card>
      <Row>
        <Button
          variant="quiet"
          size="small"
          icon={<X />}
          onClick={() => page.send({ type: 'DISCARD' })}
        >
          Leave without booking
        </Button>
      </Row>
    </Stack>
  );
}

/** The countdown runs by the browser's clock, over the time that the server says is left. */
function HoldNotice({ hold, zone }: { hold: Hold; zone: string }) {
  const [until] = useState(() => Date.now() + hold.until - hold.at);
  return (
    <Notice tone="success" live>
      <p>{holdSentence(hold, (at) => formatTime(at, zone))}</p>
      <Text look="small">
        <Countdown until={until} /> left
      </Text>
    </Notice>
  );
}
