import { meetingSentences } from '#machines/meeting/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { DeviceChoice } from './device-choice.tsx';
import type { Meeting } from './use-meeting.ts';
import * as texts from './texts.ts';

interface DevicesProps {
  meeting: Meeting;
  open: boolean;
  onClose: () => void;
}

/** Other devices for somebody who is in the room; those that are plugged in or out meanwhile come and go. */
export function Devices({ meeting: { snapshot, send, view }, open, onClose }: DevicesProps) {
  const { withDevices, speaker } = snapshot.context;
  const { cameras, microphones, speakers, devices, lacking } = view;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.devices}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Text tone="muted">{texts.changesApplyImmediatelyYouStay}</Text>
        {lacking === null ? null : (
          <Notice tone="warning" live>
            {meetingSentences.lacking[lacking]}
          </Notice>
        )}
        {withDevices ? (
          <>
            <DeviceChoice
              label={texts.camera}
              devices={cameras}
              chosen={devices.camera}
              onChoose={(camera) => send({ type: 'CHOOSE_CAMERA', camera })}
            />
            <DeviceChoice
              label={texts.microphone}
              devices={microphones}
              chosen={devices.microphone}
              onChoose={(microphone) => send({ type: 'CHOOSE_MICROPHONE', microphone })}
            />
          </>
        ) : null}
        {speakers.length === 0 ? null : (
          <DeviceChoice
            label={texts.speaker}
            devices={speakers}
            chosen={speaker ?? speakers[0]?.id ?? null}
            onChoose={(id) => send({ type: 'CHOOSE_SPEAKER', speaker: id })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
