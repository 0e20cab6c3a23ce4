import { useState } from 'react';
import type { ReactNode } from 'react';
import { refusal } from '#machines/booking-request/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { HoldNotice } from '../time/hold-notice.tsx';
import { FlowNotice } from './flow-notice.tsx';
import type { FlowPage } from './flow-page.ts';
import * as texts from './texts.ts';

interface StepFrameProps {
  page: FlowPage;
  /** The question that this page asks. */
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** In place of "Continue". */
  next?: ReactNode;
}

/** A step: its question, what happened meanwhile, the answers, and the ways on and back. */
export function StepFrame({ page, title, lead, children, next }: StepFrameProps) {
  const { snapshot, send, choices } = page;
  const hasStepBefore = snapshot.can({ type: 'BACK' });
  return (
    <Stack gap="6">
      <PageHeading title={title} lead={lead} />
      <FlowNotice {...page} />
      {children}
      <HoldNotice {...page} />
      <Row>
        {next ?? <Continue key={choices.step} {...page} />}
        {hasStepBefore ? (
          <Button onClick={() => send({ type: 'BACK' })}>{texts.back}</Button>
        ) : null}
      </Row>
    </Stack>
  );
}

/** Never greyed: pressed too early, it says what is missing. */
function Continue({ snapshot, send }: FlowPage) {
  const [pressed, setPressed] = useState(false);
  const missing = refusal(snapshot.context, { type: 'NEXT' });
  const keeping = snapshot.hasTag('keeping');
  const go = () => {
    setPressed(true);
    send({ type: 'NEXT' });
  };
  return (
    <Stack gap="2">
      {pressed && missing !== null && !keeping ? (
        <Notice tone="error" live>
          {missing}
        </Notice>
      ) : null}
      <Row>
        <Button variant="primary" busy={keeping} onClick={go}>
          {keeping ? texts.holdingYourTime : texts.continueLabel}
        </Button>
      </Row>
    </Stack>
  );
}
