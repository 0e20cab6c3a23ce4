import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { generatorFrom } from '../generator.ts';
import type { Member } from '../people/build.ts';
import type { World } from '../programmes/build.ts';
import type { PlannedInvite } from './plan.ts';
import type { Scheduler } from './scheduler.ts';
import { beforeBed } from './waking.ts';

interface Guest {
  readonly name: string;
  /** `accepts`, why they decline, or nothing yet. */
  readonly says?: 'accepts' | { readonly declines: string };
  readonly waits?: boolean;
}

interface Lab {
  readonly by: string;
  /** Days from today. */
  readonly made: number;
  readonly starts: number;
  readonly isOver?: true;
  readonly goal: string;
  readonly message: string;
  readonly guests: readonly Guest[];
}

/** Sessions for several, to which their askers invite: one that is full and has a waiting list, one that is declined, one whose time to answer has passed. */
const labs: readonly Lab[] = [
  {
    by: 'Callum Fraser',
    made: -7,
    starts: 7,
    goal: 'Three openings for the call with a head of procurement, and how each of them sounds.',
    message:
      'Four seats only. I would like the four of us to hear one another before the quarter ends.',
    guests: [
      { name: 'Priyanka Venkataraman', says: 'accepts' },
      { name: 'Oliver Pemberton-Hughes', says: 'accepts' },
      { name: 'Mia Thornton' },
      { name: 'Aoife Ní Bhriain', waits: true },
      { name: 'Jack Moss', waits: true },
    ],
  },
  {
    by: 'Mia Thornton',
    made: -6,
    starts: 12,
    goal: 'I show our instruments to surgeons more and more. I want to practise the first five minutes.',
    message: 'Would you play the difficult customer?',
    guests: [
      {
        name: 'Fatima Al-Rashid',
        says: { declines: 'I am at the trade fair in Cork all that week.' },
      },
      { name: 'Jack Moss', says: 'accepts' },
      { name: 'Daniel Okonkwo' },
    ],
  },
  {
    by: 'Priyanka Venkataraman',
    made: -24,
    starts: -13,
    isOver: true,
    goal: 'Listening to two recorded calls and finding the moment at which each was lost.',
    message: 'A good afternoon to sit in on, if you are curious.',
    guests: [{ name: 'Aoife Ní Bhriain', says: 'accepts' }, { name: 'Mia Thornton' }],
  },
];

/** Plans them with chance of its own, so that everything else stays as it is. */
export function planLabs(world: World, scheduler: Scheduler): void {
  const random = generatorFrom(19);
  const programme = world.programmes.find(({ spec }) => spec.key === 'salesAcademy');
  const option = programme?.options.find(({ spec }) => spec.session === 'salesLab');
  const coach = programme?.coaches.find(({ spec }) => spec.sessions.includes('salesLab'));
  if (!programme || !option || !coach) throw new Error('Nobody gives the sales skills lab.');
  for (const lab of labs) {
    const member = named(world, lab.by);
    const madeAt = beforeBed(random, member.zone, world.now + lab.made * DAY);
    const from = world.now + lab.starts * DAY;
    const invites = lab.guests.map((guest, nth) => invitedTo(world, lab, guest, madeAt, nth));
    const guests = invites.filter(({ answer }) => answer?.event.type === 'ACCEPT');
    scheduler.plan(
      { programme, option, coach, member, team: null, guests: guests.map((one) => one.invitee) },
      {
        fate: lab.isOver ? 'assumed' : 'agreed',
        madeAt: Math.floor(madeAt / 1000) * 1000,
        start: { within: { from, to: from + 5 * DAY }, exactly: from + 2 * DAY },
        message: lab.goal,
        random,
        invites,
      },
    );
  }
}

function invitedTo(
  world: World,
  { message }: Lab,
  { name, says, waits = false }: Guest,
  madeAt: number,
  nth: number,
): PlannedInvite {
  // Whoever is to wait is asked when the seats are given away.
  const at = Math.floor(madeAt) + (waits ? 3 : 2) * DAY + nth * 3 * MINUTE;
  const answered = at + (4 + nth) * HOUR;
  const event =
    says === 'accepts'
      ? ({ type: 'ACCEPT' } as const)
      : says && ({ type: 'REJECT', reason: says.declines } as const);
  const answer = event ? { at: answered, event } : null;
  return { at, invitee: named(world, name), waits, message, answer };
}

function named({ members }: World, name: string): Member {
  const found = members.find((member) => member.name === name);
  if (!found) throw new Error(`There is no ${name} here.`);
  return found;
}
