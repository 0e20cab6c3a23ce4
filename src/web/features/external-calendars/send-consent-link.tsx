import type { ReactNode } from 'react';
import { providerNames, type ConsentProvider } from '#domain/external-calendars/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Text } from '#web/ui/text.tsx';
import { titlesOf, type Place } from './places.ts';
import * as texts from './texts.ts';

interface SendConsentLinkProps {
  place: Place;
  coach: string;
  name: string;
  provider: ConsentProvider;
  /** The choice of the provider. */
  children: ReactNode;
}

/** Nobody can consent for a coach: staff send them the way. */
export function SendConsentLink({ place, coach, name, provider, children }: SendConsentLinkProps) {
  const alert = useAlert();
  const form = useRecordForm('POST /external-calendars/invitations', {
    name: `external-calendar/${coach}/invitation`,
    initial: {},
    input: () => ({ body: { coach, provider } }),
    onDone: (_, go) => {
      alert('success', texts.weSentALink(name));
      void go(place.list as never);
    },
  });
  return (
    <FormPage
      title={titlesOf(place).connect}
      lead={texts.forLabel(name)}
      form={form}
      verb={texts.sendLink}
      errorTitle={texts.notSentYet}
      cancel={place.list}
    >
      {children}
      <Text>{texts.asksOnItsOwnPage(providerNames[provider], name)}</Text>
    </FormPage>
  );
}
