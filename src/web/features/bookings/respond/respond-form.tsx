import { ClosedNotice } from '#web/screens/form/form-page.tsx';
import { StatusBadge } from '#web/screens/record/status-badge.tsx';
import { useOffer } from '#web/screens/command/use-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { pageOf } from '../action/booking-event.ts';
import { AskedTimes } from './asked-times.tsx';
import { AnswerBy, Request } from './request-card.tsx';
import { DeclineForm } from './decline-form.tsx';
import { useAnswer } from './use-answer.ts';
import type { Booking } from '../words.ts';

/** Yes at a press; no only with a reason, which the member reads. */
export function RespondForm({ booking, isNo }: { booking: Booking; isNo: boolean }) {
  const answer = useAnswer(booking, isNo);
  const { confirm, decline, declining } = answer;
  const { isDirty, refusal } = decline;
  const closed = useOffer({ isDirty, refusal: refusal ?? confirm.refusal });
  const { request } = booking;
  const hasChoice = !declining && closed === null && (request?.times.length ?? 0) > 1;
  const problem = confirm.refusal ?? confirm.errors['time'];
  const refused =
    problem === undefined ? null : (
      <Notice tone="error" live>
        {problem}
      </Notice>
    );
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title="Respond to request"
        status={<StatusBadge status={booking.status} />}
        lead={request && `${request.requester.fullName} asks for ${booking.session.name}.`}
      />
      {closed === null ? <AnswerBy booking={booking} /> : <ClosedNotice closed={closed} />}
      {closed === null ? null : refused}
      <Request booking={booking} hasChoice={hasChoice} />
      {hasChoice ? (
        <AskedTimes
          booking={booking}
          value={confirm.values.startsAt}
          onChange={(startsAt) => confirm.change({ startsAt })}
        />
      ) : null}
      {closed === null ? refused : null}
      {declining ? <DeclineForm form={decline} onBack={answer.leaveOpen} /> : null}
      {closed === null ? null : (
        <Row>
          <LinkButton {...closed.back}>{closed.backVerb}</LinkButton>
        </Row>
      )}
      {declining || closed ? null : (
        <Row>
          <Button variant="primary" busy={confirm.busy} onClick={confirm.submit}>
            Confirm
          </Button>
          <LinkButton {...pageOf(booking.id)} variant="plain">
            Decide later
          </LinkButton>
          <Button variant="dangerQuiet" onClick={answer.beginToDecline}>
            Decline…
          </Button>
        </Row>
      )}
    </Stack>
  );
}
