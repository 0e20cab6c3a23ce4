import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Generator } from '../generator.ts';
import type { Person } from '../people/person.ts';
import type { Programme, World } from '../programmes/build.ts';
import { outOfCredit } from '../programmes/holdings.ts';
import type { ProgrammeKey } from '../programmes/programmes.ts';
import type { SessionKey } from '../sessions.ts';
import type { Fate, Matter } from './plan.ts';
import type { Scheduler, Start } from './scheduler.ts';
import { beforeBed } from './waking.ts';

const quarter = 15 * MINUTE;
const before = (ms: number) => Math.floor(ms / quarter) * quarter;
const after = (ms: number) => Math.ceil(ms / quarter) * quarter;

/** The bookings that show what the product can do at this very moment, and the histories of the demo accounts. */
export function planHistory(random: Generator, world: World, scheduler: Scheduler): void {
  const { now } = world;
  const story = new Story(random, world, scheduler);
  const overWithin = (most: number, least: number): Start => ({
    within: { from: now - most * HOUR, to: now - least * HOUR },
    exactly: before(now - (least + 4) * HOUR),
  });
  const mia = story.of('Mia Thornton', 'Silva', 'confidence');
  const withAna = (name: string) => story.of(name, 'Silva', 'confidence');

  mia(
    'executive',
    'agreed',
    { exactly: after(now + 4 * HOUR - 10 * MINUTE) },
    6 * DAY,
    'Rehearsing Thursday’s design review: I would like to open it without apologising.',
  );
  withAna('Tobias Ahlström')('executive', 'agreed', { exactly: after(now) }, 5 * DAY);
  story.of('Priyanka Venkataraman', 'Whitcombe', 'confidence')(
    'executive',
    'agreed',
    { exactly: before(now) - quarter },
    4 * DAY,
  );
  withAna('Grace Adeyemi')('executive', 'agreed', overWithin(26, 3), 8 * DAY);
  withAna('Li Na Zhang')('career', 'agreed', overWithin(44, 10), 9 * DAY);
  story.of('Destiny Washington', 'Beaumont-Clarke', 'resilient')(
    'executive',
    'agreed',
    overWithin(44, 8),
    9 * DAY,
  );

  const waiting: readonly (readonly [string, number, number, string])[] = [
    [
      'Niamh O’Sullivan',
      2,
      5,
      'I have been asked to present our research to the board. I would like to practise being brief.',
    ],
    [
      'Kwame Asante',
      9,
      7,
      'A colleague of mine is about to become my manager. I want to begin this well.',
    ],
    ['Yusuf Demir', 21, 9, 'How do I give feedback to someone who has been here for twenty years?'],
    [
      'Rohan Kulkarni',
      33,
      12,
      'Could we look at my talk for the engineering offsite? Ten minutes, forty people, no slides.',
    ],
  ];
  for (const [name, hours, days, message] of waiting) {
    withAna(name)('executive', 'requested', around(now + days * DAY), hours * HOUR, message, {
      madeAt: now - hours * HOUR,
      others: name === 'Niamh O’Sullivan' ? 2 : 0,
    });
  }

  for (const days of [-82, -61, -24])
    mia('executive', 'completed', around(now + days * DAY), 9 * DAY);
  mia('executive', 'calledOffLate', around(now - 40 * DAY), 8 * DAY);
  mia('wellbeing', 'completed', around(now - 33 * DAY), 6 * DAY);
  story.of('Mia Thornton', 'Whitcombe', 'confidence')(
    'executive',
    'rejected',
    around(now - 12 * DAY),
    7 * DAY,
  );
  story.of('Mia Thornton', 'Delgado', 'salesAcademy')(
    'career',
    'calledOff',
    around(now - 17 * DAY),
    9 * DAY,
  );
  mia('executive', 'agreed', around(now + 16 * DAY), 20 * DAY);

  story.of(outOfCredit, 'Whitcombe', 'confidence')(
    'executive',
    'completed',
    around(now - 26 * DAY),
    9 * DAY,
  );
  const harriet = story.of('Harriet Lindqvist-Shaw', 'Silva', 'confidence');
  harriet('executive', 'completed', around(now - 44 * DAY), 8 * DAY);
  harriet('executive', 'agreed', around(now + 6 * DAY), 9 * DAY);
  const daniel = story.of('Daniel Okonkwo', 'Silva', 'confidence');
  daniel('executive', 'completed', around(now - 52 * DAY), 8 * DAY);
  daniel('executive', 'agreed', around(now + 9 * DAY), 11 * DAY);

  const design = story.ofTeam('Product Design', 'Silva', 'confidence');
  design('team', 'completed', around(now - 36 * DAY), 12 * DAY);
  design('team', 'calledOff', around(now - 15 * DAY), 13 * DAY);
  design('team', 'requested', around(now + 13 * DAY), 14 * HOUR, undefined, {
    madeAt: now - 14 * HOUR,
  });
  story.ofTeam('Firmware', 'Whitcombe', 'confidence')(
    'team',
    'agreed',
    around(now + 10 * DAY),
    15 * DAY,
  );
  const plant = story.ofTeam('Werk Süd', 'von Hohenstein-Bartenwerffer', 'change');
  plant('team', 'completed', around(now - 48 * DAY), 14 * DAY);
  plant('team', 'missed', around(now - 20 * DAY), 14 * DAY);

  story
    .of('Aoife Ní Bhriain', 'Silva', 'confidence')
    .direct('coach', 'agreed', around(now + 8 * DAY), 3 * DAY);
  story
    .of('Jack Moss', 'Whitcombe', 'confidence')
    .direct('staff', 'completed', around(now - 30 * DAY), 7 * DAY);
  story
    .of('Renata Guimarães', 'Beaumont-Clarke', 'resilient')
    .direct('staff', 'agreed', around(now + 5 * DAY), 4 * DAY);
}

