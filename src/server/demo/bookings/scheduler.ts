import { HOUR } from '#domain/time/calendar.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Generator } from '../generator.ts';
import type { Coach, Member } from '../people/build.ts';
import type { Person } from '../people/person.ts';
import type { World } from '../programmes/build.ts';
import { Diary, durationOf } from './diary.ts';
import type { Fate, Matter, PlannedBooking, PlannedInvite } from './plan.ts';
import { CreditBudget } from './credit-budget.ts';
import { storyOf } from './story.ts';
import { goals } from './words.ts';

/** A stretch in which any time will do, a time that has to be, with extra hours of the coach if need be, or the one and else the other. */
export interface Start {
  readonly within?: { readonly from: number; readonly to: number };
  readonly exactly?: number;
}

interface Making {
  readonly fate: Fate;
  readonly madeAt: number;
  readonly start: Start;
  /** Who books when the member does not. */
  readonly by?: Person;
  readonly overrideReason?: string;
  readonly message?: string;
  /** How many other times the member names; or the coach, who suggests one. */
  readonly others?: number;
  /** Chance of its own, so that everything else stays as it is. */
  readonly random?: Generator;
  /** Whoever calls it off early has done so by then. */
  readonly calledOffBy?: number;
  readonly invites?: readonly PlannedInvite[];
}

/** Plans bookings one after the other, each with a free time and a credit. */
export class Scheduler {
  readonly planned: PlannedBooking[] = [];
  readonly #random: Generator;
  readonly #world: World;
  readonly #diary = new Diary();
  readonly #purse = new CreditBudget();

  constructor(random: Generator, world: World) {
    this.#random = random;
    this.#world = world;
  }

  /** A time that is free for a booking made then, and the most of those that follow it; null when there is none. */
  freeStart(
    random: Generator,
    matter: Matter,
    madeAt: number,
    { from, to }: { readonly from: number; readonly to: number },
    following: (start: number) => readonly (readonly [Matter, number])[],
  ): number | null {
    const candidates = Array.from({ length: 24 }, () =>
      this.#diary.findStart(random, matter, madeAt, from, to),
    ).filter((start) => start !== null);
    const free = (start: number) =>
      following(start).filter((next) => this.#diary.isFree(next[0], madeAt, next[1])).length;
    const [best = null] = candidates.toSorted((a, b) => free(b) - free(a) || a - b);
    return best;
  }

  /** Plans a booking; null when there is no time or no credit for it. */
  plan(
    matter: Matter,
    {
      fate,
      madeAt,
      start,
      by = matter.member,
      overrideReason,
      message,
      random = this.#random,
      calledOffBy,
      others: otherCount = 0,
      invites = [],
    }: Making,
  ): PlannedBooking | null {
    if (madeAt < matter.programme.issuedAt + 2 * HOUR) return null;
    const startsAt = this.#startFor(random, matter, madeAt, start);
    if (startsAt === null || !this.#purse.take(matter)) return null;
    this.#diary.take(matter, startsAt);
    const endsAt = startsAt + durationOf(matter);
    const staff = random.pick(this.#world.staff);
    const isDirect = by.id !== matter.member.id;
    const others = Array.from({ length: otherCount }, () =>
      this.#keepOther(random, matter, madeAt, start),
    ).filter((time) => time !== null);
    // What the coach would rather have is theirs to name.
    const [suggested] = fate === 'suggested' ? others : [];
    const { key } = matter.option.session.spec;
    const booking: PlannedBooking = {
      ...matter,
      by,
      type: isDirect ? 'CREATE_DIRECT' : 'REQUEST',
      madeAt,
      startsAt,
      endsAt,
      otherTimes: suggested === undefined ? others : [],
      message: isDirect
        ? null
        : (message ?? (random.chance(0.85) ? random.pick(goals[key]) : null)),
      location: placeOf(random, matter),
      overrideReason: overrideReason ?? null,
      steps: storyOf(
        random,
        fate,
        matter,
        { madeAt, startsAt, endsAt, calledOffBy, suggested },
        { staff, isAgreed: isDirect },
      ),
      invites,
    };
    this.planned.push(booking);
    return booking;
  }

  /** Another time, which no later booking of the demo takes away. */
  #keepOther(random: Generator, matter: Matter, madeAt: number, start: Start): number | null {
    const time = this.#startFor(random, matter, madeAt, start);
    if (time !== null) this.#diary.take(matter, time);
    return time;
  }

  #startFor(random: Generator, matter: Matter, madeAt: number, start: Start): number | null {
    const { within, exactly } = start;
    const found = within
      ? this.#diary.findStart(random, matter, madeAt, within.from, within.to)
      : null;
    if (found !== null || exactly === undefined) return found;
    return this.#diary.makeRoom(matter, madeAt, exactly) ? exactly : null;
  }
}

/** Most sessions are video calls, the first kind of every session; some are not. */
function placeOf(random: Generator, { option, member, coach }: Matter): PlannedBooking['location'] {
  const draw = random.fraction();
  const has = (kind: LocationKind) => option.session.spec.locationKinds.includes(kind);
  if (draw < 0.1 && has('phone')) return { kind: 'phone', detail: telephoneOf(member) };
  if (draw > 0.94 && has('inPerson'))
    return { kind: 'inPerson', detail: meetingPlaceOf(member, coach) };
  return null;
}

/** Numbers that are set aside for fiction. */
const telephoneOf = ({ company, id }: Member): string => {
  const figures = String(Number.parseInt(id.slice(-2), 16) % 100).padStart(2, '0');
  const byCompany = {
    northwind: `+44207946 05${figures}`,
    halden: `+493023125 0${figures}`,
    cascadia: `+1503555 01${figures}`,
  };
  return byCompany[company.spec.key].replaceAll(' ', '');
};

const meetingPlaceOf = ({ company }: Member, { spec }: Coach): string => {
  const sites = {
    northwind: 'Northwind Instruments, 4 Harbour Yard, Bristol, room Kestrel',
    halden: 'Halden & Voss, Werkstraße 12, Augsburg, Besprechungsraum 2',
    cascadia: 'Cascadia Outfitters, 1200 NW Pine Street, Portland, Trail Room',
  };
  return `${sites[company.spec.key]} (ask for ${spec.firstName} at reception)`;
};
