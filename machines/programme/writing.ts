import { and } from 'xstate';
import { mostObjectives } from '#domain/programmes/vocabulary.ts';
import { isZone } from '#domain/time/zone.ts';
import type { Writes } from '../plain-record.ts';
import type { Asked, Words } from './context.ts';
import type { programmeFields } from './fields.ts';

type Written = Omit<Writes<'CREATE' | 'EDIT', typeof programmeFields>, 'type'>;

/** What the programme would be: what is written, and of what nobody has written yet what it is. */
const writtenIn = ({ context, event }: Asked): Written => ({ ...context, ...event });

/** The days, the zone they are counted in, and whose it is: people and credits go by them from the first day on. */
const fixed = ['startDate', 'endDate', 'timeZone'] as const;

export const guards = {
  endsAfterStart: (asked: Asked) => {
    const { startDate, endDate } = writtenIn(asked);
    return endDate >= startDate;
  },
  isInZone: (asked: Asked) => isZone(writtenIn(asked).timeZone),
  hasFewObjectives: (asked: Asked) =>
    (writtenIn(asked).objectives ?? '').split('\n').length <= mostObjectives,
  saysWhenCreditsExpire: (asked: Asked) => {
    const { creditExpiry, creditExpiryDays } = writtenIn(asked);
    return creditExpiry === 'atProgrammeEnd' || creditExpiryDays !== null;
  },
  keepsOrganization: (asked: Asked) =>
    writtenIn(asked).organizationId === asked.context.organizationId,
  keepsDates: (asked: Asked) => {
    const written = writtenIn(asked);
    return fixed.every((name) => written[name] === asked.context[name]);
  },
};

export const sentences: Words = {
  endsAfterStart: {
    kind: 'payload',
    field: 'endDate',
    sentence: 'End date must be on or after the start date.',
  },
  isInZone: { kind: 'payload', field: 'timeZone', sentence: 'Choose a time zone.' },
  hasFewObjectives: {
    kind: 'payload',
    field: 'objectives',
    sentence: `There can be at most ${mostObjectives} objectives, one on each line.`,
  },
  saysWhenCreditsExpire: {
    kind: 'payload',
    field: 'creditExpiryDays',
    sentence: 'Enter the number of days after which session credits expire.',
  },
  keepsOrganization: {
    kind: 'payload',
    field: 'organizationId',
    sentence: 'A programme that has started stays with its organisation.',
  },
  keepsDates: {
    kind: 'payload',
    field: 'endDate',
    sentence: 'The dates of a programme that has started can’t be edited. Extend it instead.',
  },
};

const fits = [
  'isStaff',
  'endsAfterStart',
  'isInZone',
  'hasFewObjectives',
  'saysWhenCreditsExpire',
  'isNameFree',
] as const;

export const creating = {
  guard: and([...fits, 'hasProperOrganization']),
  target: 'draft',
  actions: ['takeFields', 'stampCreation'],
} as const;

/** Of a draft everything can still change; its first day may be another one, and the timer moves with it. */
export const editing = {
  draft: {
    guard: and([...fits, 'hasProperOrganization']),
    target: 'draft',
    reenter: true,
    actions: 'takeFields',
  },
  active: {
    guard: and([...fits, 'keepsOrganization', 'keepsDates']),
    actions: 'takeFields',
  },
} as const;
