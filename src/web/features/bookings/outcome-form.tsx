import { FormNotices } from '#web/screens/form-page.tsx';
import { useEventForm } from '#web/screens/use-event-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import {
  AttendanceFields,
  attendanceOf,
  attendanceSeen,
  outcomeInWords,
} from './attendance-fields.tsx';
import { bookingEvent } from './booking-event.ts';
import type { Deed } from './on-page.tsx';

/** Who came. Without the coach, or without anybody, the session counts otherwise and so does its credit. */
export function OutcomeForm({ booking, onClose }: Deed) {
  const form = useEventForm(bookingEvent.send, booking, 'RECORD_OUTCOME', {
    initial: attendanceSeen(booking),
    payload: (values) => attendanceOf(values, booking),
    onDone: onClose,
  });
  const told = attendanceOf(form.values, booking);
  return (
    <Card title="Record the outcome">
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Record the outcome">
        <FormNotices form={form} />
        <AttendanceFields booking={booking} form={form} />
        <Notice tone={told.attended.length > 0 && told.coachAttended ? 'info' : 'warning'}>
          {outcomeInWords(told, booking.credit.cost)}
        </Notice>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            Record outcome
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </Row>
      </Form>
    </Card>
  );
}
