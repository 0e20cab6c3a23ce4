import type { CreditMode } from '#domain/bookings/vocabulary.ts';

export type SessionKey = 'executive' | 'career' | 'intro' | 'team' | 'wellbeing' | 'salesLab';

export interface SessionSpec {
  readonly key: SessionKey;
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number;
  readonly format: 'oneToOne' | 'group' | 'team';
  readonly maxAttendees: number | null;
  readonly locationKinds: readonly ('video' | 'phone' | 'inPerson')[];
  readonly requiresCoachConfirmation: boolean;
  readonly creditCost: number;
  /** Whoever books pays once for all unless told. */
  readonly creditMode?: CreditMode;
}

export const sessionSpecs: readonly SessionSpec[] = [
  {
    key: 'executive',
    name: 'Executive coaching',
    description:
      'An hour for what you are leading at the moment. Bring one situation; leave with a next step.',
    durationMinutes: 60,
    format: 'oneToOne',
    maxAttendees: null,
    locationKinds: ['video', 'phone', 'inPerson'],
    requiresCoachConfirmation: true,
    creditCost: 1,
  },
  {
    key: 'career',
    name: 'Career clarity',
    description: 'Where you are, where you would like to be, and what is worth trying first.',
    durationMinutes: 45,
    format: 'oneToOne',
    maxAttendees: null,
    locationKinds: ['video', 'phone'],
    requiresCoachConfirmation: true,
    creditCost: 1,
  },
  {
    key: 'intro',
    name: 'Introductory call',
    description:
      'Half an hour to meet a coach and see whether you fit. Free, and booked immediately.',
    durationMinutes: 30,
    format: 'oneToOne',
    maxAttendees: null,
    locationKinds: ['video'],
    requiresCoachConfirmation: false,
    creditCost: 0,
  },
  {
    key: 'team',
    name: 'Team coaching',
    description:
      'Ninety minutes for a whole team on how it works together. The team leader books it.',
    durationMinutes: 90,
    format: 'team',
    maxAttendees: 12,
    locationKinds: ['video', 'inPerson'],
    requiresCoachConfirmation: true,
    creditCost: 2,
  },
  {
    key: 'wellbeing',
    name: 'Wellbeing check-in',
    description:
      'A short, private conversation about energy, sleep and workload. Booked immediately.',
    durationMinutes: 30,
    format: 'oneToOne',
    maxAttendees: null,
    locationKinds: ['video', 'phone'],
    requiresCoachConfirmation: false,
    creditCost: 1,
  },
  {
    key: 'salesLab',
    name: 'Sales skills lab',
    description:
      'Two hours of practice with real calls and honest feedback, in a group of up to four.',
    durationMinutes: 120,
    format: 'group',
    maxAttendees: 4,
    locationKinds: ['video'],
    requiresCoachConfirmation: true,
    creditCost: 1,
    creditMode: 'perAttendee',
  },
];

/** Tried once, and given up since. */
export const formerSession: Omit<SessionSpec, 'key'> = {
  name: 'Walk and talk',
  description: 'Three quarters of an hour outside, each on their own path, with a telephone.',
  durationMinutes: 45,
  format: 'oneToOne',
  maxAttendees: null,
  locationKinds: ['phone'],
  requiresCoachConfirmation: true,
  creditCost: 1,
};
