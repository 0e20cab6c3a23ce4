import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { daysLater, instantIn, wallAt } from '#domain/time/local.ts';
import type { GroupKind } from '#machines/booking-group/labels.ts';
import { generatorFrom, type Generator } from '../generator.ts';
import type { Member } from '../people/build.ts';
import type { Person } from '../people/person.ts';
import type { Programme, World } from '../programmes/build.ts';
import type { ProgrammeKey } from '../programmes/programmes.ts';
import type { SessionKey } from '../sessions.ts';
import { durationOf } from './diary.ts';
import type { Fate, Matter, PlannedBooking } from './plan.ts';
import type { Scheduler } from './scheduler.ts';
import { beforeBed } from './waking.ts';

/** Bookings that are made together. */
export interface PlannedGroup {
  readonly kind: GroupKind;
  readonly name: string;
  readonly by: Person;
  readonly madeAt: number;
  readonly pattern: {
    readonly rule: string | null;
    readonly startsLocal: string;
    readonly timeZone: string;
  };
  /** Of a cohort in the order of their sessions. */
  readonly members: readonly Member[];
  /** Starts of the pattern at which nobody is free. */
  readonly leftOut: readonly number[];
  readonly bookings: readonly PlannedBooking[];
}

interface GroupSpec {
  readonly kind: GroupKind;
  readonly name: string;
  readonly programme: ProgrammeKey;
  readonly session: SessionKey;
  /** Last name. */
  readonly coach: string;
  /** Members by name, or the one team. */
  readonly members?: readonly string[];
  readonly team?: string;
  readonly madeDays: number;
  /** Days from today to the first date, and from one to the next. */
  readonly firstDays: number;
  readonly everyWeeks: number;
  readonly fates: readonly Fate[];
}

const specs: readonly GroupSpec[] = [
  {
    kind: 'series',
    name: 'Principal engineers, every two weeks',
    programme: 'confidence',
    session: 'executive',
    coach: 'Whitcombe',
    members: ['Beatrice Featherstonehaugh-Cholmondeley'],
    madeDays: -34,
    firstDays: -26,
    everyWeeks: 2,
    fates: ['completed', 'completed', 'agreed', 'agreed'],
  },
  {
    kind: 'cohort',
    name: 'Firmware check-ins after the release',
    programme: 'confidence',
    session: 'wellbeing',
    coach: 'Mukherjee',
    members: ['Rohan Kulkarni', 'Kwame Asante', 'Li Na Zhang', 'Agnieszka Wójcik'],
    madeDays: -6,
    firstDays: 6,
    everyWeeks: 0,
    fates: ['agreed', 'calledOffByStaff', 'agreed', 'agreed'],
  },
  {
    kind: 'series',
    name: 'Design critique circle',
    programme: 'confidence',
    session: 'team',
    coach: 'Silva',
    team: 'Product Design',
    madeDays: -1.2,
    firstDays: 8,
    everyWeeks: 1,
    fates: ['agreed', 'requested', 'requested'],
  },
  {
    kind: 'series',
    name: 'Schichtwechsel: Begleitung für Murat Yıldız',
    programme: 'change',
    session: 'executive',
    coach: 'von Hohenstein-Bartenwerffer',
    members: ['Murat Yıldız'],
    madeDays: -66,
    firstDays: -55,
    everyWeeks: 1,
    fates: ['completed', 'completed'],
  },
];

/** What staff and the leader of a team have booked together. It draws from chance of its own, so that everything else stays as it was. */
export function planGroups(world: World, scheduler: Scheduler): PlannedGroup[] {
  const random = generatorFrom(13);
  return specs.flatMap((spec) => planGroup(random, world, scheduler, spec) ?? []);
}

function planGroup(
  random: Generator,
  world: World,
  scheduler: Scheduler,
  spec: GroupSpec,
): PlannedGroup | null {
  const { now } = world;
  const matters = mattersOf(world, spec);
  const [first] = matters;
  const [staff] = world.staff;
  if (!first || !staff) throw new Error(`“${spec.name}” is for nobody.`);
  const by = first.team ? first.member : staff;
  const { zone } = first.member;
  const madeAt = Math.floor(beforeBed(random, by.zone, now + spec.madeDays * DAY) / 1000) * 1000;
  const isSeries = spec.kind === 'series';
  const datesFrom = (start: number): (readonly [Matter, number])[] => {
    const { date, minutes } = wallAt(zone, start);
    const dateOf = (nth: number) => daysLater(date, nth * 7 * spec.everyWeeks);
    return spec.fates.map((_, nth) =>
      isSeries
        ? [first, instantIn(zone, dateOf(nth), minutes)]
        : [matters[nth] ?? first, start + nth * strideOf(first)],
    );
  };
  const from = now + spec.firstDays * DAY;
  const within = { from, to: from + 5 * DAY };
  const begin = scheduler.freeStart(random, first, madeAt, within, datesFrom);
  if (begin === null) return null;
  const leftOut: number[] = [];
  const bookings = datesFrom(begin).flatMap(([matter, exactly], nth) => {
    const fate = spec.fates[nth] ?? 'agreed';
    const start = { exactly };
    const calledOffBy = now - HOUR;
    const booking = scheduler.plan(matter, { fate, madeAt, start, by, random, calledOffBy });
    if (!booking) leftOut.push(exactly);
    return booking ?? [];
  });
  if (bookings.length === 0) return null;
  const { date, minutes } = wallAt(zone, begin);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return {
    kind: spec.kind,
    name: spec.name,
    by,
    madeAt,
    pattern: {
      rule: isSeries ? `FREQ=WEEKLY;INTERVAL=${spec.everyWeeks};COUNT=${spec.fates.length}` : null,
      startsLocal: `${date}T${clock.join(':')}`,
      timeZone: zone,
    },
    members: matters.map(({ member }) => member),
    leftOut,
    bookings,
  };
}

function mattersOf(world: World, spec: GroupSpec): Matter[] {
  const programme = world.programmes.find(({ spec: { key } }) => key === spec.programme);
  const option = programme?.options.find((each) => each.spec.session === spec.session);
  const coach = programme?.coaches.find((each) => each.spec.lastName === spec.coach);
  if (!programme || !option || !coach) throw new Error(`“${spec.name}” can't be booked.`);
  return whoOf(programme, spec).map((who) => ({ programme, option, coach, ...who }));
}

function whoOf(programme: Programme, { team: name, members = [] }: GroupSpec) {
  const team = programme.teams.find((each) => each.name === name);
  if (team) return [{ member: team.leader, team }];
  return members.flatMap((each) => {
    const member = programme.members.find((one) => one.name === each);
    return member ? [{ member, team: null }] : [];
  });
}

/** From one member's start to the next one's, as the product counts it: the session and the time around it, on the grid of times. */
function strideOf({ programme, option, coach }: Matter): number {
  const { policy } = programme.company;
  const around =
    policy.bufferBefore + Math.max(policy.bufferAfter, coach.spec.bufferAfter * MINUTE);
  const step = policy.slotStepMinutes * MINUTE;
  return Math.ceil((durationOf({ option }) + around) / step) * step;
}
