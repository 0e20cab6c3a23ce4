import { Button } from '#web/ui/button.tsx';
import { TalkItem } from '#web/ui/embedded/talk-log.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { Text } from '#web/ui/text.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import type { Sending } from './use-sending.ts';
import * as texts from './texts.ts';

function footOf({ snapshot, refusal }: Sending, index: number): string {
  if (snapshot.hasTag('failed') && index === 0) return texts.notSent;
  if (!snapshot.hasTag('held')) return texts.sending;
  return refusal === null ? texts.waiting : texts.waitsItsTurn;
}

/** What was written and has not arrived, and why. */
export function Unsent({ sending }: { sending: Sending }) {
  const { snapshot, retry, discard, refusal } = sending;
  const { waiting } = snapshot.context;
  const isHeld = snapshot.hasTag('held');
  const isRefused = snapshot.hasTag('failed');
  return waiting.map(({ key, text, files }, index) => (
    <TalkItem key={key} name={texts.youAlone} own foot={footOf(sending, index)}>
      <Stack gap="2">
        {text === '' ? null : <RichText source={text} />}
        {files.map(({ id, name }) => (
          <Text key={id}>{name}</Text>
        ))}
        {isRefused && index === 0 ? (
          <>
            <Notice tone="error" live>
              {refusal}
            </Notice>
            <Row>
              <Button size="small" onClick={retry}>
                {texts.tryAgain}
              </Button>
              <Button size="small" onClick={discard}>
                {texts.putBack}
              </Button>
            </Row>
          </>
        ) : null}
        {isHeld && !isRefused && index === 0 ? (
          <>
            {refusal === null ? null : (
              <Notice tone="warning" live>
                {refusal}
              </Notice>
            )}
            <Row>
              <Button size="small" onClick={retry}>
                {texts.tryAgain}
              </Button>
            </Row>
          </>
        ) : null}
      </Stack>
    </TalkItem>
  ));
}
