import type { Devices } from '#machines/meeting/context.ts';
import * as texts from './texts.ts';

/** A camera, a microphone or a speaker that can be chosen. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

export type Kind = keyof Devices;

/** What the browser calls each of them: among its devices, and as a track. */
export const kinds = {
  camera: { input: 'videoinput', track: 'video' },
  microphone: { input: 'audioinput', track: 'audio' },
} as const;

const constraint = (id: string | null): true | MediaTrackConstraints =>
  id === null ? true : { deviceId: { exact: id } };

/** Both, or the one that is there. */
export async function streamOf({ camera, microphone }: Devices): Promise<MediaStream> {
  const [video, audio] = [constraint(camera), constraint(microphone)];
  const ask = (wanted: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(wanted);
  try {
    return await ask({ video, audio });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw error;
    return ask({ audio }).catch(() => ask({ video }));
  }
}

/** One of a kind alone. Rejects when it can't be had. */
export async function openTrack(kind: Kind, id: string | null): Promise<MediaStreamTrack> {
  const stream = await navigator.mediaDevices.getUserMedia({ [kinds[kind].track]: constraint(id) });
  const [track] = stream.getTracks();
  if (!track) throw new Error('The browser gave nothing.');
  return track;
}

export function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

export const idIn = ([track]: readonly MediaStreamTrack[]): string | null =>
  track?.getSettings().deviceId ?? null;

export const named = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): Device[] =>
  devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, index) => ({
      id: deviceId,
      name: label || texts.device(index + 1),
    }));
