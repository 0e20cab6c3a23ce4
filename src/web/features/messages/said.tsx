import { Suspense, useState, type ReactNode } from 'react';
import { formatDay, formatTime } from '#domain/time/format.ts';
import { isOneOf } from '#machines/states.ts';
import { messageStates } from '#machines/message/states.gen.ts';
import { TalkDay, TalkItem } from '#web/ui/embedded/talk-log.tsx';
import { Ellipsis } from '#web/ui/icons.ts';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';
import { Text } from '#web/ui/text.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { Attachments } from './attachments.tsx';
import type { Conversation } from './conversation-records.ts';
import type { Message } from './use-messages.ts';
import * as texts from './texts.ts';

const EditMessage = lazyPart(async () => (await import('./edit-message.tsx')).EditMessage);
const DeleteMessage = lazyPart(async () => (await import('./delete-message.tsx')).DeleteMessage);

const isReadable = isOneOf(messageStates.readable);

interface SaidProps {
  message: Message;
  own: boolean;
  name: string;
  theirs: Conversation['theirs'];
  zone: string;
  onChanged: (message: Message) => void;
}

/** One message, how far it has come, and what its writer can do with it. */
export function Said({ message, own, name, theirs, zone, onChanged }: SaidProps) {
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const { status, position, text, files, sentAt, editedAt, availableEvents } = message;
  const offered = (type: string) => availableEvents.find((each) => each.type === type);
  const items: MenuItem[] = (['EDIT', 'DELETE'] as const).flatMap((type) => {
    const event = offered(type);
    if (event === undefined) return [];
    const isEdit = type === 'EDIT';
    return [
      {
        key: type,
        label: event.enabled ? event.label : `${event.label} – ${event.reasons.join(' ')}`,
        disabled: !event.enabled,
        ...(isEdit ? {} : { tone: 'danger' as const }),
        onSelect: () => setDoing(isEdit ? 'edit' : 'delete'),
      },
    ];
  });
  const stop = (): void => setDoing(null);
  const said = (
    <Stack gap="2">
      <What status={status} text={text} />
      <Attachments message={message.id} files={files} />
    </Stack>
  );
  return (
    <TalkItem
      name={name}
      own={own}
      place={position ?? undefined}
      foot={
        <>
          <time dateTime={sentAt ?? undefined}>
            {sentAt && formatTime(Date.parse(sentAt), zone)}
          </time>
          {editedAt === null || !isReadable(status) ? null : <span>· {texts.edited}</span>}
          {own && isReadable(status) ? <span>· {comeTo(position ?? 0, theirs)}</span> : null}
          {items.length === 0 ? null : (
            <Menu label={texts.messageActions} icon={<Ellipsis />} size="small" items={items} />
          )}
        </>
      }
    >
      {doing === 'edit' ? (
        <Suspense fallback={said}>
          <EditMessage message={message} onClose={stop} onChanged={onChanged} />
        </Suspense>
      ) : (
        said
      )}
      {doing === 'delete' ? (
        <Suspense fallback={null}>
          <DeleteMessage message={message} onClose={stop} onChanged={onChanged} />
        </Suspense>
      ) : null}
    </TalkItem>
  );
}

/** A file may say it all. */
function What({ status, text }: Pick<Message, 'status' | 'text'>) {
  if (!isReadable(status)) return <Text tone="muted">{texts.messageDeleted}</Text>;
  return text === '' ? null : <RichText source={text} />;
}

/** How far a message of one's own has come, by the marks of the other. */
function comeTo(place: number, { readTo, deliveredTo }: Conversation['theirs']): string {
  if (place <= readTo) return texts.read;
  return place <= deliveredTo ? texts.delivered : texts.sent;
}

interface DayMarkProps {
  at?: string | null;
  /** When the message before it was sent. */
  after?: string | null | undefined;
  zone?: string;
  children?: ReactNode;
}

/** The day on which a message was sent, where it is another one than that of the message before. */
export function DayMark({ at, after, zone = 'UTC', children }: DayMarkProps) {
  if (children !== undefined) return <TalkDay>{children}</TalkDay>;
  if (!at) return null;
  const day = formatDay(Date.parse(at), zone);
  const before = after ? formatDay(Date.parse(after), zone) : null;
  return day === before ? null : <TalkDay>{day}</TalkDay>;
}
