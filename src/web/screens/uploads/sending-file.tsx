import { useSelector } from '@xstate/react';
import { Button } from '#web/ui/button.tsx';
import { FileRow } from '#web/ui/files/file-row.tsx';
import { Pause, Play, RotateCcw } from '#web/ui/icons.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import type { FileUploadActor } from './use-file-uploads.ts';
import * as texts from './texts.ts';

interface SendingFileProps {
  file: File;
  actor: FileUploadActor;
  onRemove: () => void;
}

/** A file on its way: how far it is, what keeps it, and what can be done about that. */
export function SendingFile({ file: { name, size: bytes }, actor, onRemove }: SendingFileProps) {
  const { size } = useNumbers();
  const snapshot = useSelector(actor, (state) => state);
  const { sent, refusal, trouble } = snapshot.context;
  const whole = size(bytes);
  const come = size(sent);
  const isGoing = snapshot.hasTag('going');
  const isBroken = snapshot.hasTag('broken');
  const state = snapshot.hasTag('sent') ? 'sent' : refusal === null ? 'going' : 'refused';
  const note = {
    beginning: texts.sentOf(come, whole),
    sending: texts.sentOf(come, whole),
    checking: texts.checking,
    waiting: trouble === null ? texts.connectionLost(come, whole) : texts.keptUntil(trouble),
    paused: texts.pausedAt(come, whole),
    sent: texts.sent(whole),
    refused: undefined,
    cancelled: undefined,
  }[snapshot.value];
  const said = {
    sent: texts.wasSent(name),
    paused: texts.isPaused(name),
    waiting: trouble === null ? texts.lostConnection(name) : `${name}: ${trouble}`,
    refused: `${name}: ${refusal ?? ''}`,
    beginning: '',
    sending: '',
    checking: '',
    cancelled: '',
  }[snapshot.value];
  return (
    <FileRow
      name={name}
      state={state}
      percent={state === 'going' ? (sent / bytes) * 100 : null}
      note={note}
      reason={refusal ?? undefined}
      said={said}
      removing={isGoing ? texts.cancel : texts.remove}
      onRemove={onRemove}
      actions={
        snapshot.can({ type: 'PAUSE' }) && !isBroken ? (
          <Button
            size="small"
            icon={<Pause />}
            aria-label={texts.pauseFile(name)}
            onClick={() => actor.send({ type: 'PAUSE' })}
          >
            {texts.pause}
          </Button>
        ) : snapshot.can({ type: 'RESUME' }) ? (
          <Button
            size="small"
            icon={<Play />}
            aria-label={texts.goOnWith(name)}
            onClick={() => actor.send({ type: 'RESUME' })}
          >
            {texts.goOn}
          </Button>
        ) : isBroken ? (
          <Button
            size="small"
            icon={<RotateCcw />}
            aria-label={texts.tryNowWith(name)}
            onClick={() => actor.send({ type: 'TRY_AGAIN' })}
          >
            {texts.tryNow}
          </Button>
        ) : null
      }
    />
  );
}
