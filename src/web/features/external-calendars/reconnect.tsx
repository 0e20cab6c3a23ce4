import { useState } from 'react';
import { asksConsent, providerNames } from '#domain/external-calendars/vocabulary.ts';
import { calendarPhaseOf } from '#machines/external-calendar/labels.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { AddressField, PasswordField } from './account-fields.tsx';
import type { Place } from './places.ts';
import { withScheme } from './scheme.ts';
import { nameOf, troubleWith, type ExternalCalendar } from './words.ts';
import * as texts from './texts.ts';

interface ReconnectProps {
  place: Place;
  calendar: ExternalCalendar;
}

/** A calendar that was lost gets a new way in, and stays the calendar that it is. What opens it stays in the field of this page: no draft keeps it. */
export function Reconnect({ place, calendar }: ReconnectProps) {
  const { provider, accountLabel } = calendar;
  const alert = useAlert();
  const [secret, setSecret] = useState('');
  const isAsked = asksConsent(provider);
  const isFeed = provider === 'ics';
  const form = useEventForm(
    'POST /external-calendars/{externalCalendar}/events',
    calendar,
    'RECONNECT',
    {
      initial: {},
      missing: (): Readonly<Record<string, string>> => {
        if (isAsked || secret.trim() !== '') return {};
        return isFeed
          ? { address: texts.addressIsRequired }
          : { password: texts.passwordIsRequired };
      },
      payload: () => {
        if (isAsked) return {};
        return isFeed ? { address: withScheme(secret) } : { password: secret };
      },
      onDone: (_, go) => {
        if (isAsked) return;
        alert('info', texts.isBeingRead(nameOf(calendar)));
        void go(place.list as never);
      },
    },
  );
  const isBeingRead = calendar.lastError === null;
  return (
    <FormPage
      title={texts.reconnect2(nameOf(calendar))}
      lead={`${providerNames[provider]} · ${accountLabel}`}
      form={form}
      verb={texts.reconnect}
      errorTitle={texts.notReconnectedYet}
      cancel={place.list}
    >
      {isBeingRead ? (
        <Notice live>{texts.isBeingReadAgain(nameOf(calendar))}</Notice>
      ) : (
        <Notice tone="warning">{troubleWith(calendarPhaseOf(calendar.status), calendar)}</Notice>
      )}
      <Text>{texts.theCalendarItsSettingsAnd}</Text>
      {isAsked ? null : isFeed ? (
        <AddressField provider="ics" value={secret} onChange={setSecret} />
      ) : (
        <PasswordField value={secret} onChange={setSecret} />
      )}
    </FormPage>
  );
}
