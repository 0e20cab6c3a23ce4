import { clockOf } from '#domain/availability/clock.ts';
import { exceptionKinds, reasonMost } from '#domain/availability/exceptions.ts';
import { momentOf, valueOf } from '#domain/dates/value.ts';
import { parseWall } from '#domain/time/calendar.ts';
import { formatRange } from '#domain/time/format.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { DateTimePicker } from '#web/ui/dates/date-time-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { ExceptionValues } from './exception-values.ts';
import { kindNames } from './exception-words.ts';
import * as texts from './texts.ts';

interface Under {
  readonly id: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

interface ExceptionFieldsProps {
  values: ExceptionValues;
  change: (patch: Partial<ExceptionValues>) => void;
  /** The bookings below it. */
  under: readonly Under[];
}

export function ExceptionFields({ values, change, under }: ExceptionFieldsProps) {
  const { kind, timeZone, reason, visibleReason } = values;
  const isDays = kind === 'outOfOffice';
  const Picker = isDays ? DatePicker : DateTimePicker;
  const shown = (wall: string) => valueOf(parseWall(wall), timeZone);
  const read = (value: string | null, before: string): string => {
    const moment = momentOf(value, timeZone);
    return moment === undefined ? before : `${moment.date}T${clockOf(moment.minutes)}`;
  };
  return (
    <>
      <RadioGroup
        label={texts.kind}
        value={kind}
        options={exceptionKinds.map((value) => ({ value, label: kindNames[value] }))}
        onChange={(next) => change({ kind: next })}
      />
      <Field label={isDays ? texts.firstDay : texts.start} errorKey="startsAt" required>
        <Picker
          zone={timeZone}
          value={shown(values.startsAt)}
          onChange={(value) => change({ startsAt: read(value, values.startsAt) })}
        />
      </Field>
      <Field label={isDays ? texts.lastDay : texts.end} errorKey="endsAt" required>
        <Picker
          zone={timeZone}
          value={shown(values.endsAt)}
          onChange={(value) => change({ endsAt: read(value, values.endsAt) })}
        />
      </Field>
      {kind === 'extra' ? null : (
        <>
          <Field label={texts.reason} tip={texts.youAndStaffCanSee}>
            <TextInput
              value={reason}
              maxLength={reasonMost}
              onChange={({ target }) => change({ reason: target.value })}
            />
          </Field>
          <Checkbox
            label={texts.membersMayReadTheReason}
            checked={visibleReason}
            onChange={({ target }) => change({ visibleReason: target.checked })}
          />
        </>
      )}
      {under.length === 0 ? null : <Below values={values} change={change} under={under} />}
    </>
  );
}

/** The bookings below a block: each is kept, or cancelled with the question for another time. */
function Below({ values, change, under }: ExceptionFieldsProps) {
  const { cancel, cancelReason, timeZone } = values;
  const put = (id: string, isKept: boolean) =>
    change({ cancel: isKept ? cancel.filter((each) => each !== id) : [...cancel, id] });
  return (
    <Stack gap="4">
      <Notice
        tone="warning"
        title={under.length === 1 ? texts.oneBooking : texts.bookingsFallInThisTime(under.length)}
        live
      >
        {texts.bookingsYouKeepStayBooked}
      </Notice>
      {under.map(({ id, title, start, end }) => (
        <RadioGroup
          key={id}
          id={`below-${id}`}
          label={`${title}, ${formatRange(start, end, timeZone)}`}
          value={cancel.includes(id) ? 'cancel' : 'keep'}
          options={[
            { value: 'keep', label: texts.keep },
            { value: 'cancel', label: texts.cancelAndAskToReschedule },
          ]}
          onChange={(choice) => put(id, choice === 'keep')}
        />
      ))}
      {under.some(({ id }) => cancel.includes(id)) ? (
        <Field
          label={texts.reasonForCancelling}
          errorKey="cancelReason"
          required
          tip={texts.theMembersCanReadIt}
        >
          <Textarea
            rows={3}
            maxLength={500}
            value={cancelReason}
            onChange={({ target }) => change({ cancelReason: target.value })}
          />
        </Field>
      ) : null}
    </Stack>
  );
}
