import { useEventForm } from '#web/screens/use-event-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import {
  AttendanceFields,
  attendanceOf,
  attendanceSeen,
  outcomeInWords,
} from './attendance-fields.tsx';
import { bookingEvent } from './booking-event.ts';
import { DeedForm } from './deed-form.tsx';
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
    <DeedForm
      title="Record the outcome"
      form={form}
      verb="Record outcome"
      leaveVerb="Not now"
      onClose={onClose}
    >
      <AttendanceFields booking={booking} form={form} />
      <Notice tone={told.attended.length > 0 && told.coachAttended ? 'info' : 'warning'}>
        {outcomeInWords(told, booking)}
      </Notice>
    </DeedForm>
  );
}
