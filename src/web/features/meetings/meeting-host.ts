import { fromCallback, fromPromise } from 'xstate';
import type { Admission, Devices, DoorAnswer, MeetingFailure } from '#machines/meeting/context.ts';
import type { MeetingEvent } from '#machines/meeting/events.ts';
import { meetingMachine } from '#machines/meeting/machine.ts';
import { newId } from '#domain/ids.ts';
import { hearHints } from '#web/actors/heard-hints.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { clientRoom, connectionOf, type ClientRoom } from './client-room.ts';
import { openLine, type Exchanged } from './line.ts';
import type { LocalMedia } from './local-media.ts';
import { absent, openMesh, type Other } from './mesh.ts';
import type { Door, Seated } from './door.ts';

interface Host {
  readonly api: ApiClient;
  readonly booking: string;
  readonly media: LocalMedia;
  readonly onDoor: (door: Door) => void;
  readonly onOthers: (others: readonly Other[]) => void;
  /** The provider's client, while somebody is in a meeting of it. */
  readonly onClient: (client: ClientRoom | null) => void;
}

/**
 * The meeting chart with its two rooms: the built-in one, browser to browser with our own server between them for no longer than it takes to
 * connect; and the provider's, whose client stands in a frame. Who is there, and until when the door is open, our own server says in both.
 */
export function hostedMeeting({ api, booking, media, onDoor, onOthers, onClient }: Host) {
  const params = { booking };
  /** Tells this page from another one of the same person. */
  const page = newId();
  let seated: Seated | null = null;

  const publish = (door: Door): DoorAnswer => {
    onDoor(door);
    return {
      doorStatus: door.doorStatus,
      opensAt: Date.parse(door.opensAt),
      closesAt: Date.parse(door.closesAt),
      now: Date.parse(door.now),
      wantsReason: door.wantsReason,
    };
  };

  const look = fromPromise<DoorAnswer, { booking: string }>(async ({ signal }) =>
    publish(await api.call('GET /meetings/{booking}', { params, signal }).catch(fail)),
  );
  const enter = fromPromise<Admission, { booking: string; reason: string | null }>(
    async ({ input: { reason }, signal }) => {
      const body = { page, reason };
      const { door, room } = await api
        .call('POST /meetings/{booking}/seat', { params, body, signal })
        .catch(fail);
      seated = room;
      return { door: publish(door), seat: room?.seat ?? null };
    },
  );
  const room = fromCallback<MeetingEvent, { withDevices: boolean }>(
    ({ input: { withDevices }, sendBack }) => {
      if (seated === null) return undefined;
      const { seat, client } = seated;
      const publishConnection = connectionOf(sendBack);
      const mesh = client
        ? absent(seat, onOthers)
        : openMesh({
            room: seated,
            media,
            withDevices,
            send: (signal) => line.send(signal),
            onChange: onOthers,
          });
      if (client) {
        // The client opens camera and microphone itself; some can be opened once only.
        media.release();
        onClient(clientRoom(client, sendBack, (isLost) => publishConnection('client', isLost)));
      }
      const obey = async ({ doorStatus, seated: isSeated, people, signals }: Exchanged) => {
        if (doorStatus !== 'open') return sendBack({ type: 'room.closed', doorStatus });
        if (!isSeated) return sendBack({ type: 'seat.taken' });
        mesh.meet(people);
        for (const signal of signals) await mesh.hear(signal).catch(() => undefined);
      };
      const line = openLine({
        api,
        booking,
        page,
        onAnswer: obey,
        onShut: () => sendBack({ type: 'room.closed', doorStatus: 'over' }),
        onLost: () => publishConnection('server', true),
        onBack: () => publishConnection('server', false),
      });
      const topics = new Set([`meeting:${booking}`, `booking:${booking}`]);
      const stopHearing = hearHints((hint) => {
        if (hint.kind === 'missed' || hint.topics.some((topic) => topics.has(topic))) line.look();
      });
      return () => {
        stopHearing();
        line.close();
        mesh.close();
        onClient(null);
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
    actions: {
      releaseDevices: () => media.release(),
      changeDevice: (_, { kind, id }) => void media.change(kind, id),
    },
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
