import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { attendeeModel } from '../attendee.ts';
import { noon, people } from '../people.ts';
import type { BrowserModel } from './model.ts';

const toldBy = ({ sam }: typeof people, now: number) => ({ by: sam, at: Math.max(now, noon) });

/** Once the outcome is told, staff put it right. */
const corrections = (now: number, { cost }: AttendeeContext): Case<AttendeeEvent>[] => [
  ...(['attended', 'missed', 'excused'] as const).map((attendance): Case<AttendeeEvent> => ({
    name: `staff put it right: ${attendance}`,
    kind: 'person',
    event: { type: 'RECORD', attendance, ...toldBy(people, now) },
  })),
  ...(cost === 0
    ? []
    : [
        {
          name: 'staff put it right: the coach was not there',
          kind: 'person',
          event: {
            type: 'RECORD',
            attendance: 'missed',
            isCoachAbsent: true,
            ...toldBy(people, now),
          },
        } as const,
      ]),
];

type Place = Parameters<typeof attendeeModel.cases>[0];
type Asked = Case<ReturnType<typeof attendeeModel.cases>[number]['event']>;

/** Those who come book the session, call it off, and bring it back as long as nobody was given anything back for it. */
const isOfSession = ({ event }: Asked, { value, context }: Place): boolean => {
  if (event.type === 'RELEASE') return event.causedBy !== people.max.id && context.isOn;
  if (event.type === 'HOLD')
    return (value.credit === 'none') === context.isOn && value.credit !== 'refunded';
  return false;
};

/** Whether somebody can do it on a page, or the time for it can come there. */
const isOnPages = (tried: Asked, place: Place): boolean => {
  const { event, refusal } = tried;
  if (event.type === 'REOPEN') return false;
  const isPossible = refusal === undefined && place.can(event);
  if (event.type === 'HOLD' || event.type === 'RELEASE')
    return isPossible && isOfSession(tried, place);
  if (!('by' in event) || event.by.role === 'System') return false;
  // Before it is booked nobody has a page of it.
  if (place.context.cost > 0 && place.value.credit === 'none') return false;
  if (event.type === 'JOIN') return isPossible;
  if (event.type === 'REFUND') return isPossible && !('expiresAt' in event);
  return event.type === 'WITHDRAW' || refusal !== undefined || place.context.isOn;
};

const casesOnPages = (place: Place, now: number): Asked[] => {
  const tried = attendeeModel.cases(place, now).filter((each) => isOnPages(each, place));
  if (!place.hasTag('recorded')) return [...tried];
  return [
    ...tried.filter(({ event, refusal }) => event.type !== 'RECORD' || refusal !== undefined),
    ...corrections(now, place.context),
  ];
};

const invited =
  'Whoever comes after all has accepted an invitation, whose paths meet what stops that.';
const asBefore =
  'An outcome that is put right to what it was changes nothing, and a path has no step for that.';
const byAlert =
  'It is taken back from an alert that lasts for ten seconds; tests/web/features/bookings/undo-outcome has its button.';
const byStaff =
  'What staff are refused is tried through the API; tests/web/features/attendees has the sentences at the fields.';

/** Who comes to what others pay for: what is refused is the same where they pay themselves. */
const others = Object.fromEntries(
  Object.entries(attendeeModel.inputs).filter(([, { cost }]) => cost === 0),
);

/** What becomes of a place on its own page, on those of an invitation, and on that of the session when it is over. */
export const attendeePages: BrowserModel = {
  territory: explore(modelOf({ ...attendeeModel, cases: casesOnPages })),
  refusing: explore(modelOf({ ...attendeeModel, inputs: others, cases: casesOnPages })),
  refuses: true,
  beyond: {
    isTimeFree: invited,
    isCovered: invited,
    isReturned: asBefore,
    ...Object.fromEntries(
      [
        'attendee.place.attended|REOPEN|0',
        'attendee.place.missed|REOPEN|0',
        'attendee.place.excused|REOPEN|0',
        'attendee.credit.spent|credit.hold|0',
      ].map((name) => [name, byAlert]),
    ),
    isRefundInTime: byStaff,
    explainsRefund: byStaff,
    isExpiryLater: byStaff,
  },
};
