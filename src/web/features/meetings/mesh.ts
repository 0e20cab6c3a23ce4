import type { DataOf } from '#web/api/call.ts';
import type { LocalMedia } from './local-media.ts';
import { connectPeer, type Peer, type Shown, type Signal, type Connection } from './peer.ts';

type Exchanged = DataOf<'POST /meetings/{booking}/exchange'>;
type Room = NonNullable<DataOf<'POST /meetings/{booking}/seat'>['room']>;
type Participant = Exchanged['people'][number];

/** Somebody else in the room, as the page shows them. */
export interface Other extends Participant {
  readonly connection: Connection;
  /** Null where it is not we who carry it. */
  readonly stream: MediaStream | null;
  readonly shown: Shown;
}

/** A signal for the page of somebody else. */
export interface Outgoing {
  readonly to: string;
  readonly toPage: string;
  readonly content: string;
}

/** How a page knows the others of a room. */
export interface Mesh {
  /** Connects to whoever came, and lets go of whoever left. */
  meet(people: readonly Participant[]): void;
  hear(signal: Exchanged['signals'][number]): Promise<void>;
  close(): void;
}

const nothing: Shown = { camera: false, microphone: false };

/** Nobody is connected to by us, where a provider's client does it; who is there is known all the same. */
export const absent = (seat: string, onChange: (others: readonly Other[]) => void): Mesh => ({
  meet: (people) =>
    onChange(
      people
        .filter((person) => person.seat !== seat)
        .map((person) => ({ ...person, connection: 'connected', stream: null, shown: nothing })),
    ),
  hear: () => Promise.resolve(),
  close: () => onChange([]),
});

interface Link {
  readonly peer: Peer;
  other: Other;
}

interface Host {
  readonly room: Pick<Room, 'seat' | 'iceServers'>;
  readonly media: LocalMedia;
  readonly withDevices: boolean;
  readonly send: (signal: Outgoing) => void;
  readonly onChange: (others: readonly Other[]) => void;
}

/** Every page of a room connected to every other, without a server between them. */
export function openMesh({ room, media, withDevices, send, onChange }: Host): Mesh {
  const links = new Map<string, Link>();
  const shownNow = (): Shown => {
    const { stream, screen, cameraOn, microphoneOn } = media.view();
    const hasTrack = (kind: 'getVideoTracks' | 'getAudioTracks') =>
      (stream?.[kind]() ?? []).length > 0;
    return {
      camera: screen !== null || (withDevices && cameraOn && hasTrack('getVideoTracks')),
      microphone: withDevices && microphoneOn && hasTrack('getAudioTracks'),
    };
  };
  const sentNow = () => {
    const { stream, screen } = media.view();
    return {
      audio: (withDevices ? stream?.getAudioTracks()[0] : undefined) ?? null,
      video:
        screen?.getVideoTracks()[0] ??
        (withDevices ? stream?.getVideoTracks()[0] : undefined) ??
        null,
    };
  };
  const signalTo = (): void => onChange([...links.values()].map(({ other }) => other));

  const connect = (person: Participant): void => {
    const change = (part: Partial<Other>): void => {
      const link = links.get(person.page);
      if (!link) return;
      link.other = { ...link.other, ...part };
      signalTo();
    };
    const peer = connectPeer(
      {
        // Of two seats one begins, and both know which.
        begins: room.seat < person.seat,
        iceServers: room.iceServers,
        signal: (signal) =>
          send({ to: person.seat, toPage: person.page, content: JSON.stringify(signal) }),
        onConnection: (connection) => change({ connection: connection }),
        onShown: (shown) => change({ shown }),
      },
      sentNow(),
      shownNow(),
    );
    links.set(person.page, {
      peer,
      other: { ...person, connection: 'connecting', stream: peer.stream, shown: nothing },
    });
  };
  const stopHearing = media.subscribe(() => {
    for (const { peer } of links.values()) {
      peer.send(sentNow());
      peer.say(shownNow());
    }
  });

  return {
    meet(people) {
      const others = people.filter(({ seat }) => seat !== room.seat);
      for (const [page, { peer }] of links)
        if (!others.some((other) => other.page === page)) {
          peer.close();
          links.delete(page);
        }
      for (const other of others) if (!links.has(other.page)) connect(other);
      signalTo();
    },
    async hear({ fromPage, content }) {
      await links.get(fromPage)?.peer.hear(JSON.parse(content) as Signal);
    },
    close() {
      stopHearing();
      for (const { peer } of links.values()) peer.close();
      links.clear();
      signalTo();
    },
  };
}
