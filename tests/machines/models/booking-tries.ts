import { system } from '#machines/person.ts';
import { beforeExpiry, endsAt, startsAt } from './booking-times.ts';
import { timeTries } from './booking-time-tries.ts';
import type { Try } from './booking-try.ts';
import { day, noon, people } from './people.ts';

const { mia, max, lea, carl, cora, sam } = people;

const because = 'I have fallen ill.';
const came = { type: 'RECORD_OUTCOME', coachAttended: true, attended: [mia.id] } as const;
const byPhone = { type: 'UPDATE_LOCATION', kind: 'phone', detail: '+44 20 7946 0018' } as const;
const wrote = { type: 'EDIT_NOTE', note: 'We want to talk about **delegation**.' } as const;
const otherTime = { type: 'CONFIRM', startsAt: startsAt + day } as const;
const justTaken = 'That time has just been taken.';
const nobodyCame = { ...came, attended: [] };

/** What anybody tries with a booking, wherever it stands. */
export const tries: readonly Try[] = [
  ['the member asks', mia, { type: 'REQUEST' }],
  [
    'the member asks for a time just taken',
    mia,
    { type: 'REQUEST', facts: { isSlotFree: justTaken } },
    'isSlotFree',
  ],
  [
    'the member asks for another time just taken',
    mia,
    { type: 'REQUEST', facts: { offersTimes: justTaken } },
    'offersTimes',
  ],
  [
    'the member asks without a credit',
    mia,
    { type: 'REQUEST', facts: { isCovered: 'You have no credit left for this session.' } },
    'isCovered',
  ],
  [
    'the member asks a coach who is not theirs',
    mia,
    { type: 'REQUEST', facts: { isPermitted: 'This coach does not work with you.' } },
    'isPermitted',
  ],
  ['a coach asks like a member', carl, { type: 'REQUEST' }, 'isMember'],
  ['the coach books for the member', carl, { type: 'CREATE_DIRECT' }],
  ['staff book for the member', sam, { type: 'CREATE_DIRECT' }],
  ['another coach books for the member', cora, { type: 'CREATE_DIRECT' }, 'isBookingCoach'],
  ['the member books like a coach', mia, { type: 'CREATE_DIRECT' }, 'isCoach'],
  [
    'staff book a taken time',
    sam,
    { type: 'CREATE_DIRECT', facts: { isSlotFree: justTaken } },
    'isSlotFree',
  ],
  ['the coach confirms', carl, { type: 'CONFIRM' }],
  ['staff confirm', sam, { type: 'CONFIRM' }],
  [
    'the coach confirms a time just taken',
    carl,
    { type: 'CONFIRM', facts: { isSlotFree: justTaken } },
    'isSlotFree',
  ],
  ['the coach confirms another of the times', carl, otherTime],
  ['the coach confirms the earliest of them', carl, { ...otherTime, startsAt: beforeExpiry }],
  [
    'the coach confirms a time that nobody asked for',
    carl,
    { type: 'CONFIRM', startsAt: startsAt + 2 * day },
    'isAmongTimes',
  ],
  [
    'the coach confirms another time just taken',
    carl,
    { ...otherTime, facts: { isOtherTimeFree: justTaken } },
    'isOtherTimeFree',
  ],
  ['the member confirms another of the times', mia, otherTime, 'isBookingCoach'],
  ['another coach confirms', cora, { type: 'CONFIRM' }, 'isBookingCoach'],
  ['the member confirms', mia, { type: 'CONFIRM' }, 'isBookingCoach'],
  ['the coach declines and tells why', carl, { type: 'REJECT', reason: 'I am away that week.' }],
  ['the coach declines without a word', carl, { type: 'REJECT', reason: ' ' }, 'statesReason'],
  ['the member declines', mia, { type: 'REJECT', reason: because }, 'isBookingCoach'],
  ['the requester withdraws', mia, { type: 'CANCEL_REQUEST' }],
  ['the team leader withdraws', lea, { type: 'CANCEL_REQUEST' }],
  ['staff withdraw', sam, { type: 'CANCEL_REQUEST' }],
  ['the product withdraws', system, { type: 'CANCEL_REQUEST' }],
  ['another member withdraws', max, { type: 'CANCEL_REQUEST' }, 'isRequester'],
  ['the member cancels', mia, { type: 'CANCEL' }],
  ['the team leader cancels', lea, { type: 'CANCEL' }],
  ['the coach cancels and tells why', carl, { type: 'CANCEL', reason: because }],
  [
    'the coach cancels and asks for another time',
    carl,
    { type: 'CANCEL', reason: because, askToReschedule: true },
  ],
  ['the coach cancels without a word', carl, { type: 'CANCEL' }, 'givesReason'],
  ['staff cancel and tell why', sam, { type: 'CANCEL', reason: because }],
  [
    'staff cancel and ask for another time',
    sam,
    { type: 'CANCEL', reason: because, askToReschedule: true },
  ],
  ['the product cancels', system, { type: 'CANCEL', reason: 'The programme has ended.' }],
  ['another member cancels', max, { type: 'CANCEL', reason: because }, 'isMemberSide'],
  ['the session is removed from the coach’s calendar', system, { type: 'EXTERNAL_CANCEL' }],
  ['the member says that it was removed', mia, { type: 'EXTERNAL_CANCEL' }, 'isSystem'],
  [
    'the session is moved in the coach’s calendar',
    system,
    { type: 'EXTERNAL_MOVE', startsAt: startsAt + day, endsAt: endsAt + day },
  ],
  ['the session is moved back there', system, { type: 'EXTERNAL_MOVE', startsAt, endsAt }],
  [
    'the coach says that it was moved',
    carl,
    { type: 'EXTERNAL_MOVE', startsAt: startsAt + day, endsAt: endsAt + day },
    'isSystem',
  ],
  ['the coach puts it back', carl, { type: 'PUT_BACK' }],
  ['staff put it back', sam, { type: 'PUT_BACK' }],
  ['the member puts it back', mia, { type: 'PUT_BACK' }, 'isBookingCoach'],
  ...timeTries,
  ['the coach tells that the member came', carl, came],
  ['the coach tells that nobody came', carl, nobodyCame],
  ['staff tell that the coach did not come', sam, { ...came, coachAttended: false }],
  [
    'the coach names somebody who was not expected',
    carl,
    { ...came, attended: [cora.id] },
    'namesAttendees',
  ],
  ['the member tells who came', mia, came, 'isBookingCoach'],
  ['the coach will telephone', carl, byPhone],
  [
    'staff name an address',
    sam,
    { type: 'UPDATE_LOCATION', kind: 'inPerson', detail: '1 High Street' },
  ],
  [
    'the coach names no address',
    carl,
    { type: 'UPDATE_LOCATION', kind: 'inPerson', detail: ' ' },
    'namesPlace',
  ],
  [
    'the coach names half a number',
    carl,
    { type: 'UPDATE_LOCATION', kind: 'phone', detail: '0207 946' },
    'namesPlace',
  ],
  ['the coach will call by video', carl, { type: 'UPDATE_LOCATION', kind: 'video', detail: null }],
  ['the member will telephone', mia, byPhone, 'isBookingCoach'],
  ['the coach writes in the note', carl, wrote],
  ['staff write in the note', sam, wrote],
  ['the requester writes in the note', mia, wrote],
  ['another member writes in the note', max, wrote, 'isNoteWriter'],
  ['the coach writes in the team note', carl, { ...wrote, type: 'EDIT_TEAM_NOTE' }],
  ['the team leader writes in the team note', lea, { ...wrote, type: 'EDIT_TEAM_NOTE' }],
  [
    'a member writes in the team note',
    mia,
    { ...wrote, type: 'EDIT_TEAM_NOTE' },
    'isTeamNoteWriter',
  ],
  ['staff hand it to another coach', sam, { type: 'REASSIGN_COACH', coach: cora.id }],
  ['staff hand it to its first coach', sam, { type: 'REASSIGN_COACH', coach: carl.id }],
  [
    'staff hand it to a coach who may not have it',
    sam,
    {
      type: 'REASSIGN_COACH',
      coach: cora.id,
      facts: { canTakeOver: 'Cora Silva can’t be booked for this session.' },
    },
    'canTakeOver',
  ],
  ['the coach hands it to another', carl, { type: 'REASSIGN_COACH', coach: cora.id }, 'isStaff'],
  ['the coach takes the outcome back', carl, { type: 'UNDO_OUTCOME' }],
  ['staff take the outcome back', sam, { type: 'UNDO_OUTCOME' }],
  ['the member takes the outcome back', mia, { type: 'UNDO_OUTCOME' }, 'isRecorder'],
  [
    'staff take the outcome back without a credit',
    sam,
    {
      type: 'UNDO_OUTCOME',
      facts: { isCovered: 'This session needs 1 credit and there is none left.' },
    },
    'isCovered',
  ],
  ['staff correct: the member came', sam, { ...came, type: 'CORRECT_OUTCOME', reason: because }],
  ['staff correct: nobody came', sam, { ...nobodyCame, type: 'CORRECT_OUTCOME', reason: because }],
  [
    'staff correct: the coach did not come',
    sam,
    { ...came, type: 'CORRECT_OUTCOME', coachAttended: false, reason: because },
  ],
  [
    'staff correct without a word',
    sam,
    { ...came, type: 'CORRECT_OUTCOME', reason: ' ' },
    'explainsCorrection',
  ],
  [
    'staff correct without a credit',
    sam,
    {
      ...came,
      type: 'CORRECT_OUTCOME',
      reason: because,
      facts: {
        isUnitLeft:
          'This session needs 1 credit and there is none left. Choose another credit, or give one as goodwill.',
      },
    },
    'isUnitLeft',
  ],
  ['the coach corrects', carl, { ...came, type: 'CORRECT_OUTCOME', reason: because }],
  [
    'the coach corrects and chooses a credit',
    carl,
    { ...came, type: 'CORRECT_OUTCOME', reason: because, credit: 'goodwill' },
    'leavesCredit',
  ],
  [
    'the member corrects',
    mia,
    { ...came, type: 'CORRECT_OUTCOME', reason: because },
    'isBookingCoach',
  ],
  ['the coach reinstates it', carl, { type: 'REINSTATE' }],
  ['staff reinstate it', sam, { type: 'REINSTATE' }],
  ['the member reinstates it', mia, { type: 'REINSTATE' }, 'isBookingCoach'],
  [
    'the coach reinstates it and the time is taken',
    carl,
    { type: 'REINSTATE', facts: { isSlotFree: justTaken } },
    'isSlotFree',
  ],
  [
    'the coach reinstates it without a credit',
    carl,
    {
      type: 'REINSTATE',
      facts: { isCovered: 'This session needs 1 credit and there is none left.' },
    },
    'isCovered',
  ],
  ['staff refund and tell why', sam, { type: 'REFUND', reason: because }],
  [
    'staff refund with more time',
    sam,
    { type: 'REFUND', reason: because, expiresAt: noon + 5_000 * day },
  ],
  ['staff refund without a word', sam, { type: 'REFUND' }, 'explainsRefund'],
  [
    'staff refund what has expired',
    sam,
    { type: 'REFUND', reason: because, expiresAt: noon },
    'isExpiryLater',
  ],
  ['the coach refunds', carl, { type: 'REFUND', reason: because }, 'isStaff'],
  ['the member refunds', mia, { type: 'REFUND', reason: because }, 'isStaff'],
];
