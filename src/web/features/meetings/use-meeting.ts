import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { MeetingEvent } from '#machines/meeting/events.ts';
import type { meetingMachine } from '#machines/meeting/machine.ts';
import { useServices } from '#web/screens/use-services.ts';
import type { ClientRoom } from './client-room.ts';
import type { Door } from './door.ts';
import { localMedia, type LocalMedia, type LocalView } from './local-media.ts';
import { hostedMeeting } from './meeting-host.ts';
import type { Other } from './mesh.ts';

/** The meeting as its screens are drawn. */
export interface Meeting {
  readonly snapshot: SnapshotFrom<typeof meetingMachine>;
  readonly send: (event: MeetingEvent) => void;
  /** What the server said of the session; null until it has. */
  readonly door: Door | null;
  readonly setDoor: (door: Door) => void;
  /** The provider's client; null in the built-in room. */
  readonly client: ClientRoom | null;
  /** The others in the room. */
  readonly others: readonly Other[];
  readonly media: LocalMedia;
  readonly view: LocalView;
}

/** The meeting chart of this page, and what it has to show. Leaving the page leaves the room. */
export function useMeeting(booking: string): Meeting {
  const services = useServices();
  const [door, setDoor] = useState<Door | null>(null);
  const [client, setClient] = useState<ClientRoom | null>(null);
  const [others, setOthers] = useState<readonly Other[]>([]);
  const [media] = useState(localMedia);
  const [machine] = useState(() =>
    services.conduct(
      hostedMeeting({
        api: services.api,
        booking,
        media,
        onDoor: setDoor,
        onOthers: setOthers,
        onClient: setClient,
      }),
    ),
  );
  const actor = useActorRef(machine, { input: { booking }, inspect: services.recorder.inspect });
  const snapshot = useSelector(actor, (state) => state);
  const view = useSyncExternalStore(media.subscribe, media.view);
  useEffect(() => () => media.release(), [media]);
  return { snapshot, send: actor.send, door, setDoor, client, others, media, view };
}
