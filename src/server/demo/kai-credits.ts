import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import {
  forgetConversation,
  holdForConversation,
  refundConversation,
  releaseForConversation,
  selectionRequestKind,
  spendForConversation,
} from '#server/features/kai-credits/public.ts';
import {
  allocateToMany,
  issueToPool,
  openProgramme,
} from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from './generator.ts';
import type { Happening } from './history.ts';
import type { Member } from './people/build.ts';
import type { Programme, World } from './programmes/build.ts';

type End = 'spent' | 'refunded' | 'returned' | 'held' | 'open' | 'rejected' | 'withdrawn';

interface Spec {
  readonly title: string;
  /** Which of the programme's members, from the first. */
  readonly member: number;
  /** Of the programme's own group, or another one that nobody has credits for. */
  readonly group?: ProgrammeGroup;
  /** Days before the present. */
  readonly ago: number;
  readonly ends: End;
}

const specs: readonly Spec[] = [
  { title: 'First talk with my new team lead', member: 0, ago: 34, ends: 'spent' },
  { title: 'Planning the quarter with Jo', member: 1, ago: 27, ends: 'spent' },
  { title: 'A recording without sound', member: 0, ago: 21, ends: 'returned' },
  { title: 'Saying no to a late change', member: 0, ago: 20, ends: 'spent' },
  { title: 'Feedback on the pilot', member: 2, ago: 16, ends: 'refunded' },
  { title: 'Renewal call, northern region', member: 3, group: 'Sales', ago: 11, ends: 'rejected' },
  { title: 'A talk that was taken back', member: 4, group: 'Sales', ago: 8, ends: 'withdrawn' },
  { title: 'Price talk with a supplier', member: 5, group: 'Sales', ago: 2, ends: 'open' },
  { title: 'Opening call with a new client', member: 6, group: 'Sales', ago: 0.8, ends: 'open' },
  { title: 'Our weekly one-to-one', member: 1, ago: 0.1, ends: 'held' },
];

const unitsIssued = 60;
const unitsEach = 3;

/** AI credits of a programme: bought, given to some of its members, and what became of them; for some conversations staff have to choose one. */
export function kaiCreditHappenings(db: Database, random: Generator, world: World): Happening[] {
  const programme = world.programmes.find(({ spec }) => spec.key === 'resilient');
  const [admin] = world.staff;
  const group = programme?.spec.groups[0];
  if (!programme || !admin || !group) throw new Error('There is nobody to give AI credits to.');
  const staff: Person = { id: admin.id, role: 'Admin' };
  const at = Math.max(programme.issuedAt, world.now - 155 * DAY) + 3 * HOUR;
  return [
    { at, happen: () => issueAndAllocate(db, programme, { group, staff, at }) },
    ...specs.flatMap((spec) => happeningsOf(db, random, { spec, programme, group, staff, world })),
  ];
}

interface Issuing {
  readonly group: ProgrammeGroup;
  readonly staff: Person;
  readonly at: number;
}

async function issueAndAllocate(
  db: Database,
  { id, window, members }: Programme,
  { group, staff, at }: Issuing,
): Promise<void> {
  const purpose = { conversationGroup: group } as const;
  const bought = { quantity: unitsIssued, expiresAt: window.end, source: 'contract' } as const;
  await issueToPool(db, staff, { programmeId: id, ...purpose, ...bought, reason: null }, at);
  const holders = members.slice(0, 8).map((member) => ({ type: 'member', id: member.id }) as const);
  const programme = await openProgramme(db, id);
  await allocateToMany(db, staff, programme, { ...purpose, units: unitsEach, holders }, at);
}

interface Context {
  readonly spec: Spec;
  readonly programme: Programme;
  readonly group: ProgrammeGroup;
  readonly staff: Person;
  readonly world: World;
}

function happeningsOf(
  db: Database,
  random: Generator,
  { spec, programme, group, staff, world }: Context,
): Happening[] {
  const at = Math.round(world.now - spec.ago * DAY);
  const id = random.id(at);
  const member: Member | undefined = programme.members[spec.member];
  if (!member) throw new Error(`${programme.spec.name} has too few members.`);
  const causeOf = (event: string, when: number) => ({
    machine: 'kai-conversation',
    entityId: id,
    event,
    eventId: random.id(when),
    actorId: null,
    at: when,
  });
  let request = '';
  const submit = async (): Promise<void> => {
    const asked = await holdForConversation(
      db,
      {
        id,
        title: spec.title,
        group: spec.group ?? group,
        ownerId: member.id,
        organizationId: programme.company.id,
        programmeId: null,
        units: 1,
      },
      causeOf('SUBMITTED', at),
    );
    if (asked.outcome !== 'held') request = asked.requestId;
  };
  const analysed = at + HOUR;
  const later = at + 20 * HOUR;
  const ends: Readonly<Record<End, readonly Happening[]>> = {
    held: [],
    open: [],
    spent: [
      { at: analysed, happen: () => spendForConversation(db, id, causeOf('ANALYSED', analysed)) },
    ],
    refunded: [
      { at: analysed, happen: () => spendForConversation(db, id, causeOf('ANALYSED', analysed)) },
      {
        at: later,
        happen: () =>
          refundConversation(
            db,
            staff,
            { conversationId: id, reason: 'Half of the recording was missing.' },
            later,
          ),
      },
    ],
    returned: [
      { at: analysed, happen: () => releaseForConversation(db, id, causeOf('FAILED', analysed)) },
    ],
    rejected: [
      {
        at: later,
        async happen() {
          const reason = 'Your programme has no analyses for Sales conversations.';
          await send(db, selectionRequestKind, request, {
            type: 'REJECT',
            reason,
            by: staff,
            at: later,
          });
        },
      },
    ],
    withdrawn: [{ at: later, happen: () => forgetConversation(db, id, causeOf('DELETE', later)) }],
  };
  return [{ at, happen: submit }, ...ends[spec.ends]];
}
