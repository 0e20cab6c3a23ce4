import { useState } from 'react';
import {
  asksConsent,
  calendarProviders,
  providerNames,
  type CalendarProvider,
} from '#domain/external-calendars/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountFields } from './account-fields.tsx';
import { withScheme } from './scheme.ts';
import { SendConsentLink } from './send-consent-link.tsx';
import { titlesOf, type Place } from './places.ts';
import { providerDetails } from './words.ts';
import * as texts from './texts.ts';

/** What was typed to open an account. It stays in the page until the calendar is connected, so that it can be mended. */
export interface TypedAccount {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

interface NameCalendarProps {
  place: Place;
  wanted: CalendarProvider | undefined;
  typed: TypedAccount | null;
  onTyped: (typed: TypedAccount) => void;
  /** Why it could not be connected. */
  failure?: string;
}

/** Which provider, and what it needs to let us in. Who may not is told so before anything is asked. */
export function NameCalendar(props: NameCalendarProps) {
  const { place } = props;
  const me = useMe();
  const coach = place.coach ?? me.id;
  const owner = useApiQuery('GET /external-calendars/of/{coach}', { params: { coach } });
  const providers = useApiQuery('GET /external-calendars/providers');
  return (
    <Loaded query={owner} whole>
      {({ name }) => (
        <Loaded query={providers} whole>
          {(all) => (
            <NameForm
              {...props}
              coach={coach}
              isOwn={coach === me.id}
              name={name}
              offered={all.filter(({ offered }) => offered).map(({ provider }) => provider)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface NameFormProps extends NameCalendarProps {
  coach: string;
  isOwn: boolean;
  name: string;
  offered: readonly CalendarProvider[];
}

const empty = { provider: null as CalendarProvider | null, address: '', username: '' };

/** The password stays in the field of this page: no draft keeps it. */
function NameForm({ place, coach, isOwn, name, wanted, offered, ...mending }: NameFormProps) {
  const { typed, onTyped, failure } = mending;
  const [password, setPassword] = useState(typed?.password ?? '');
  const form = useRecordForm('POST /external-calendars', {
    name: `external-calendar/${coach}`,
    initial: {
      ...empty,
      ...(typed && { address: typed.address, username: typed.username }),
      provider: wanted !== undefined && offered.includes(wanted) ? wanted : null,
    },
    missing: ({ provider, address, username }): Readonly<Record<string, string>> => ({
      ...(provider === null && { provider: texts.chooseAProvider }),
      ...(provider !== null && !asksConsent(provider) && address.trim() === ''
        ? { address: texts.addressIsRequired }
        : {}),
      ...(provider === 'caldav' && username.trim() === ''
        ? { username: texts.userNameIsRequired }
        : {}),
      ...(provider === 'caldav' && password === '' ? { password: texts.passwordIsRequired } : {}),
    }),
    input: ({ provider, address, username }) => ({
      body: { coach, ...accountOf(provider ?? 'caldav', { address, username, password }) },
    }),
    onDone: ({ id }, go) => {
      onTyped({ address: values.address, username: values.username, password });
      void go(place.goOn(id) as never);
    },
  });
  const { values, change } = form;
  const { provider } = values;
  const title = titlesOf(place).connect;
  const choices = calendarProviders
    .filter((each) => offered.includes(each))
    .map((each) => ({ value: each, title: providerNames[each], detail: providerDetails[each] }));
  const cards = (
    <ChoiceCards
      legend={texts.provider}
      choices={choices}
      value={provider ?? undefined}
      onChange={(chosen) => change({ provider: chosen })}
    />
  );
  if (!isOwn && provider !== null && asksConsent(provider)) {
    return (
      <SendConsentLink place={place} coach={coach} name={name} provider={provider}>
        {cards}
      </SendConsentLink>
    );
  }
  return (
    <FormPage
      title={title}
      lead={isOwn ? undefined : texts.forLabel(name)}
      form={form}
      verb={texts.connect}
      errorTitle={texts.notConnectedYet}
      cancel={place.list}
    >
      {failure === undefined ? null : (
        <Notice tone="error" live>
          {failure}
        </Notice>
      )}
      {cards}
      {provider === null || asksConsent(provider) ? null : (
        <AccountFields
          provider={provider}
          values={{ ...values, password }}
          change={({ password: typed, ...patch }) => {
            if (typed !== undefined) setPassword(typed);
            if (Object.keys(patch).length > 0) change(patch);
          }}
        />
      )}
    </FormPage>
  );
}

function accountOf(
  provider: CalendarProvider,
  { address, username, password }: { address: string; username: string; password: string },
) {
  if (provider === 'caldav') return { provider, address: withScheme(address), username, password };
  return provider === 'ics' ? { provider, address: withScheme(address) } : { provider };
}
