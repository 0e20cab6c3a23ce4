import { readersInWords } from '#machines/booking/readers.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { FlowPage } from './flow-page.ts';
import { StepFrame } from './step-frame.tsx';
import * as texts from './texts.ts';

export function MessageStep(page: FlowPage) {
  const { choices, chosen, send } = page;
  const name = chosen.coach?.fullName ?? texts.yourCoach;
  return (
    <StepFrame page={page} title={texts.whatIsItAbout} lead={texts.aSentenceOrTwoHelps}>
      <Stack gap="3" measure="form">
        <Row>
          <VisibleTo
            people={readersInWords('requestMessage', { requester: ['you'], coach: [name] })}
          />
        </Row>
        <Field label={texts.message} tip={texts.whatWouldYouLike}>
          <Textarea
            rows={6}
            maxLength={1000}
            value={choices.message}
            onChange={(event) => send({ type: 'write.message', message: event.target.value })}
          />
        </Field>
      </Stack>
    </StepFrame>
  );
}
