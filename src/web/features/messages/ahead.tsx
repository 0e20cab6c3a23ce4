import { isOneOf } from '#machines/states.ts';
import { messageState } from '#machines/message/states.gen.ts';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import type { Message } from './use-messages.ts';
import * as texts from './texts.ts';

const DeleteMessage = lazyPart(async () => (await import('./delete-message.tsx')).DeleteMessage);

const couldNotGo = isOneOf([messageState.unsent]);

/** What the reader has written to be sent later, and what could not be sent when its time came. */
export function Ahead({ messages, zone }: { messages: readonly Message[]; zone: string }) {
  if (messages.length === 0) return null;
  return (
    <Card title={texts.ahead} level="h2">
      <ItemList label={texts.ahead}>
        {messages.map((message) => (
          <Waiting key={message.id} message={message} zone={zone} />
        ))}
      </ItemList>
    </Card>
  );
}

function Waiting({ message, zone }: { message: Message; zone: string }) {
  const [isDeleting, setDeleting] = useState(false);
  const { text, files, sendAt, status } = message;
  return (
    <Item
      title={text === '' ? files.map(({ name }) => name).join(', ') : text}
      detail={
        couldNotGo(status) ? (
          texts.couldNotGo
        ) : (
          <>
            {texts.goes} {sendAt === null ? null : <When at={sendAt} zone={zone} inSentence />}
          </>
        )
      }
      end={
        <Button size="small" onClick={() => setDeleting(true)}>
          {texts.remove}
        </Button>
      }
    >
      {isDeleting ? (
        <Suspense fallback={null}>
          <DeleteMessage
            message={message}
            onClose={() => setDeleting(false)}
            onChanged={() => undefined}
          />
        </Suspense>
      ) : null}
    </Item>
  );
}
