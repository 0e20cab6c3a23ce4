import { Suspense, useState } from 'react';
import { pathOf } from '#machines/record-chart.ts';
import { meetingSentences } from '#machines/meeting/sentences.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Button } from '#web/ui/button.tsx';
import { LogOut, MonitorUp, Settings, X } from '#web/ui/icons.ts';
import { MeetingFrame, MeetingStage, VideoTile, VideoTiles } from '#web/ui/embedded/meeting.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { ClientFrame } from './client-frame.tsx';
import type { Other } from './mesh.ts';
import { OwnSwitches } from './own-switches.tsx';
import { ChatButton, RoomChat } from './chat/room-chat.tsx';
import { useChat } from './chat/use-chat.ts';
import { SessionClock } from './session-clock.tsx';
import { Message } from './message.tsx';
import { ReportProblem } from './problems/report-problem.tsx';
import type { Meeting } from './use-meeting.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** For those who change them. */
const Devices = lazyPart(async () => (await import('./devices.tsx')).Devices);

/** In the room: everybody who is there, and what one can do. */
export function Inside({ meeting, booking }: { meeting: Meeting; booking: string }) {
  const { snapshot, send, door, others, media, view, client } = meeting;
  const me = useMe();
  const isTheirs = door !== null && !door.wantsReason;
  const chat = useChat(booking, isTheirs);
  const [choosing, setChoosing] = useState<boolean>();
  const { withDevices, speaker } = snapshot.context;
  const isReconnecting = snapshot.matches({ inside: 'reconnecting' });
  const isSharing = view.screen !== null;
  const shows = isSharing || (withDevices && view.cameraOn && view.devices.camera !== null);
  const canShare = client === null && 'getDisplayMedia' in (navigator.mediaDevices ?? {});
  // The provider's client has a choice of its own.
  const hasDevices = client === null && (withDevices || view.speakers.length > 0);
  return (
    <MeetingFrame
      clock={door === null ? null : <SessionClock door={door} />}
      bar={
        <>
          {withDevices && client === null ? <OwnSwitches meeting={meeting} /> : null}
          {hasDevices ? (
            <Button icon={<Settings />} onClick={() => setChoosing(true)}>
              {texts.devices}
            </Button>
          ) : null}
          {canShare ? (
            <Button
              icon={isSharing ? <X /> : <MonitorUp />}
              onClick={() => (isSharing ? media.stopSharing() : share(media))}
            >
              {isSharing ? texts.stopSharing : texts.shareYourScreen}
            </Button>
          ) : null}
          {isTheirs ? <ChatButton chat={chat} /> : null}
          <ReportProblem booking={booking} step={pathOf(snapshot.value)} />
          <Button variant="danger" icon={<LogOut />} onClick={() => send({ type: 'LEAVE' })}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <PageHeading title={door?.title ?? texts.meetingRoom} />
      {isReconnecting ? (
        <Notice tone="warning" live>
          {meetingSentences.reconnecting}
        </Notice>
      ) : null}
      {withDevices && view.lacking !== null && choosing !== true ? (
        <Notice tone="warning" live>
          {meetingSentences.lacking[view.lacking]}
        </Notice>
      ) : null}
      {choosing === undefined ? null : (
        <Suspense fallback={null}>
          <Devices meeting={meeting} open={choosing} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      <Text as="output" tone="muted">
        {whoIsHere(others)}
      </Text>
      <MeetingStage
        aside={
          isTheirs ? (
            <>
              <Message booking={booking} />
              <RoomChat chat={chat} booking={booking} isOffline={isReconnecting} />
            </>
          ) : null
        }
      >
        {client === null ? (
          <VideoTiles label={texts.inTheRoom}>
            {others.map((other) => (
              <VideoTile
                key={other.page}
                name={other.person.fullName}
                picture={other.person.pictureUrl}
                stream={other.stream}
                hasVideo={other.shown.camera && other.connection === 'connected'}
                note={noteOf(other)}
                speaker={speaker}
              />
            ))}
            <VideoTile
              name="You"
              picture={me.profilePicture?.url}
              stream={view.screen ?? view.stream}
              hasVideo={shows}
              note={withDevices && !view.microphoneOn ? 'muted' : null}
              own
              whole={isSharing}
            />
          </VideoTiles>
        ) : (
          <ClientFrame
            title={texts.zoomMeeting}
            address={client.address}
            ticket={client.ticket}
            onNews={client.onNews}
          />
        )}
      </MeetingStage>
    </MeetingFrame>
  );
}

/** Whoever thinks better of it shares nothing. */
const share = (media: Meeting['media']): void => void media.share().catch(() => undefined);

function whoIsHere(others: readonly Other[]): string {
  if (others.length === 0) return texts.nobodyElseIsHereYet;
  const names = others.map(({ person }) => person.fullName);
  return texts.hereWithYou(new Intl.ListFormat('en-GB').format(names));
}

function noteOf({ connection, shown, side }: Other): string | null {
  if (connection === 'connecting') return texts.connecting;
  if (connection === 'lost') return meetingSentences.reconnecting;
  const notes = [side === 'staff' ? 'staff' : null, shown.microphone ? null : 'muted'];
  return notes.filter((note) => note !== null).join(', ') || null;
}
