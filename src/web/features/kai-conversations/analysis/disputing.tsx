import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { KaiConversation } from '../kai-records.ts';
import * as texts from '../texts.ts';

const route = 'POST /kai-conversations/{kaiConversation}/events';

type Of = { conversation: KaiConversation };

/** Whoever uploaded it may disagree with the scores, and staff answer with one of their own. */
export function Disputing({ conversation }: Of) {
  const { dispute, review, availableEvents } = conversation;
  const can = (wanted: string) =>
    availableEvents.some(({ type, enabled }) => type === wanted && enabled);
  return (
    <>
      {dispute === null ? null : (
        <Notice tone="info" title={texts.disputed}>
          <p>{dispute}</p>
          {review === null ? null : (
            <p>
              {texts.reviewedBy(
                review.by?.fullName ?? texts.formerAccount,
                review.score,
                review.comment,
              )}
            </p>
          )}
        </Notice>
      )}
      {can('DISPUTE') ? <DisputeForm conversation={conversation} /> : null}
      {can('REVIEW') ? <ReviewForm conversation={conversation} /> : null}
    </>
  );
}

function DisputeForm({ conversation }: Of) {
  const form = useEventForm(route, conversation, 'DISPUTE', {
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: texts.reasonIsRequired } : {},
    payload: ({ reason }) => ({ reason }),
    onDone: () => undefined,
  });
  return (
    <Card title={texts.disputeTitle} note={texts.disputeLead} tone="sunken">
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notSentYet}
        aria-label={texts.disputeTitle}
      >
        <FormNotices form={form} />
        <Field label={texts.reason} required>
          <Textarea
            rows={3}
            maxLength={1000}
            value={form.values.reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" busy={form.busy}>
            {texts.sendDispute}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

function ReviewForm({ conversation }: Of) {
  const form = useEventForm(route, conversation, 'REVIEW', {
    initial: { score: null as number | null, comment: '' },
    missing: ({ score, comment }): Readonly<Record<string, string>> => ({
      ...(score === null && { score: texts.giveScore }),
      ...(comment.trim() === '' && { comment: texts.giveComment }),
    }),
    payload: ({ score, comment }) => ({ score: score ?? 0, comment }),
    onDone: () => undefined,
  });
  return (
    <Card title={texts.reviewTitle} note={texts.reviewLead}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notSavedYet}
        aria-label={texts.reviewTitle}
      >
        <FormNotices form={form} />
        <Field label={texts.reviewedValue} errorKey="score" required>
          <NumberInput
            min={0}
            max={100}
            value={form.values.score}
            onChange={(score) => form.change({ score })}
          />
        </Field>
        <Field label={texts.comment} errorKey="comment" required>
          <Textarea
            rows={3}
            maxLength={1000}
            value={form.values.comment}
            onChange={({ target }) => form.change({ comment: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {texts.saveReview}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
