import { Suspense, useEffect } from 'react';
import { cameFor, focusHeading } from '#web/screens/focus-heading.ts';
import { ClosedNotice } from '#web/screens/form/form-page.tsx';
import { StatusBadge } from '#web/screens/record/status-badge.tsx';
import { useOffer } from '#web/screens/command/use-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { pageOf } from '../action/booking-event.ts';
import { AskedTimes } from './asked-times.tsx';
import { AnswerBy, Request } from './request-card.tsx';
import { DeclineForm } from './decline-form.tsx';
import { OtherTime } from './other-time.tsx';
import { useAnswer } from './use-answer.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** Few answer with another time. */
const SuggestHere = lazyPart(async () => (await import('./suggest-form.tsx')).SuggestHere);

interface RespondFormProps {
  booking: Booking;
  /** The answer that somebody came for; it has the focus. */
  begun: 'confirm' | 'decline' | 'suggest' | undefined;
}

/** Yes at a press; no only with a reason, which the member reads; another time from those that are free. */
export function RespondForm({ booking, begun }: RespondFormProps) {
  const answer = useAnswer(booking, begun);
  const isForYes = begun === 'confirm';
  const { confirm, decline, declining, suggesting } = answer;
  useEffect(() => {
    if (isForYes || declining || suggesting) focusHeading();
  }, [isForYes, declining, suggesting]);
  const { isDirty, refusal } = decline;
  const closed = useOffer({ isDirty, refusal: refusal ?? confirm.refusal });
  const { request } = booking;
  const hasChoice =
    !declining && !suggesting && closed === null && (request?.times.length ?? 0) > 1;
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
        title={texts.respondToRequest}
        status={<StatusBadge status={booking.status} />}
        lead={request && texts.asksFor(request.requester.fullName, booking.session.name)}
      />
      {closed !== null ? <ClosedNotice closed={closed} /> : null}
      {closed === null && booking.proposal === null ? <AnswerBy booking={booking} /> : null}
      {closed === null ? null : refused}
      {booking.proposal === null ? null : <OtherTime booking={booking} refusal={null} />}
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
      {suggesting ? (
        <div {...cameFor} tabIndex={-1}>
          <Suspense fallback={<WaitingLines />}>
            <SuggestHere booking={booking} onClose={answer.leaveOpen} onDone={answer.done} />
          </Suspense>
        </div>
      ) : null}
      {closed === null ? null : (
        <Row>
          <LinkButton {...closed.back}>{closed.backVerb}</LinkButton>
        </Row>
      )}
      {declining || suggesting || closed ? null : (
        <Row>
          <Button
            {...(isForYes ? cameFor : {})}
            variant="primary"
            busy={confirm.busy}
            onClick={confirm.submit}
          >
            {texts.confirm}
          </Button>
          <Button onClick={answer.beginToSuggest}>{texts.suggestAnotherTimeBegin}</Button>
          <LinkButton {...pageOf(booking.id)} variant="plain">
            {texts.decideLater}
          </LinkButton>
          <Button variant="dangerQuiet" onClick={answer.beginToDecline}>
            {texts.decline}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
