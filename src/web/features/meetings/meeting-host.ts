import { fromCallback, fromPromise } from 'xstate';
import type { Admission, Devices, DoorTold, MeetingFailure } from '#machines/meeting/context.ts';
import type { MeetingEvent } from '#machines/meeting/events.ts';
import { meetingMachine } from '#machines/meeting/machine.ts';
import { newId } from '#domain/ids.ts';
import { hearHints } from '#web/actors/heard-hints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { DataOf } from '#web/api/call.ts';
import type { ApiClient } from '#web/api/client.ts';
import { openLine, type Exchanged } from './line.ts';
import type { LocalMedia } from './local-media.ts';
import { openMesh, type Other } from './mesh.ts';

type Door = DataOf<'GET /meetings/{booking}'>;
type Seated = NonNullable<DataOf<'POST /meetings/{booking}/seat'>['room']>;

interface Host {
  readonly api: ApiClient;
  readonly booking: string;
  readonly media: LocalMedia;
  readonly onDoor: (door: Door) => void;
  readonly onOthers: (others: readonly Other[]) => void;
}

/** The meeting chart with the built-in room: browser to browser, with our own server between them for no longer than it takes to connect. */
export function hostedMeeting({ api, booking, media, onDoor, onOthers }: Host) {
  const params = { booking };
  /** Tells this page from another one of the same person. */
  const page = newId();
  let seated: Seated | null = null;

  const tell = (door: Door): DoorTold => {
    onDoor(door);
    return {
      standing: door.standing,
      opensAt: Date.parse(door.opensAt),
      closesAt: Date.parse(door.closesAt),
      now: Date.parse(door.now),
      wantsReason: door.wantsReason,
    };
  };

  const look = fromPromise<DoorTold, { booking: string }>(async ({ signal }) =>
    tell(await api.call('GET /meetings/{booking}', { params, signal }).catch(fail)),
  );
  const enter = fromPromise<Admission, { booking: string; reason: string | null }>(
    async ({ input: { reason }, signal }) => {
      const body = { page, reason };
      const { door, room } = await api
        .call('POST /meetings/{booking}/seat', { params, body, signal })
        .catch(fail);
      seated = room;
      return { door: tell(door), seat: room?.seat ?? null };
    },
  );
  const room = fromCallback<MeetingEvent, { withDevices: boolean }>(
    ({ input: { withDevices }, sendBack }) => {
      if (seated === null) return undefined;
      const mesh = openMesh({
        room: seated,
        media,
        withDevices,
        send: (signal) => line.send(signal),
        onChange: onOthers,
      });
      const obey = async ({ standing, seated: isSeated, people, signals }: Exchanged) => {
        if (standing !== 'open') return sendBack({ type: 'room.closed', standing });
        if (!isSeated) return sendBack({ type: 'seat.taken' });
        mesh.meet(people);
        for (const signal of signals) await mesh.hear(signal).catch(() => undefined);
      };
      const line = openLine({
        api,
        booking,
        page,
        onAnswer: obey,
        onShut: () => sendBack({ type: 'room.closed', standing: 'over' }),
        onLost: () => sendBack({ type: 'connection.lost' }),
        onBack: () => sendBack({ type: 'connection.back' }),
      });
      const topics = new Set([`meeting:${booking}`, `booking:${booking}`]);
      const stopHearing = hearHints((hint) => {
        if (hint.kind === 'missed' || hint.topics.some((topic) => topics.has(topic))) line.look();
      });
      return () => {
        stopHearing();
        line.close();
        mesh.close();
      };
    },
  );

  return meetingMachine.provide({
    actors: {
      look,
      enter,
      room,
      openDevices: fromPromise<Devices, Devices>(({ input }) => media.open(input)),
    },
    actions: { releaseDevices: () => media.release() },
  });
}

/** What the chart knows of a call that the server refused. */
function fail(error: unknown): never {
  const status = error instanceof ApiError ? error.status : 0;
  const failure: MeetingFailure | null =
    status === 403 || status === 404
      ? { reason: 'noAccess' }
      : status === 409
        ? { reason: 'full' }
        : null;
  throw failure ?? error;
}
