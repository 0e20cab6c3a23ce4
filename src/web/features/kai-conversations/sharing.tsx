import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

/** Where a coach is chosen. */
const shareField = 'share-with-a-coach';

/** Takes whoever wants to share it to where they do, which is below all that was found. */
export const goToSharing = (): void => document.getElementById(shareField)?.focus();

/** Who may read it, and who has. */
export function Sharing({ conversation }: { conversation: KaiConversation }) {
  const { availableEvents, readings, member, about, sharedWith } = conversation;
  const zone = useZone();
  const can = (wanted: string) =>
    availableEvents.some(({ type, enabled }) => type === wanted && enabled);
  if (readings === null) return null;
  const people = [member, about, ...sharedWith].map(
    (each) => each?.fullName ?? texts.formerAccount,
  );
  const names = [...new Set(people)].join(', ');
  return (
    <Card title={texts.sharing} note={texts.visibleTo(names)}>
      <Stack gap="4">
        {can('UNSHARE') ? <Coaches conversation={conversation} mayShare={can('SHARE')} /> : null}
        <Text as="h3" strong>
          {texts.readings}
        </Text>
        {readings.length === 0 ? (
          <Text tone="muted">{texts.nobodyElseOpened}</Text>
        ) : (
          <ItemList label={texts.readings}>
            {readings.map(({ by, at, reason }) => (
              <Item
                key={at}
                title={by?.fullName ?? texts.formerAccount}
                detail={reason}
                end={<When at={at} zone={zone} />}
              />
            ))}
          </ItemList>
        )}
      </Stack>
    </Card>
  );
}

interface CoachesProps {
  conversation: KaiConversation;
  mayShare: boolean;
}

function Coaches({ conversation: { id, version, sharedWith }, mayShare }: CoachesProps) {
  const command = useCommand('POST /kai-conversations/{kaiConversation}/events');
  const [attempt, setAttempt] = useState(0);
  const send = async (type: 'SHARE' | 'UNSHARE', coach: string) => {
    await command.send({
      params: { kaiConversation: id },
      body: { type, payload: { coach }, version },
    });
    setAttempt(attempt + 1);
  };
  return (
    <Stack gap="3">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      {sharedWith.map(({ id: coach, fullName, pictureUrl }) => (
        <Row key={coach} gap="3">
          <Person name={fullName} picture={pictureUrl} size="small" />
          <Button
            size="small"
            aria-label={texts.stopSharingWith(fullName)}
            onClick={() => void send('UNSHARE', coach)}
          >
            {texts.stopSharing}
          </Button>
        </Row>
      ))}
      {mayShare ? (
        <ChooseRecord
          key={attempt}
          id={shareField}
          label={texts.share}
          errorKey="coach"
          route="GET /kai-conversations/{kaiConversation}/coaches"
          input={(search) => ({ params: { kaiConversation: id }, query: { search } })}
          nameOf={({ fullName }) => fullName}
          placeholder={texts.searchCoaches}
          none={texts.noCoach}
          chosen={null}
          onChoose={(chosen) => (chosen === null ? undefined : void send('SHARE', chosen.id))}
        />
      ) : null}
    </Stack>
  );
}
