import { holdSentence } from '#machines/booking-request/sentences.ts';
import { formatTime } from '#domain/time/format.ts';
import { Countdown } from '#web/ui/dates/countdown.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { FlowPage } from '../flow/flow-page.ts';
import * as texts from './texts.ts';

/** The time that is kept, and how much longer. It stands by the way on, where it is seen on every screen and moves nothing above it. */
export function HoldNotice({ snapshot, holdEnd, zone }: FlowPage) {
  const { hold } = snapshot.context;
  if (hold === null || holdEnd === null) return null;
  return (
    <Notice tone="success" live>
      <p>
        {holdSentence(hold, (at) => formatTime(at, zone))}{' '}
        <Text as="span" tone="muted">
          <Countdown key={hold.id} until={holdEnd} />
          {texts.left}
        </Text>
      </p>
    </Notice>
  );
}
