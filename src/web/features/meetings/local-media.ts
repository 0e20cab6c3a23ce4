import type { Devices } from '#machines/meeting/context.ts';

/** A camera or microphone that can be chosen. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

/** What somebody shows and lets hear. */
export interface LocalView {
  /** What the camera sees; null without one. */
  readonly stream: MediaStream | null;
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
  readonly cameraOn: boolean;
  readonly microphoneOn: boolean;
  /** The screen that is shared instead of the camera. */
  readonly screen: MediaStream | null;
}

export interface LocalMedia {
  readonly view: () => LocalView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the browser for camera and microphone; either alone will do. Rejects when there is neither, or it is not allowed. */
  open(wanted: Devices): Promise<Devices>;
  /** Lets everything go. */
  release(): void;
  turnCamera(on: boolean): void;
  turnMicrophone(on: boolean): void;
  share(): Promise<void>;
  stopSharing(): void;
}

const nothing: LocalView = {
  stream: null,
  cameras: [],
  microphones: [],
  cameraOn: true,
  microphoneOn: true,
  screen: null,
};

/** The devices of this browser, for as long as the page is open. */
export function localMedia(): LocalMedia {
  let view = nothing;
  /** A later wish makes an earlier one void. */
  let turn = 0;
  const listeners = new Set<() => void>();
  const change = (part: Partial<LocalView>): void => {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  };
  const apply = (): void => {
    for (const track of view.stream?.getAudioTracks() ?? []) track.enabled = view.microphoneOn;
    for (const track of view.stream?.getVideoTracks() ?? []) track.enabled = view.cameraOn;
  };

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(wanted) {
      const mine = (turn += 1);
      stop(view.stream);
      const stream = await streamOf(wanted);
      const all = await navigator.mediaDevices.enumerateDevices();
      if (mine !== turn) {
        stop(stream);
        throw new Error('Other devices were wanted meanwhile.');
      }
      change({ stream, cameras: named(all, 'videoinput'), microphones: named(all, 'audioinput') });
      apply();
      return { camera: idIn(stream.getVideoTracks()), microphone: idIn(stream.getAudioTracks()) };
    },
    release() {
      turn += 1;
      stop(view.stream);
      stop(view.screen);
      change({ stream: null, screen: null });
    },
    turnCamera(cameraOn) {
      change({ cameraOn });
      apply();
    },
    turnMicrophone(microphoneOn) {
      change({ microphoneOn });
      apply();
    },
    async share() {
      const screen = await navigator.mediaDevices.getDisplayMedia({ video: true });
      const [track] = screen.getVideoTracks();
      // The browser has a button of its own to stop it.
      track?.addEventListener('ended', () => change({ screen: null }));
      change({ screen });
    },
    stopSharing() {
      stop(view.screen);
      change({ screen: null });
    },
  };
}

/** Both, or the one that is there. */
async function streamOf({ camera, microphone }: Devices): Promise<MediaStream> {
  const video = camera === null ? true : { deviceId: { exact: camera } };
  const audio = microphone === null ? true : { deviceId: { exact: microphone } };
  const ask = (wanted: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(wanted);
  try {
    return await ask({ video, audio });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw error;
    return ask({ audio }).catch(() => ask({ video }));
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const idIn = ([track]: readonly MediaStreamTrack[]): string | null =>
  track?.getSettings().deviceId ?? null;

const named = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, index) => ({ id: deviceId, name: label || `Device ${index + 1}` }));
