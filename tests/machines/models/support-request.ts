import { unwritten } from '#machines/plain-record.ts';
import { system, type Person } from '#machines/person.ts';
import {
  supportRequestMachine,
  type SupportRequestEvent,
} from '#machines/support-request/machine.ts';
import { reopenable } from '#domain/support/vocabulary.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon as at, people } from './people.ts';

const asked = {
  category: 'technical',
  subject: 'The slots stay grey',
  description: 'I chose a session and a coach, and no time can be chosen.',
  page: '/app/booking-requests/create',
  stateLink: null,
  consent: true,
} as const;
const files: readonly string[] = [];

const { mia, max, sam } = people;

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<SupportRequestEvent>, refusal?: string];

const text = 'It is still so.';
const tries: readonly Try[] = [
  ['the member asks for help', mia, { type: 'CREATE', ...asked, files }],
  [
    'the member asks for help and lets nobody look',
    mia,
    { type: 'CREATE', ...asked, consent: false, files },
  ],
  ['staff answer', sam, { type: 'REPLY', text }],
  ['the member answers', mia, { type: 'REPLY', text }],
  ['another member answers', max, { type: 'REPLY', text }, 'isRequester'],
  ['staff resolve it', sam, { type: 'RESOLVE' }],
  ['the member resolves it', mia, { type: 'RESOLVE' }, 'isStaff'],
  ['the member reopens it', mia, { type: 'REOPEN', text }],
  ['staff reopen it', sam, { type: 'REOPEN', text }, 'isRequester'],
  ['staff look after it', sam, { type: 'ASSIGN', assignee: sam.id }],
  ['staff leave it to nobody', sam, { type: 'ASSIGN', assignee: null }],
  ['the member chooses who looks after it', mia, { type: 'ASSIGN', assignee: sam.id }, 'isStaff'],
  ['staff look at real data', sam, { type: 'LOOK', reason: 'The slots stay grey.' }],
  ['the member looks', mia, { type: 'LOOK', reason: 'I am curious.' }, 'isStaff'],
  ['staff merge it', sam, { type: 'MERGE', into: 'another one' }],
  ['the member merges it', mia, { type: 'MERGE', into: 'another one' }, 'isStaff'],
  [
    'staff merge it into somebody else’s',
    sam,
    {
      type: 'MERGE',
      into: 'somebody else’s',
      facts: { canTakeIt: 'Choose an open request of the same person.' },
    },
    'canTakeIt',
  ],
  [
    'staff leave it to a member',
    sam,
    { type: 'ASSIGN', assignee: mia.id, facts: { isOfStaff: 'Choose a member of staff.' } },
    'isOfStaff',
  ],
];

/** Somebody asks for help, staff answer and resolve it, and it is closed when nobody reopens it. */
export const supportRequestModel = modelOf({
  machine: supportRequestMachine,
  inputs: { 'nobody has asked': { ...unwritten, ...asked, assignee: null, mergedInto: null } },
  cases: () =>
    tries.map(([name, by, event, refusal]): Case<SupportRequestEvent> => ({
      name,
      kind: 'person',
      event: { facts: {}, ...event, by, at },
      refusal,
    })),
  ring: () => [{ stamp: { by: system, at: at + reopenable } }],
  key: ({ context: { assignee, consent } }) => [assignee, consent],
  invariants: {
    'whoever asked stays the one who asked': ({ value, context: { createdBy } }) =>
      value === 'new' || createdBy === mia.id,
  },
});
