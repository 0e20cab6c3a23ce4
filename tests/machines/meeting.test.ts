import { describe, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { Admission, Devices, DoorAnswer } from '#machines/meeting/context.ts';
import { doorOf } from '#machines/meeting/door.ts';
import { meetingMachine } from '#machines/meeting/machine.ts';
import { meetingSentences, noticeSentence } from '#machines/meeting/sentences.ts';
import { Questions } from '#tests/support/questions.ts';
import { hour, minute, noon } from './models/people.ts';

const booking = {
  startsAt: noon,
  endsAt: noon + hour,
  terms: { joinOpens: 10 * minute, joinCloses: 30 * minute },
};
const door = (
  doorStatus: DoorAnswer['doorStatus'],
  more: Partial<DoorAnswer> = {},
): DoorAnswer => ({
  doorStatus,
  now: noon,
  opensAt: noon + 30_000,
  closesAt: noon + hour,
  wantsReason: false,
  ...more,
});

describe('the door', () => {
  it.each([
    ['requested', 'early'],
    ['confirmed.scheduled', 'early'],
    ['confirmed.open', 'open'],
    ['confirmed.inProgress', 'open'],
    ['confirmed.awaitingOutcome', 'open'],
    ['completed', 'over'],
    ['missed', 'over'],
    ['coachMissed', 'over'],
    ['cancelled', 'cancelled'],
    ['rejected', 'cancelled'],
    ['expired', 'cancelled'],
    ['requestCancelled', 'cancelled'],
  ])('of a booking that is %s is %s', (status, doorStatus) => {
    expect(doorOf({ ...booking, status }, 'member', noon).doorStatus).toBe(doorStatus);
  });

  it('lets nobody into a session that is not agreed, the coach neither', () => {
    expect(doorOf({ ...booking, status: 'requested' }, 'coach', noon).doorStatus).toBe('early');
  });

  it('lets the coach of an agreed one in half an hour before', () => {
    const at = (moment: number) =>
      doorOf({ ...booking, status: 'confirmed.scheduled' }, 'coach', moment).doorStatus;
    expect(at(noon - 30 * minute - 1)).toBe('early');
    expect(at(noon - 30 * minute)).toBe('open');
  });
});

function arrived() {
  const clock = new SimulatedClock();
  const look = new Questions<DoorAnswer, { booking: string }>();
  const enter = new Questions<Admission, { booking: string; reason: string | null }>();
  const openDevices = new Questions<Devices, Devices>();
  const effects: string[] = [];
  const actor = createActor(
    meetingMachine.provide({
      actors: { look: look.actor, enter: enter.actor, openDevices: openDevices.actor },
      actions: {
        releaseDevices: () => void effects.push('devices are released'),
        changeDevice: (_, { kind, id }) => void effects.push(`${kind} becomes ${id}`),
      },
    }),
    { clock, input: { booking: 'b' } },
  ).start();
  return {
    actor,
    clock,
    look,
    enter,
    openDevices,
    effects,
    value: () => actor.getSnapshot().value,
  };
}

describe('somebody who waits', () => {
  it('comes in as soon as the room opens', async () => {
    const { actor, clock, look, enter, value } = arrived();
    await look.answer(door('early'));
    actor.send({ type: 'JOIN_WITHOUT' });
    await enter.answer({ door: door('early'), seat: null });
    expect(value()).toEqual({ waiting: 'doors' });
    clock.increment(29_999);
    expect(value()).toEqual({ waiting: 'doors' });
    clock.increment(1);
    await enter.answer({ door: door('open'), seat: 's' });
    expect(value()).toEqual({ inside: 'joined' });
  });

  it('hears within a minute that the session was cancelled', async () => {
    const { actor, clock, look, enter, value } = arrived();
    const tomorrow = door('early', { opensAt: noon + 24 * hour });
    await look.answer(tomorrow);
    actor.send({ type: 'JOIN_WITHOUT' });
    await enter.answer({ door: tomorrow, seat: null });
    clock.increment(60_000);
    await enter.answer({ door: door('cancelled'), seat: null });
    expect(value()).toBe('ended');
    expect(noticeSentence(actor.getSnapshot().context.notice ?? 'over')).toBe(
      'This session was cancelled.',
    );
  });
});

describe('somebody inside', () => {
  it('has a minute to come back, and lets go of the devices then', async () => {
    const { actor, clock, look, enter, effects, value } = arrived();
    await look.answer(door('open'));
    actor.send({ type: 'JOIN_WITHOUT' });
    await enter.answer({ door: door('open'), seat: 's' });
    actor.send({ type: 'connection.lost' });
    clock.increment(59_000);
    actor.send({ type: 'connection.back' });
    expect(value()).toEqual({ inside: 'joined' });
    actor.send({ type: 'connection.lost' });
    effects.length = 0;
    clock.increment(60_000);
    expect(value()).toBe('failed');
    expect(effects).toEqual(['devices are released']);
  });
});

describe('devices in the room', () => {
  const inside = async (how: 'JOIN' | 'JOIN_WITHOUT') => {
    const meeting = arrived();
    const { actor, look, enter, openDevices } = meeting;
    await look.answer(door('open'));
    if (how === 'JOIN') await openDevices.answer({ camera: 'first', microphone: 'first' });
    actor.send({ type: how });
    await enter.answer({ door: door('open'), seat: 's' });
    meeting.effects.length = 0;
    return meeting;
  };

  it('are changed without leaving it, one at a time, also while the connection is lost', async () => {
    const { actor, effects, value } = await inside('JOIN');
    actor.send({ type: 'CHOOSE_CAMERA', camera: 'second' });
    actor.send({ type: 'connection.lost' });
    actor.send({ type: 'CHOOSE_MICROPHONE', microphone: 'third' });
    actor.send({ type: 'CHOOSE_SPEAKER', speaker: 'fourth' });
    expect(value()).toEqual({ inside: 'reconnecting' });
    expect(effects).toEqual(['camera becomes second', 'microphone becomes third']);
    expect(actor.getSnapshot().context).toMatchObject({
      devices: { camera: 'second', microphone: 'third' },
      speaker: 'fourth',
    });
  });

  it('are not there to be changed for somebody who came without; a speaker is', async () => {
    const { actor, effects } = await inside('JOIN_WITHOUT');
    const mayDo = (event: Parameters<typeof actor.send>[0]) => actor.getSnapshot().can(event);
    expect(mayDo({ type: 'CHOOSE_CAMERA', camera: 'second' })).toBe(false);
    expect(mayDo({ type: 'CHOOSE_MICROPHONE', microphone: 'second' })).toBe(false);
    expect(mayDo({ type: 'CHOOSE_SPEAKER', speaker: 'second' })).toBe(true);
    expect(effects).toEqual([]);
  });
});

describe('the words', () => {
  it('are those of the domain reference', () => {
    expect([
      meetingSentences.opens('09:50'),
      noticeSentence('cancelled'),
      meetingSentences.blocked,
      meetingSentences.reconnecting,
      noticeSentence('noAccess'),
    ]).toEqual([
      'The room opens at 09:50.',
      'This session was cancelled.',
      'Allow camera and microphone, or join without.',
      'Connection lost. Reconnecting…',
      'You don’t have access to this session.',
    ]);
  });
});
