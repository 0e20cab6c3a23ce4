import { useCommand } from '#web/screens/command/use-command.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Ellipsis } from '#web/ui/icons.ts';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';
import type { Conversation } from './conversation-records.ts';
import * as texts from './texts.ts';

/** What can be done with a conversation as a whole. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { contact, isArchived, isBlocked, mayBlock, lastPosition } = conversation;
  const params = { contact: contact.id };
  const alert = useAlert();
  const go = useGo();
  const standing = useCommand('POST /conversations/contacts/{contact}/standing');
  const blocking = useCommand('POST /conversations/contacts/{contact}/block', {
    onDone: () =>
      alert(
        'success',
        isBlocked ? texts.unblocked(contact.fullName) : texts.blocked(contact.fullName),
      ),
  });
  const archive = async (): Promise<void> => {
    await standing.send({ params, body: { archived: !isArchived } });
    alert('success', isArchived ? texts.unarchived : texts.archived);
  };
  const markUnread = async (): Promise<void> => {
    await standing.send({ params, body: { unread: true } });
    // Whoever stays would have read it at once.
    await go({ to: '/app/conversations' });
  };
  const ofOneThatIsThere: MenuItem[] = [
    {
      key: 'archive',
      label: isArchived ? texts.unarchive : texts.archive,
      onSelect: () => void archive(),
    },
    { key: 'unread', label: texts.markUnread, onSelect: () => void markUnread() },
  ];
  const items: MenuItem[] = [
    ...(lastPosition > 0 ? ofOneThatIsThere : []),
    ...(mayBlock
      ? [
          {
            key: 'block',
            label: isBlocked ? texts.unblock : texts.block,
            tone: 'danger' as const,
            onSelect: () => void blocking.send({ params, body: { blocked: !isBlocked } }),
          },
        ]
      : []),
  ];
  return <Menu label={texts.more} icon={<Ellipsis />} items={items} />;
}
