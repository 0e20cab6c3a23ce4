import type { ProgrammeContext } from '#machines/programme/context.ts';
import { type ProgrammeEvent } from '#machines/programme/capabilities.ts';
import { programmeMachine } from '#machines/programme/machine.ts';
import { endsAt } from '#machines/programme/running.ts';
import { unwritten } from '#machines/plain-record.ts';
import { system, type Person } from '#machines/person.ts';
import { beginningOf } from '#domain/time/local.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { hour, noon, people } from './people.ts';

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;

const fields = {
  name: 'Leading with clarity',
  organizationId: 'northwind',
  groups: ['GROW'],
  description: null,
  objectives: null,
  startDate: '2027-03-15',
  endDate: '2027-06-30',
  timeZone: 'Europe/London',
  creditExpiry: 'atProgrammeEnd',
  creditExpiryDays: null,
  allowSelfAllocation: true,
} satisfies Partial<ProgrammeContext>;
const later = '2027-09-30';

/** What can be written, and what is wrong with it. */
const writing = (type: 'CREATE' | 'EDIT', told: Tell): Case<ProgrammeEvent>[] => {
  const bring = (more: Partial<typeof fields> = {}) =>
    ({ ...fields, ...more, type }) as Bare<Extract<ProgrammeEvent, { type: typeof type }>>;
  const verb = type === 'CREATE' ? 'create it' : 'edit it';
  return [
    told(verb, bring()),
    told(
      `${verb} with its end before its start`,
      bring({ endDate: '2027-02-01' }),
      'endsAfterStart',
    ),
    told(`${verb} in a zone that is none`, bring({ timeZone: 'Mars' }), 'isInZone'),
    told(
      `${verb} with too many objectives`,
      bring({ objectives: 'a\n'.repeat(12) as never }),
      'hasFewObjectives',
    ),
    told(
      `${verb} without saying when credits expire`,
      bring({ creditExpiry: 'daysAfterAllocation' as never }),
      'saysWhenCreditsExpire',
    ),
    told(`${verb} by a name that is taken`, bring(), 'isNameFree'),
    told(verb, bring(), 'isStaff', people.mia),
  ];
};

type Tell = (
  name: string,
  event: Bare<ProgrammeEvent>,
  refusal?: string,
  by?: Person,
) => Case<ProgrammeEvent>;

const taking = [
  ['ADD_MEMBERS', { memberIds: ['mia'] }, 'canJoin', 'add members'],
  ['REMOVE_MEMBER', { memberId: 'mia' }, 'canLeave', 'remove a member'],
  ['ADD_TEAMS', { teamIds: ['north'] }, 'canTeamsJoin', 'add a team'],
  ['REMOVE_TEAM', { teamId: 'north' }, 'canTeamLeave', 'remove a team'],
  ['ADD_COACHES', { coachIds: ['carl'] }, 'canCoach', 'add a coach'],
  ['REMOVE_COACH', { coachId: 'carl' }, 'coachesHere', 'remove a coach'],
] as const;

