import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import {
  AttendanceFields,
  attendanceMissing,
  attendanceOf,
  attendanceSeen,
  isAnswered,
  outcomeInWords,
} from './attendance-fields.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import { ActionForm } from '../action/action-form.tsx';
import type { PageAction } from '../action/page-action.ts';
import * as texts from './texts.ts';

/** Who came. Without the coach, or without anybody, the session counts otherwise and so does its credit. */
export function OutcomeForm({ booking, onClose, onDone = onClose }: PageAction) {
  const form = useEventForm(bookingEvent.send, booking, 'RECORD_OUTCOME', {
    initial: attendanceSeen(booking),
    missing: (values) => attendanceMissing(values, booking),
    payload: (values) => attendanceOf(values, booking),
    onDone,
  });
  const attendance = attendanceOf(form.values, booking);
  return (
    <ActionForm
      title={texts.recordTheOutcome}
      form={form}
      verb={texts.recordOutcome}
      leaveVerb={texts.notNow}
      onClose={onClose}
    >
      <AttendanceFields booking={booking} form={form} />
      {isAnswered(form.values, booking) ? (
        <Notice
          tone={attendance.attended.length > 0 && attendance.coachAttended ? 'info' : 'warning'}
        >
          {outcomeInWords(attendance, booking)}
        </Notice>
      ) : null}
    </ActionForm>
  );
}
