/** What two pages tell one another in order to connect. */
export type Signal =
  | { readonly kind: 'offer' | 'answer'; readonly sdp: string }
  | { readonly kind: 'candidates'; readonly list: readonly RTCIceCandidateInit[] };

/** What is sent: a track, or nothing. */
export interface Sent {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

/** What the other page says of its devices. */
export interface Shown {
  readonly camera: boolean;
  readonly microphone: boolean;
}

/** How the way to another page stands. */
export type Connection = 'connecting' | 'connected' | 'lost';

export interface Peer {
  readonly stream: MediaStream;
  hear(signal: Signal): Promise<void>;
  send(tracks: Sent): void;
  say(shown: Shown): void;
  close(): void;
}

interface Host {
  /** This side begins, and begins again when the way is lost; the other answers. */
  readonly begins: boolean;
  readonly iceServers: readonly { urls: string[]; username?: string; credential?: string }[];
  readonly signal: (signal: Signal) => void;
  readonly onConnection: (connection: Connection) => void;
  readonly onShown: (shown: Shown) => void;
}

const connections: Partial<Record<RTCPeerConnectionState, Connection>> = {
  connected: 'connected',
  disconnected: 'lost',
  failed: 'lost',
};
/** Milliseconds in which candidates are gathered into one signal. */
const gathering = 100;

/** The way between this page and one other. Tracks come and go without being negotiated anew. */
export function connectPeer(host: Host, tracks: Sent, shown: Shown): Peer {
  const { begins, iceServers, signal, onConnection, onShown } = host;
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] });
  const stream = new MediaStream();
  const words = connection.createDataChannel('shown', { negotiated: true, id: 0 });
  let sent = tracks;
  let said = shown;
  let early: RTCIceCandidateInit[] = [];
  let gathered: RTCIceCandidateInit[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  // `sender.track` changes only once a replacement is through: whoever goes by it takes back nothing that is still on its way.
  const wanted = new Map<RTCRtpSender, MediaStreamTrack | null>();
  const put = (): void => {
    for (const { sender, receiver } of connection.getTransceivers()) {
      const track = receiver.track.kind === 'audio' ? sent.audio : sent.video;
      if ((wanted.get(sender) ?? null) === track) continue;
      wanted.set(sender, track);
      void sender.replaceTrack(track);
    }
  };
  const offer = async (options: RTCOfferOptions = {}): Promise<void> => {
    await connection.setLocalDescription(await connection.createOffer(options));
    signal({ kind: 'offer', sdp: connection.localDescription?.sdp ?? '' });
  };
  const signalTo = (): void => {
    if (words.readyState === 'open') words.send(JSON.stringify(said));
  };

  words.addEventListener('open', signalTo);
  words.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = shownIn(data);
    if (heard) onShown(heard);
  });
  connection.addEventListener('track', ({ track }) => stream.addTrack(track));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate) return;
    gathered.push(candidate.toJSON());
    timer ??= setTimeout(() => {
      timer = undefined;
      signal({ kind: 'candidates', list: gathered });
      gathered = [];
    }, gathering);
  });
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection;
    onConnection(connections[connectionState] ?? 'connecting');
    if (connectionState === 'failed' && begins) void offer({ iceRestart: true });
  });
  if (begins) {
    connection.addTransceiver('audio', { direction: 'sendrecv' });
    connection.addTransceiver('video', { direction: 'sendrecv' });
    put();
    void offer();
  }

  const takeDescription = async (type: 'offer' | 'answer', sdp: string): Promise<void> => {
    await connection.setRemoteDescription({ type, sdp });
    for (const candidate of early) await connection.addIceCandidate(candidate);
    early = [];
    if (type === 'answer') return;
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
    put();
    await connection.setLocalDescription(await connection.createAnswer());
    signal({ kind: 'answer', sdp: connection.localDescription?.sdp ?? '' });
  };

  return {
    stream,
    async hear(heard) {
      if (heard.kind !== 'candidates') return takeDescription(heard.kind, heard.sdp);
      if (connection.remoteDescription === null) early.push(...heard.list);
      else for (const candidate of heard.list) await connection.addIceCandidate(candidate);
    },
    send(next) {
      sent = next;
      put();
    },
    say(next) {
      said = next;
      signalTo();
    },
    close() {
      clearTimeout(timer);
      connection.close();
    },
  };
}

function shownIn(data: unknown): Shown | null {
  try {
    const value: unknown = JSON.parse(String(data));
    if (typeof value !== 'object' || value === null) return null;
    const { camera, microphone } = value as Partial<Shown>;
    return { camera: camera === true, microphone: microphone === true };
  } catch {
    return null;
  }
}
