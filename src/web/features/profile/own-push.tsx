import { useState } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { pushStatus, subscribeHere, unsubscribeHere } from './push-browser.ts';
import * as texts from './texts.ts';

/** Whether this browser shows notifications, also while no page of ours is open. */
export function OwnPush() {
  const query = useApiQuery('GET /profile/push');
  return (
    <Card title={texts.thisBrowser} note={texts.thisBrowserNote}>
      <Loaded query={query}>{(push) => <ThisBrowser push={push} />}</Loaded>
    </Card>
  );
}

function ThisBrowser({ push: { isOn, publicKey } }: { push: DataOf<'GET /profile/push'> }) {
  const alert = useAlert();
  const [can, setCan] = useState(pushStatus);
  const [isAsking, setIsAsking] = useState(false);
  const { busy, send } = useCommand('POST /profile/push');
  const turnOn = async () => {
    const subscription = await subscribeHere(publicKey);
    setCan(pushStatus());
    if (subscription === null) return alert('error', texts.notAllowedHere);
    if (await send({ body: { subscription } })) alert('success', texts.nowOnHere);
  };
  const turnOff = async () => {
    if (!(await send({ body: { subscription: null } }))) return;
    await unsubscribeHere();
    alert('success', texts.nowOffHere);
  };
  const change = async () => {
    setIsAsking(true);
    try {
      await (isOn ? turnOff() : turnOn());
    } catch {
      alert('error', texts.failedHere);
    } finally {
      setIsAsking(false);
    }
  };
  if (!isOn && can !== 'open') return <Text tone="muted">{texts.cannotHere[can]}</Text>;
  return (
    <Stack gap="2">
      <Text>{isOn ? texts.isOnHere : texts.isOffHere}</Text>
      <Row>
        <Button busy={busy || isAsking} onClick={() => void change()}>
          {isOn ? texts.turnOffHere : texts.turnOnHere}
        </Button>
      </Row>
    </Stack>
  );
}
