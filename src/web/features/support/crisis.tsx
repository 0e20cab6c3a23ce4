import { crisisContactsIn } from '#domain/support/crisis-contacts.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

type Contact = ReturnType<typeof crisisContactsIn>[number];

/** Who listens at any hour: where the reader seems to be, and elsewhere. */
export function CrisisContacts() {
  const [own, ...others] = crisisContactsIn(useZone());
  return (
    <Notice tone="warning" title={texts.crisisTitle} live>
      <Stack gap="2">
        <Text>{texts.crisisLead}</Text>
        {own ? <ContactLine contact={own} /> : null}
        <details>
          <summary>{texts.otherCountries}</summary>
          <Stack gap="1">
            {others.map((contact) => (
              <ContactLine key={contact.country} contact={contact} />
            ))}
          </Stack>
        </details>
        <Text tone="muted">{texts.wellbeingReaders}</Text>
      </Stack>
    </Notice>
  );
}

function ContactLine({ contact: { country, name, phone, emergency } }: { contact: Contact }) {
  return (
    <Text>
      <OutsideLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</OutsideLink> ·{' '}
      {texts.crisisLine(country, name, emergency)}
    </Text>
  );
}
