import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CountBadge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Compose } from './compose.tsx';
import { Messages } from './messages.tsx';
import type { Chat } from './use-chat.ts';
import * as texts from './texts.ts';

/** Opens and closes the chat, and says what came meanwhile. */
export function ChatButton({ chat: { isOpen, setOpen, unread } }: { chat: Chat }) {
  const latest = unread.at(-1);
  return (
    <>
      <Button icon={<MessageSquare />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.chat}
        {unread.length === 0 ? null : (
          <CountBadge
            count={unread.length}
            label={texts.newMessages(unread.length)}
            tone="danger"
          />
        )}
      </Button>
      <VisuallyHidden as="output">
        {latest === undefined ? '' : texts.wrote(latest.person.fullName, latest.text)}
      </VisuallyHidden>
    </>
  );
}

interface RoomChatProps {
  chat: Chat;
  booking: string;
  isOffline: boolean;
}

/** What those in the room write to each other: beside the people, and over them where there is no room. */
export function RoomChat({ chat, ...rest }: RoomChatProps) {
  const { isBeside, isOpen, setOpen } = chat;
  const panel = <Panel chat={chat} {...rest} />;
  if (isBeside) return isOpen ? <Card title={texts.chat}>{panel}</Card> : null;
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={texts.chat}
      sheet
      actions={<Button onClick={close}>{texts.close}</Button>}
    >
      {panel}
    </Dialog>
  );
}

function Panel({ chat: { query }, booking, isOffline }: RoomChatProps) {
  return (
    <Stack gap="4">
      {isOffline ? (
        <Notice tone="warning" live>
          {texts.connectionLost}
        </Notice>
      ) : null}
      <Loaded query={query} waiting={<WaitingLines lines={2} />}>
        {({ messages, mayWrite }) => (
          <>
            {messages.length === 0 ? (
              <>
                <Text>{texts.nobodyHasWrittenYet}</Text>
                <Text tone="muted">{texts.everybodyInTheRoom}</Text>
              </>
            ) : (
              <Messages messages={messages} />
            )}
            {mayWrite ? <Compose booking={booking} /> : null}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
