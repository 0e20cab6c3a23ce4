import { meetingSentences } from '#machines/meeting/sentences.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCcw, Video } from '#web/ui/icons.ts';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { VideoTile, VideoTiles } from '#web/ui/embedded/meeting.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ClientChoice } from './client-choice.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { OwnSwitches } from './own-switches.tsx';
import { ReportProblem } from './problems/report-problem.tsx';
import type { Meeting } from './use-meeting.ts';
import * as texts from './texts.ts';

/** The person sees themselves, chooses camera and microphone, and comes in, also without. */
export function DeviceCheck({ meeting, booking }: { meeting: Meeting; booking: string }) {
  const { snapshot, send, door, setDoor, view } = meeting;
  const me = useMe();
  const zone = useZone();
  const isReady = snapshot.can({ type: 'JOIN' });
  const isBlocked = snapshot.matches({ deviceCheck: 'notAllowed' });
  const { camera, microphone } = snapshot.context.devices;
  return (
    <Stack gap="6">
      <PageHeading
        title={door?.title ?? texts.meetingRoom}
        lead={door ? <When at={door.startsAt} until={door.endsAt} zone={zone} /> : undefined}
      />
      <Grid columns="two" gap="6">
        <VideoTiles label={texts.you}>
          <VideoTile
            name={me.fullName}
            picture={me.profilePicture?.url}
            stream={view.stream}
            hasVideo={isReady && view.cameraOn && camera !== null}
            own
          />
        </VideoTiles>
        <Stack>
          {isBlocked ? (
            <Notice tone="warning" live>
              {meetingSentences.blocked}
            </Notice>
          ) : (
            <>
              <DeviceChoice
                label={texts.camera}
                devices={view.cameras}
                chosen={camera}
                disabled={!isReady}
                onChoose={(id) => send({ type: 'CHOOSE_CAMERA', camera: id })}
              />
              <DeviceChoice
                label={texts.microphone}
                devices={view.microphones}
                chosen={microphone}
                disabled={!isReady}
                onChoose={(id) => send({ type: 'CHOOSE_MICROPHONE', microphone: id })}
              />
              <Row>
                <OwnSwitches meeting={meeting} disabled={!isReady} />
              </Row>
            </>
          )}
          <Row>
            {isBlocked ? (
              <Button icon={<RotateCcw />} onClick={() => send({ type: 'TRY_AGAIN' })}>
                {texts.tryAgain}
              </Button>
            ) : (
              <Button
                variant="primary"
                icon={<Video />}
                disabled={!isReady}
                onClick={() => send({ type: 'JOIN' })}
              >
                {texts.joinTheSession}
              </Button>
            )}
            <Button
              variant={isBlocked ? 'primary' : undefined}
              onClick={() => send({ type: 'JOIN_WITHOUT' })}
            >
              {texts.joinWithoutCameraAndMicrophone}
            </Button>
            <ReportProblem booking={booking} step="deviceCheck" />
          </Row>
        </Stack>
      </Grid>
      {door?.client ? (
        <ClientChoice booking={booking} client={door.client} onDoor={setDoor} />
      ) : null}
    </Stack>
  );
}
