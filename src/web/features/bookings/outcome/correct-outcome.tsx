import { bookingCreditState } from '#machines/booking/states.gen.ts';
import { isWithoutCoach } from '#machines/booking/labels.ts';
import { useState } from 'react';
import { isStaff } from '#machines/person.ts';
import { whenAdded } from '#web/screens/credits/when-added.ts';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import {
  AttendanceFields,
  attendanceMissing,
  attendanceOf,
  isAnswered,
  outcomeInWords,
  peopleNotified,
  type Attendance,
} from './attendance-fields.tsx';
import { bookingEvent } from '../action/booking-event.ts';
import { ReasonField } from '../action/reason-field.tsx';
import { ActionForm } from '../action/action-form.tsx';
import type { PageAction } from '../action/page-action.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

interface Correction extends Attendance {
  readonly reason: string;
  /** Another lot, or `goodwill`; empty for the one that paid before. */
  readonly credit: string;
}

/** As it was recorded. A session that the coach missed says nothing of the others. */
const recorded = (booking: Booking): Correction => {
  const isCoachs = isWithoutCoach(booking.status);
  const each = peopleNotified(booking).map(({ person, attendance }) => [person.id, attendance]);
  return {
    coachCame: isCoachs ? 'no' : 'yes',
    each: isCoachs ? {} : (Object.fromEntries(each) as Attendance['each']),
    reason: '',
    credit: '',
  };
};

/** The coach or staff say that it went otherwise than was recorded. The credit follows; which one pays is for staff to say. */
export function CorrectOutcome({ booking, onClose }: PageAction) {
  const form = useEventForm(bookingEvent.send, booking, 'CORRECT_OUTCOME', {
    initial: recorded(booking),
    missing: (values): Readonly<Record<string, string>> => ({
      ...attendanceMissing(values, booking),
      ...(values.reason.trim() === '' && { reason: texts.giveAReason }),
    }),
    payload: ({ reason, credit, ...values }) => ({
      ...attendanceOf(values, booking),
      reason: reason.trim(),
      credit: credit || null,
    }),
    onDone: onClose,
  });
  const me = useMe();
  const attendance = attendanceOf(form.values, booking);
  const isSpentAgain = attendance.coachAttended && hasGoneBack(booking);
  return (
    <ActionForm
      title={texts.correctTheOutcome}
      form={form}
      errorTitle={texts.notCorrectedYet}
      verb={texts.correctOutcome}
      leaveVerb={texts.keepRecordedOutcome}
      onClose={onClose}
    >
      <AttendanceFields booking={booking} form={form} />
      {isSpentAgain && isStaff(me) ? (
        <Field
          label={texts.credit}
          tip={
            booking.eachPays ? texts.returnedCreditsAreTakenAgain : texts.theReturnedCreditIsTaken
          }
        >
          <Credits
            booking={booking}
            value={form.values.credit}
            onChange={(credit) => form.change({ credit })}
          />
        </Field>
      ) : null}
      <ReasonField form={form} required tip={texts.everyoneWhoTakesPart} />
      {isAnswered(form.values, booking) ? (
        <Notice>{outcomeInWords(attendance, booking)}</Notice>
      ) : null}
    </ActionForm>
  );
}

interface CreditsProps {
  booking: Booking;
  value: string;
  onChange: (lot: string) => void;
}

/** Something went back to its holder. */
const hasGoneBack = ({ eachPays, creditState, expectedAttendees }: Booking): boolean =>
  eachPays
    ? expectedAttendees.some((each) => each.creditState === bookingCreditState.returned)
    : creditState === bookingCreditState.returned;

/** The lot that paid before, the others of its holder that could pay, and one unit for the purpose. */
function Credits({ booking, value, onChange }: CreditsProps) {
  const { team, attendees, credit, session } = booking;
  const { data } = useApiQuery('GET /session-credits/{entityType}/{entityId}', {
    params: {
      entityType: team ? 'team' : 'user',
      entityId: team?.id ?? attendees[0]?.id ?? '',
    },
  });
  const zone = useZone();
  const [now] = useState(Date.now);
  const others = (data?.lots ?? []).filter(
    (lot) =>
      lot.session.id === session.id &&
      lot.programme.id === credit.lot?.programme.id &&
      lot.id !== credit.lot.id &&
      lot.available >= credit.cost &&
      !booking.eachPays,
  );
  const apart = whenAdded(others, zone, now);
  return (
    <Select
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: texts.theSameAsBefore },
        ...others.map(({ id, programme, available, expiresAt }) => ({
          value: id,
          label: texts.leftUntil(
            programme.name,
            available,
            lastDayInSentence(expiresAt, zone, now),
            apart.get(id),
          ),
        })),
        { value: 'goodwill', label: texts.aGoodwillCreditGiven },
      ]}
    />
  );
}
