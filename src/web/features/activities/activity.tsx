import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ActivityPane } from '#web/ui/embedded/activity-pane.tsx';
import { RotateCcw } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { ProgressBar } from '#web/ui/progress.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { messageAllowance } from './allowance.ts';
import type { Launched, Response, Source } from './sources.ts';
import { useActivity } from './use-activity.ts';
import * as texts from './texts.ts';

interface ActivityProps {
  source: Source;
  /** The page that shows it, for another tab. */
  address: string;
}

type Running = ReturnType<typeof useActivity>;

/** An activity from being launched to being completed: what it is, how far somebody has come, and what is wrong with it. */
export function Activity({ source, address }: ActivityProps) {
  const activity = useActivity(source);
  const { snapshot, send, launched, response } = activity;
  if (snapshot.hasTag('failed'))
    return (
      <Notice tone="error" live>
        <p>{snapshot.context.refusal ?? texts.outOfReach}</p>
        <Button size="small" onClick={() => send({ type: 'TRY_AGAIN' })}>
          {texts.tryAgain}
        </Button>
      </Notice>
    );
  return (
    <Stack gap="4">
      <State activity={activity} address={address} />
      {launched === null || !snapshot.hasTag('shown') ? (
        <WaitingLines lines={4} />
      ) : (
        <Pane
          key={`${launched.frame.src} ${launched.response?.attempts}`}
          activity={activity}
          launched={launched}
        />
      )}
      {response === null ? null : <Reached response={response} />}
    </Stack>
  );
}

/** What has to be known of it at the moment. */
function State({ activity, address }: { activity: Running; address: string }) {
  const { snapshot, send, launched } = activity;
  const reload = (
    <Button size="small" icon={<RotateCcw />} onClick={() => send({ type: 'RELOAD' })}>
      {texts.reload}
    </Button>
  );
  const newTab = (
    <OutsideLink href={address} target="_blank" rel="noopener">
      {texts.openInANewTab}
    </OutsideLink>
  );
  if (snapshot.matches({ open: 'slow' }))
    return (
      <Notice tone="warning" live>
        <p>{texts.takingLonger}</p>
        <Row>
          {reload}
          {newTab}
        </Row>
      </Notice>
    );
  if (snapshot.matches({ open: 'lost' }))
    return (
      <Notice tone="warning" live>
        <p>{texts.notSaved}</p>
      </Notice>
    );
  if (snapshot.matches({ open: 'completed' }))
    return (
      <Notice tone="success" live>
        <p>{texts.completed}</p>
        <Row>
          <Button size="small" icon={<RotateCcw />} onClick={() => send({ type: 'RESTART' })}>
            {texts.restart}
          </Button>
        </Row>
      </Notice>
    );
  if (launched !== null && launched.response === null)
    return <Notice tone="info">{texts.nothingIsKept}</Notice>;
  return <Text tone="muted">{newTab}</Text>;
}

function Pane({ activity: { line }, launched }: { activity: Running; launched: Launched }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [takes] = useState(() => messageAllowance(() => Date.now()));
  const { name, src, origin } = launched.frame;
  return (
    <ActivityPane
      title={name}
      address={src}
      origin={origin}
      frame={frame}
      // What is to be kept is kept, however much else is said: of each kind the latest.
      isTooMuch={({ type }) => !takes() && (type === 'ready' || type === 'resize')}
      onMessage={(message) =>
        line.hear(message, (start) =>
          frame.current?.contentWindow?.postMessage(start, origin === 'null' ? '*' : origin),
        )
      }
    />
  );
}

function Reached({ response }: { response: Response }) {
  const { number } = useNumbers();
  const { progress, score, maxScore } = response;
  return (
    <Stack gap="2">
      <ProgressBar label={texts.yourProgress} percent={progress * 100} />
      {score === null ? null : (
        <Text tone="muted">
          {maxScore === null
            ? texts.yourScore(number(score))
            : texts.yourScoreOf(number(score), number(maxScore))}
        </Text>
      )}
    </Stack>
  );
}
