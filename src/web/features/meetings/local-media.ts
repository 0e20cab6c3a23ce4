import type { Devices } from '#machines/meeting/context.ts';
import { idIn, kinds, named, openTrack, stop, streamOf, type Device, type Kind } from './tracks.ts';

/** What somebody shows and lets hear. */
export interface LocalView {
  /** What the camera sees; null without one. */
  readonly stream: MediaStream | null;
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
  /** None where the browser leaves no choice. */
  readonly speakers: readonly Device[];
  /** What is in use; null without one. */
  readonly devices: Devices;
  /** What could not be opened, or is there no more. */
  readonly lacking: Kind | null;
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
  /** Another one in place of the present; whatever else is open stays as it is. Null leaves the choice to the browser. */
  change(kind: Kind, id: string | null): Promise<void>;
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
  speakers: [],
  devices: { camera: null, microphone: null },
  lacking: null,
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

  const used = (): Devices => ({
    camera: idIn(view.stream?.getVideoTracks() ?? []),
    microphone: idIn(view.stream?.getAudioTracks() ?? []),
  });
  const constraints = { camera: 0, microphone: 0 };

  /** What is plugged in, and whether what is in use still is. */
  const look = async (): Promise<void> => {
    const all = await navigator.mediaDevices.enumerateDevices();
    if (view.stream === null) return;
    change(listsOf(all));
    for (const [kind, { input }] of Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][]) {
      const { [kind]: id } = used();
      const isThere = all.some((device) => device.kind === input && device.deviceId === id);
      if (id !== null && !isThere) await replace(kind, null);
    }
  };
  const heed = (): void => void look();

  /** Puts a track where another of its kind was. */
  const put = (kind: Kind, track: MediaStreamTrack | null): void => {
    const others = (view.stream?.getTracks() ?? []).filter(
      (each) => each.kind !== kinds[kind].track,
    );
    for (const old of view.stream?.getTracks() ?? []) if (!others.includes(old)) old.stop();
    const stream = new MediaStream(track ? [...others, track] : others);
    change({ stream, lacking: track ? null : kind });
    change({ devices: used() });
    apply();
  };

  async function replace(kind: Kind, id: string | null): Promise<void> {
    const mine = (constraints[kind] += 1);
    const during = turn;
    const isVoid = () => mine !== constraints[kind] || during !== turn;
    const ask = () => openTrack(kind, id);
    const live = () =>
      (view.stream?.getTracks() ?? []).filter(
        (each) => each.kind === kinds[kind].track && each.readyState === 'live',
      );
    const track = await ask().catch((error: unknown) => {
      if (isVoid() || !isBusy(error)) return null;
      // Some can open one at a time only.
      for (const old of live()) old.stop();
      return ask().catch(() => null);
    });
    if (isVoid()) return track?.stop();
    if (track === null && id !== null && live().length > 0) return change({ lacking: kind });
    put(kind, track);
  }

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
      change({ stream, lacking: null, ...listsOf(all) });
      change({ devices: used() });
      navigator.mediaDevices.addEventListener('devicechange', heed);
      apply();
      return used();
    },
    change: replace,
    release() {
      turn += 1;
      navigator.mediaDevices?.removeEventListener('devicechange', heed);
      stop(view.stream);
      stop(view.screen);
      change({ stream: null, screen: null, lacking: null });
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

const listsOf = (all: readonly MediaDeviceInfo[]) => ({
  cameras: named(all, 'videoinput'),
  microphones: named(all, 'audioinput'),
  speakers: 'setSinkId' in HTMLMediaElement.prototype ? named(all, 'audiooutput') : [],
});

/** It is there, but somebody has it already. */
const isBusy = (error: unknown): boolean =>
  error instanceof DOMException && ['NotReadableError', 'AbortError'].includes(error.name);
