import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import type { CoachTime, Reserved, SlotRules } from '#domain/slots/coach-time.ts';
import { findSlots } from '#domain/slots/find.ts';
import type { Generator } from '../generator.ts';
import { exceptionOf, extraTime } from '../people/calendars.ts';
import type { Coach } from '../people/build.ts';
import type { Matter } from './plan.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Who is taken when, by everything planned so far. Bookings that will be cancelled count too: so whatever is planned later is free at whichever moment
 * it is made.
 */
export class Diary {
  readonly #coaches = new Map<string, Reserved[]>();
  readonly #members = new Map<string, Span[]>();

  /** A free start between two instants for a booking made at `madeAt`; preferably while the member is awake. */
  findStart(
    random: Generator,
    matter: Matter,
    madeAt: number,
    from: number,
    to: number,
  ): number | null {
    const free = findSlots(this.#timeOf(matter.coach), this.#rulesFor(matter, madeAt), from, to);
    const awake = free.filter((start) => {
      const { minutes, weekday } = wallOf(matter.member.zone, start);
      return minutes >= 7.5 * 60 && minutes <= 18.5 * 60 && weekday <= 5;
    });
    if (awake.length > 0) return random.pick(awake);
    return free.length > 0 && random.chance(0.3) ? random.pick(free) : null;
  }

  /** Whether a booking made at `madeAt` could start then. */
  isFree(matter: Matter, madeAt: number, start: number): boolean {
    const time = this.#timeOf(matter.coach);
    return findSlots(time, this.#rulesFor(matter, madeAt), start, start + 1).length > 0;
  }

  /** Whether a booking made at `madeAt` could start then, with extra hours of the coach if need be, which are noted. */
  makeRoom(matter: Matter, madeAt: number, start: number): boolean {
    const isFree = () => this.isFree(matter, madeAt, start);
    if (isFree()) return true;
    const { exceptions } = matter.coach.calendar;
    exceptions.push(extraTime(matter.coach.zone, start, start + durationOf(matter)));
    if (isFree()) return true;
    exceptions.pop();
    return false;
  }

  take(matter: Matter, start: number): void {
    const { bufferBeforeMs, bufferAfterMs } = this.#rulesFor(matter, start);
    const span = { start, end: start + durationOf(matter) };
    const ownBuffer = matter.coach.spec.bufferAfter * MINUTE;
    const reserved: Reserved = {
      ...span,
      kind: 'booking',
      reference: '',
      bufferBeforeMs,
      bufferAfterMs: Math.max(bufferAfterMs, ownBuffer),
    };
    listOf(this.#coaches, matter.coach.id).push(reserved);
    for (const { id } of peopleOf(matter)) listOf(this.#members, id).push(span);
  }

  #timeOf({ id, spec, zone, calendar }: Coach): CoachTime {
    return {
      firstName: spec.firstName,
      zone,
      versions: calendar.versions,
      exceptions: calendar.exceptions.map(exceptionOf),
      reservations: listOf(this.#coaches, id),
      busy: calendar.busy,
    };
  }

  #rulesFor(matter: Matter, madeAt: number): SlotRules {
    const { policy } = matter.programme.company;
    return {
      now: madeAt,
      durationMs: durationOf(matter),
      stepMinutes: policy.slotStepMinutes,
      bufferBeforeMs: policy.bufferBefore,
      bufferAfterMs: policy.bufferAfter,
      minNoticeMs: Math.max(policy.minNotice, DAY),
      horizonMs: policy.bookingHorizon,
      window: matter.programme.window,
      memberBusy: peopleOf(matter).flatMap(({ id }) => listOf(this.#members, id)),
    };
  }
}

const peopleOf = ({ team, member, guests = [] }: Matter) => [
  ...(team?.members ?? [member]),
  ...guests,
];

export const durationOf = ({ option }: Pick<Matter, 'option'>): number =>
  option.session.spec.durationMinutes * MINUTE;

function listOf<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}
