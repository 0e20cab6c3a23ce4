import { TalkDay, TalkItem, TalkLog, TalkNew, TalkPicture } from '../embedded/talk-log.tsx';
import { Text } from '../text.tsx';
import { Shelf } from './shelf.tsx';

const nothing = (): void => undefined;

export function TalksShelf() {
  return (
    <Shelf title="Conversations">
      <TalkLog
        label="Messages with Ana Duarte"
        first="1"
        latest="4"
        isOwn={false}
        onOlder={nothing}
        onNewer={nothing}
        onSeen={nothing}
      >
        <TalkDay>Wednesday 4 March</TalkDay>
        <TalkItem name="Ana Duarte" own={false} place={1} foot="14:03">
          <Text>Good to see you yesterday. How did the conversation with your team go?</Text>
        </TalkItem>
        <TalkItem name="You" own place={2} foot="14:05 · Read">
          <Text>Better than I thought.</Text>
          <TalkPicture address={null} label="Picture: Whiteboard.png" onSight={nothing} />
        </TalkItem>
        <TalkDay>Thursday 5 March</TalkDay>
        <TalkItem name="You" own place={3} foot="09:12 · Delivered">
          <Text tone="muted">Message deleted</Text>
        </TalkItem>
        <TalkNew>New messages</TalkNew>
        <TalkItem name="Ana Duarte" own={false} place={4} foot="10:00 · edited">
          <Text>
            Konstantina.Papadimitropoulou-Weatherington@northwind-logistics.example would like to
            join.
          </Text>
        </TalkItem>
      </TalkLog>
    </Shelf>
  );
}
