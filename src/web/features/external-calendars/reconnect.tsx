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
        return isFeed ? { address: 'Address is required.' } : { password: 'Password is required.' };
      },
      payload: () => {
        if (isAsked) return {};
        return isFeed ? { address: withScheme(secret) } : { password: secret };
      },
      onDone: (_, go) => {
        if (isAsked) return;
        alert('info', `“${nameOf(calendar)}” is being read.`);
        void go(place.list as never);
      },
    },
  );
  const isBeingRead = calendar.lastError === null;
  return (
    <FormPage
      title={`Reconnect “${nameOf(calendar)}”`}
      lead={`${providerNames[provider]} · ${accountLabel}`}
      form={form}
      verb="Reconnect"
      errorTitle="Not reconnected yet"
      cancel={place.list}
    >
      {isBeingRead ? (
        <Notice live>“{nameOf(calendar)}” is being read again.</Notice>
      ) : (
        <Notice tone="warning">{troubleWith(calendarPhaseOf(calendar.status), calendar)}</Notice>
      )}
      <Text>
        Its calendar, what is done with it and the busy times that are known stay as they are.
      </Text>
      {isAsked ? null : isFeed ? (
        <AddressField provider="ics" value={secret} onChange={setSecret} />
      ) : (
        <PasswordField value={secret} onChange={setSecret} />
      )}
    </FormPage>
  );
}
