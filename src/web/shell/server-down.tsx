import { useSyncExternalStore } from 'react';
import { messages } from '../api/messages.ts';
import { useServices } from '../screens/use-services.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';

/** Said while the server does not answer. The tab asks again by itself, and the page stays as it is. */
export function ServerDown() {
  const { reach, auth } = useServices();
  const isDown = useSyncExternalStore(reach.subscribe, reach.isDown);
  if (!isDown) return null;
  const again = (): void => {
    reach.ask();
    auth.send({ type: 'retry' });
  };
  return (
    <Notice tone="warning" title={messages.unreachable} live>
      <Row gap="4" justify="between">
        <Text>We keep trying. Nothing you typed is lost.</Text>
        <Button size="small" onClick={again}>
          Try now
        </Button>
      </Row>
    </Notice>
  );
}
