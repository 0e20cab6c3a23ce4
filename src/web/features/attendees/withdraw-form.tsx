import { isStaff } from '#machines/person.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { Attendee } from './words.ts';
import * as texts from './texts.ts';

interface WithdrawFormProps {
  attendee: Attendee;
  verb: string;
  onClose: () => void;
}

/** Not to come after all, or to be taken off the list by staff, who say why. */
export function WithdrawForm({ attendee, verb, onClose }: WithdrawFormProps) {
  const byStaff = isStaff(useMe());
  const title = byStaff ? texts.remove2(attendee.person.fullName) : texts.withdrawFromThisSession;
  const form = useEventForm('POST /attendees/{attendee}/events', attendee, 'WITHDRAW', {
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      byStaff && reason.trim() === '' ? { reason: texts.giveAReasonForRemoving } : {},
    payload: ({ reason }) => ({ reason: reason.trim() || undefined }),
    onDone: onClose,
  });
  return (
    <Card title={title}>
      <Form onSubmit={form.submit} errors={form.errors} aria-label={title}>
        <FormNotices form={form} />
        <Notice tone={attendee.isLast ? 'warning' : 'info'}>
          {attendee.isLast
            ? texts.nobodyElseIsComing
            : [texts.theSessionGoesAhead, attendee.leaving].filter(Boolean).join(' ')}
        </Notice>
        <Field
          label={texts.reason}
          required={byStaff}
          tip={byStaff ? texts.theyTheCoachAndStaff : texts.optionalTheCoachAndStaff}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={form.values.reason}
            onChange={({ target }) => form.change({ reason: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="danger" busy={form.busy}>
            {verb}
          </Button>
          <Button onClick={onClose}>{texts.keepPlace}</Button>
        </Row>
      </Form>
    </Card>
  );
}