/** Two days on either side. */
const around = (at: number): Start => ({ within: { from: at - 2 * DAY, to: at + 2 * DAY } });

/** Plans one booking: what, what becomes of it, when, how long before, and what the member wrote. */
type Recorded = (
  session: SessionKey,
  fate: Fate,
  start: Start,
  lead: number,
  message?: string,
  asking?: Asking,
) => void;

/** When it was made, where that matters, and how many other times would suit. */
interface Asking {
  readonly madeAt?: number;
  readonly others?: number;
}

type DirectRecorded = (by: 'coach' | 'staff', fate: Fate, start: Start, lead: number) => void;

class Story {
  readonly #random: Generator;
  readonly #world: World;
  readonly #scheduler: Scheduler;

  constructor(random: Generator, world: World, scheduler: Scheduler) {
    this.#random = random;
    this.#world = world;
    this.#scheduler = scheduler;
  }

  /** Bookings of a member with a coach in a programme. */
  of(name: string, coachName: string, key: ProgrammeKey): Recorded & { direct: DirectRecorded } {
    const programme = this.#programme(key);
    const member = named(programme.members, name);
    const matterOf = (session: SessionKey) =>
      this.#matter(programme, session, coachName, { member, team: null });
    const recorded: Recorded = (session, ...rest) => this.#tell(matterOf(session), ...rest);
    const direct: DirectRecorded = (by, fate, start, lead) => {
      const matter = matterOf('executive');
      const maker: Person = by === 'coach' ? matter.coach : this.#random.pick(this.#world.staff);
      this.#scheduler.plan(matter, {
        fate,
        start,
        by: maker,
        madeAt:
          Math.floor(beforeBed(this.#random, maker.zone, this.#madeAt(start, lead)) / 1000) * 1000,
      });
    };
    return Object.assign(recorded, { direct });
  }

  /** Bookings of a team, which its leader makes. */
  ofTeam(name: string, coachName: string, key: ProgrammeKey): Recorded {
    const programme = this.#programme(key);
    const team = named(programme.teams, name);
    return (session, ...rest) =>
      this.#tell(
        this.#matter(programme, session, coachName, { member: team.leader, team }),
        ...rest,
      );
  }

  #tell(
    matter: Matter,
    fate: Fate,
    start: Start,
    lead: number,
    message?: string,
    { madeAt = this.#madeAt(start, lead), others = 0 }: Asking = {},
  ): void {
    const awake = Math.floor(beforeBed(this.#random, matter.member.zone, madeAt) / 1000) * 1000;
    this.#scheduler.plan(matter, {
      fate,
      start,
      madeAt: awake,
      others,
      ...(message === undefined ? {} : { message }),
    });
  }

  /** So long before the earliest start, and never in the last two days: those who are to answer need time for it. */
  #madeAt(start: Start, lead: number): number {
    const { now } = this.#world;
    const wanted = (start.within?.from ?? start.exactly ?? now) - lead;
    return Math.min(wanted, now - 50 * HOUR) - this.#random.whole(0, 4 * 3600) * 1000;
  }

  #programme(key: ProgrammeKey): Programme {
    const programme = this.#world.programmes.find(({ spec }) => spec.key === key);
    if (!programme) throw new Error(`There is no programme ${key}.`);
    return programme;
  }

  #matter(
    programme: Programme,
    session: SessionKey,
    coachName: string,
    who: Pick<Matter, 'member' | 'team'>,
  ): Matter {
    const option = programme.options.find((each) => each.spec.session === session);
    const coach = programme.coaches.find(({ spec }) => spec.lastName === coachName);
    if (!option || !coach)
      throw new Error(`${coachName} gives no ${session} in ${programme.spec.name}.`);
    return { programme, option, coach, ...who };
  }
}

function named<Item extends { readonly name: string }>(list: readonly Item[], name: string): Item {
  const found = list.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name} here.`);
  return found;
}
