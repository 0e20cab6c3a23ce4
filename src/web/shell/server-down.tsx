import { messages } from '../api/messages.ts';
import { CopySupportLink } from '../screens/support-link.tsx';
import { useServerDown } from '../screens/use-server-down.ts';
import { useServices } from '../screens/use-services.ts';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { Text } from '../ui/text.tsx';
import * as texts from './texts.ts';

/** Said while the server does not answer. The tab asks again by itself, and the page stays as it is. */
export function ServerDown() {
  const { reach, auth } = useServices();
  const isDown = useServerDown();
  if (!isDown) return null;
  const answeredAt = reach.lastAnswerAt();
  const again = (): void => {
    void reach.ask();
    auth.send({ type: 'retry' });
  };
  return (
    <Notice tone="warning" title={messages.unreachable} live>
      <Row gap="4" justify="between">
        <Stack gap="1">
          <Text>{texts.wellKeepTryingNothingYou}</Text>
          {answeredAt === null ? null : <Text>{texts.lastConnectedAt(clockOf(answeredAt))}</Text>}
        </Stack>
        <Row gap="2">
          <Button size="small" onClick={again}>
            {texts.tryNow}
          </Button>
          <CopySupportLink size="small" />
        </Row>
      </Row>
    </Notice>
  );
}

/** `HH:mm:ss` by the reader's own clock. Not by the domain's calendar, which nobody needs before they are signed in. */
const clockOf = (ms: number): string => new Date(ms).toTimeString().slice(0, 8);
