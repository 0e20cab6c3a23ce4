import { useState } from 'react';
import { clockText } from '#domain/kai-conversations/transcript/moments.ts';
import type { KeptRecording } from '#web/actors/kept-recordings.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { wallOf } from '#domain/time/wall.ts';
import { Button } from '#web/ui/button.tsx';
import { Mic, Pause, Play } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { canRecord } from './microphone.ts';
import { useRecording, type Recording } from './use-recording.ts';
import * as texts from './texts.ts';

interface RecordHereProps {
  /** What was recorded, as a file to be sent like any other. */
  onRecorded: (file: File) => void;
}

/** A conversation is recorded on the page: with pauses, how loud it is, how long it has been, and a reminder that everybody has to agree. */
export function RecordHere({ onRecorded }: RecordHereProps) {
  const zone = useZone();
  const [isPossible] = useState(canRecord);
  const recording = useRecording((kept) => onRecorded(fileOf(kept, zone)));
  if (!isPossible) return null;
  return (
    <Stack gap="3">
      <Left recording={recording} />
      <Going recording={recording} />
    </Stack>
  );
}

/** The same recording is the same file, whoever hands it over, so that it goes on where it was. */
function fileOf({ began, content }: KeptRecording, zone: string): File {
  const { date, minutes } = wallOf(zone, began);
  const time = [Math.floor(minutes / 60), minutes % 60].map((each) =>
    String(each).padStart(2, '0'),
  );
  const ending = content.type.includes('mp4') ? 'm4a' : 'webm';
  const name = `${texts.recordingOf(`${date} ${time.join('.')}`)}.${ending}`;
  return new File([content], name, { type: content.type, lastModified: began });
}

interface PartProps {
  recording: Recording;
}

/** What was recorded when the page was left is there again. */
function Left({ recording: { left, step, take, discard } }: PartProps) {
  if (left === null || step !== 'idle') return null;
  return (
    <Notice tone="info" title={texts.recordingIsKept(clockText(left.length))}>
      <Row gap="3">
        <Button size="small" onClick={take}>
          {texts.sendRecording}
        </Button>
        <Button size="small" variant="quiet" onClick={discard}>
          {texts.discardRecording}
        </Button>
      </Row>
    </Notice>
  );
}

function Going({ recording }: PartProps) {
  const { step, elapsed, level, record, pause, resume, stop } = recording;
  if (step === 'recording' || step === 'paused')
    return (
      <Notice tone="warning" title={texts.everybodyMustAgree}>
        <Stack gap="3">
          <p>{step === 'paused' ? texts.isPaused : texts.isRecording}</p>
          <ProgressBar label={texts.level} percent={level * 100} detail={clockText(elapsed)} />
          <Row gap="3">
            {step === 'paused' ? (
              <Button icon={<Play />} onClick={resume}>
                {texts.goOn}
              </Button>
            ) : (
              <Button icon={<Pause />} onClick={pause}>
                {texts.pause}
              </Button>
            )}
            <Button variant="primary" onClick={stop}>
              {texts.finish}
            </Button>
          </Row>
        </Stack>
      </Notice>
    );
  return (
    <Row gap="3">
      <Button icon={<Mic />} busy={step === 'asking'} onClick={record}>
        {texts.record}
      </Button>
      <Text tone="muted" look="small">
        {step === 'refused' ? texts.noMicrophone : texts.recordTip}
      </Text>
    </Row>
  );
}
