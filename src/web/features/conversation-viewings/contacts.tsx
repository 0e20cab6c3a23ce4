import { createFileRoute } from '@tanstack/react-router';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Users } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { ViewingBanner, ViewingOver } from './viewing-banner.tsx';
import { offers, viewingSearch, type Viewing } from './viewing-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/conversation-viewing/contacts')({
  staticData: { title: 'Conversation Viewing: Contacts', audience: 'staff' },
  validateSearch: viewingSearch,
  component: ViewingContacts,
});

/** Whom the chosen person has written with. */
function ViewingContacts() {
  const { viewing } = Route.useSearch();
  return viewing === undefined ? (
    <ViewingOver title={texts.contactsTitle} why={texts.noneChosen} />
  ) : (
    <Chosen id={viewing} />
  );
}

function Chosen({ id }: { id: string }) {
  const params = { conversationViewing: id };
  const query = useApiQuery('GET /conversation-viewings/{conversationViewing}', { params });
  return (
    <Loaded query={query} whole>
      {(viewing) => (offers(viewing, 'END') ? <Contacts viewing={viewing} /> : <ViewingOver />)}
    </Loaded>
  );
}

function Contacts({ viewing }: { viewing: Viewing }) {
  const { id, version, person } = viewing;
  const params = { conversationViewing: id };
  const go = useGo();
  const name = person?.fullName ?? texts.deletedUser;
  const query = useApiQuery('GET /conversation-viewings/{conversationViewing}/contacts', {
    params,
  });
  const command = useCommand('POST /conversation-viewings/{conversationViewing}/events', {
    onDone: () => void go({ to: '/app/conversation-viewing/view', search: { viewing: id } }),
  });
  return (
    <Stack gap="6">
      <PageHeading title={texts.contactsTitle} lead={texts.contactsOf(name)} />
      <ViewingBanner viewing={viewing} />
      <Loaded query={query}>
        {(contacts) =>
          contacts.length === 0 ? (
            <EmptyState title={texts.none} icon={<Users />}>
              {texts.noneWhy(name)}
            </EmptyState>
          ) : (
            <ItemList label={texts.contacts}>
              {contacts.map((contact) => (
                <Item
                  key={contact.id}
                  media={<Avatar name={contact.fullName} picture={contact.pictureUrl} />}
                  title={contact.fullName}
                  detail={[
                    texts.messages(contact.messages),
                    ...(contact.isInformed ? [texts.informed] : []),
                  ].join(' · ')}
                  end={
                    offers(viewing, 'CHOOSE') ? (
                      <Button
                        size="small"
                        busy={command.busy}
                        aria-label={texts.read(contact.fullName)}
                        onClick={() =>
                          void command.send({
                            params,
                            body: { type: 'CHOOSE', version, payload: { contact: contact.id } },
                          })
                        }
                      >
                        {texts.readShort}
                      </Button>
                    ) : contact.id === viewing.contact?.id ? (
                      <LinkButton
                        size="small"
                        aria-label={texts.read(contact.fullName)}
                        to="/app/conversation-viewing/view"
                        search={{ viewing: id }}
                      >
                        {texts.readShort}
                      </LinkButton>
                    ) : undefined
                  }
                />
              ))}
            </ItemList>
          )
        }
      </Loaded>
    </Stack>
  );
}
