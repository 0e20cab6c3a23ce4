import { directionNames, type CalendarDirection } from '#domain/external-calendars/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { titlesOf, type Place } from './places.ts';
import { directionDetails, type ExternalCalendar } from './words.ts';
import * as texts from './texts.ts';

interface ChooseCalendarProps {
  place: Place;
  calendar: ExternalCalendar;
}

interface Choice {
  readonly calendar: string;
  readonly direction: CalendarDirection;
}

const order: readonly CalendarDirection[] = ['both', 'readBusy', 'writeEvents'];

/** Which of the account's calendars, and what is done with it. */
export function ChooseCalendar({ place, calendar }: ChooseCalendarProps) {
  const { offered } = calendar;
  const [only] = offered;
  const beginning: Choice = {
    calendar: offered.length === 1 && only ? only.id : '',
    direction: only?.writable === false ? 'readBusy' : 'both',
  };
  const form = useEventForm(
    'POST /external-calendars/{externalCalendar}/events',
    calendar,
    'CHOOSE',
    {
      initial: beginning,
      missing: (values): Readonly<Record<string, string>> =>
        values.calendar === '' ? { calendar: texts.chooseACalendar } : {},
      payload: (values) => values,
      onDone: () => undefined,
    },
  );
  const { values, change } = form;
  const chosen = offered.find(({ id }) => id === values.calendar);
  return (
    <FormPage
      title={titlesOf(place).connect}
      lead={texts.has(calendar.accountLabel, offered.length === 1, offered.length)}
      form={form}
      verb={texts.usingThisCalendar}
      errorTitle={texts.notConnectedYet}
      cancel={place.disconnect(calendar.id)}
    >
      <Field label={texts.calendar} required>
        <Select
          placeholder={texts.chooseACalendar2}
          options={offered.map(({ id, name, writable }) => ({
            value: id,
            label: writable ? name : texts.canOnlyBeRead(name),
          }))}
          value={values.calendar}
          onChange={(id) => {
            const next = offered.find((each) => each.id === id);
            change({ calendar: id, ...(next?.writable === false && { direction: 'readBusy' }) });
          }}
        />
      </Field>
      <Field label={texts.direction} group="radiogroup">
        <ChoiceCards
          legend={texts.direction}
          hideLegend
          choices={order.map((value) => ({
            value,
            title: directionNames[value],
            detail: directionDetails[value],
            ...(value !== 'readBusy' &&
              chosen?.writable === false && { refusal: texts.thisCalendarCanOnly }),
          }))}
          value={values.direction}
          onChange={(direction) => change({ direction })}
        />
      </Field>
    </FormPage>
  );
}
