import { Button } from '#web/ui/button.tsx';
import { Mic, MicOff, Video, VideoOff } from '#web/ui/icons.ts';
import type { Meeting } from './use-meeting.ts';
import * as texts from './texts.ts';

/** What somebody shows and lets hear, for those who came with devices. */
export function OwnSwitches({
  meeting: { media, view },
  disabled = false,
}: {
  meeting: Pick<Meeting, 'media' | 'view'>;
  disabled?: boolean;
}) {
  const { microphoneOn, cameraOn, stream } = view;
  const hasMicrophone = (stream?.getAudioTracks() ?? []).length > 0;
  const hasCamera = (stream?.getVideoTracks() ?? []).length > 0;
  return (
    <>
      <Button
        icon={microphoneOn ? <Mic /> : <MicOff />}
        disabled={disabled || !hasMicrophone}
        onClick={() => media.turnMicrophone(!microphoneOn)}
      >
        {microphoneOn ? texts.mute : texts.unmute}
      </Button>
      <Button
        icon={cameraOn ? <Video /> : <VideoOff />}
        disabled={disabled || !hasCamera}
        onClick={() => media.turnCamera(!cameraOn)}
      >
        {cameraOn ? texts.cameraOff : texts.cameraOn}
      </Button>
    </>
  );
}
