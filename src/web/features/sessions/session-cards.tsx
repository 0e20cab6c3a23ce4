import { Person } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Session } from './session-records.ts';
import * as texts from './texts.ts';

/** What there is to read about it is found on a page of its own. */
export const SessionResources = ({ session: { id } }: { session: Session }) => (
  <Card title={texts.resources}>
    <LinkButton to="/app/sessions/$session/resources" params={{ session: id }} size="small">
      {texts.seeResources}
    </LinkButton>
  </Card>
);

export function SessionCoaches({ session: { id, givenBy } }: { session: Session }) {
  const manage = (
    <LinkButton to="/app/sessions/$session/coach-permissions" params={{ session: id }} size="small">
      {texts.manageCoaches}
    </LinkButton>
  );
  return (
    <Card title={texts.coaches} actions={manage}>
      {givenBy.length === 0 ? (
        <Text tone="muted">{texts.noCoachGives}</Text>
      ) : (
        <ItemList label={texts.coaches}>
          {givenBy.map(({ id: coach, fullName, pictureUrl }) => (
            <Item
              key={coach}
              title={<Person name={fullName} picture={pictureUrl} size="small" />}
            />
          ))}
        </ItemList>
      )}
    </Card>
  );
}

/** Where it is on offer. */
export function SessionProgrammes({ programmes }: Pick<Session, 'programmes'>) {
  if (programmes === null) return null;
  return (
    <Card title={texts.programmes}>
      {programmes.length === 0 ? (
        <Text tone="muted">{texts.noProgrammeOffers}</Text>
      ) : (
        <ItemList label={texts.programmes}>
          {programmes.map(({ id, name, organization }) => (
            <Item
              key={id}
              title={
                <TextLink to="/app/programmes/$programme" params={{ programme: id }}>
                  {name}
                </TextLink>
              }
              detail={organization.name}
            />
          ))}
        </ItemList>
      )}
    </Card>
  );
}