/** Staff prepare it, people join and leave it, its calendar starts and ends it, and it is extended and reopened once. */
export const programmeModel = modelOf({
  machine: programmeMachine,
  inputs: { 'nobody has created it': { ...unwritten, ...fields } },
  ring(delay, { context }, now) {
    const isFirst = delay === 'firstDay';
    const due = isFirst ? beginningOf(context.timeZone, context.startDate) : endsAt(context);
    const question = isFirst ? 'isReady' : 'hasNoOpenBookings';
    // Whoever waits for sessions looks again every hour.
    const stamp = { by: system, at: now < due ? due : now + hour };
    const against = { ...stamp, facts: { [question]: 'No.' } };
    return [{ stamp }, { how: `against ${question}`, stamp: against }];
  },
  cases({ context, value }, now) {
    const begun = beginningOf(context.timeZone, context.startDate);
    const over = endsAt(context);
    const asked =
      (at: number): Tell =>
      (name, event, refusal, by = people.sam) => {
        const facts = refusal === undefined ? {} : { [refusal]: 'No.' };
        return {
          name: `${by === system ? 'the product' : by === people.mia ? 'a member' : 'staff'} ${name}`,
          kind: 'person',
          event: { ...event, by, at, facts },
          ...(refusal && { refusal }),
        };
      };
    const told = asked(Math.max(now, noon));
    const isExtended = context.endDate !== fields.endDate;
    return [
      ...writing('CREATE', told),
      told(
        'create it for an organisation that is gone',
        { ...fields, type: 'CREATE' },
        'hasProperOrganization',
      ),
      told('edit it', { ...fields, endDate: context.endDate, type: 'EDIT' }),
      ...(typeof value === 'object'
        ? [
            told(
              'edit it for another organisation',
              { ...fields, organizationId: 'halden', type: 'EDIT' },
              'keepsOrganization',
            ),
            told(
              'edit its dates',
              { ...fields, startDate: '2027-03-22', type: 'EDIT' },
              'keepsDates',
            ),
          ]
        : [
            ...writing('EDIT', told).slice(1),
            told(
              'edit it for an organisation that is gone',
              { ...fields, type: 'EDIT' },
              'hasProperOrganization',
            ),
          ]),
      ...taking.flatMap(([type, payload, question, words]) => [
        told(words, { type, ...payload }),
        told(`${words} against ${question}`, { type, ...payload }, question),
        told(words, { type, ...payload }, 'isStaff', people.mia),
      ]),
      told('activate it', { type: 'ACTIVATE' }),
      told('activate it before it is ready', { type: 'ACTIVATE' }, 'isReady'),
      asked(over)('activate it after its end', { type: 'ACTIVATE' }, 'isNotOver'),
      told('activate it', { type: 'ACTIVATE' }, 'mayRun', people.mia),
      told('say that it ends soon', { type: 'NEAR_END' }, undefined, system),
      told('say that it ends soon', { type: 'NEAR_END' }, 'isSystem'),
      ...(isExtended
        ? []
        : [
            told('extend it', { type: 'EXTEND', endDate: later }),
            told('extend it', { type: 'EXTEND', endDate: later }, 'isStaff', people.mia),
          ]),
      told('extend it to an earlier day', { type: 'EXTEND', endDate: '2027-06-01' }, 'endsLater'),
      asked(over + 200 * 86_400_000)(
        'extend it into the past',
        { type: 'EXTEND', endDate: later },
        'endsInFuture',
      ),
      told('complete it', { type: 'COMPLETE' }),
      told('complete it with open bookings', { type: 'COMPLETE' }, 'hasNoOpenBookings'),
      told('complete it', { type: 'COMPLETE' }, 'isStaff', people.mia),
      ...(now < endsAt({ ...context, endDate: later })
        ? [told('reopen it', { type: 'REOPEN', endDate: later })]
        : []),
      told('reopen it too late', { type: 'REOPEN', endDate: later }, 'wasCompletedLately'),
      told('reopen it', { type: 'REOPEN', endDate: later }, 'isStaff', people.mia),
      told('delete it', { type: 'DELETE' }),
      told('delete it with bookings ahead', { type: 'DELETE' }, 'hasNoBookingsAhead'),
      told('delete it with credits left', { type: 'DELETE' }, 'hasNoCreditsLeft'),
      told('delete it', { type: 'DELETE' }, 'isStaff', people.mia),
    ].filter(({ event }) => now < begun || event.type !== 'CREATE');
  },
  key: ({ context: { endDate } }, now) => [
    endDate,
    now >= endsAt({ ...fields, ...unwritten }),
    now >= endsAt({ ...fields, ...unwritten, endDate: later }),
  ],
  invariants: {
    'it has a time of deletion exactly while it is deleted': ({ value, context }) =>
      (value === 'deleted') === (context.deletedAt !== null),
    'it ends on or after its first day': ({ context }) => context.endDate >= context.startDate,
  },
});
