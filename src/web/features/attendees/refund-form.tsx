import { endOf, RefundFields, type Refund } from '#web/features/bookings/refund/public.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Attendee } from './words.ts';
import * as texts from './texts.ts';

interface RefundFormProps {
  attendee: Attendee;
  onClose: () => void;
}

const nothing: Refund = { reason: '', until: null };

/** Staff give somebody the credit back that they used or lost; nobody else's is touched. */
function RefundForm({ attendee, onClose }: RefundFormProps) {
  const zone = useZone();
  const cost = attendee.credit?.cost ?? 1;
  const title = texts.refundTheCreditsOf(cost, attendee.person.fullName);
  const form = useEventForm('POST /attendees/{attendee}/events', attendee, 'REFUND', {
    initial: nothing,
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: texts.giveAReason } : {},
    payload: ({ reason, until }) => ({ reason: reason.trim(), expiresAt: endOf(until, zone) }),
    onDone: onClose,
  });
  return (
    <Card title={title}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notRefundedYet}
        aria-label={title}
      >
        <FormNotices form={form} />
        <Notice>{texts.creditsGoBack(cost === 1, cost, attendee.person.fullName)}</Notice>
        <RefundFields form={form} />
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {texts.refundCredit}
          </Button>
          <Button onClick={onClose}>{texts.notNow}</Button>
        </Row>
      </Form>
    </Card>
  );
}

// oxlint-disable-next-line import/no-default-export -- React loads a part by its default export
export default RefundForm;
