import { bookingModel } from '../booking.ts';
import type { BookingEvent } from '#machines/booking/context.ts';
import { explore, type Territory } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import type { BrowserModel } from './model.ts';

const { 'a request': request } = bookingModel.inputs;
if (!request) throw new Error('The booking model has no request to begin with.');

const creations = ['REQUEST', 'CREATE_DIRECT'];
const theTwo = ['mia', 'carl'];

/**
 * What the member and the coach of a request can do to it, and be refused, on their pages and today: time does not pass in a browser, somebody else's
 * doings are other journeys, and a page for a booking exists once the booking does.
 */
const journeys: Territory = explore(
  modelOf({
    ...bookingModel,
    inputs: { 'a request': request },
    cases: (snapshot, now) =>
      bookingModel.cases(snapshot, now).filter(({ name, event }) => {
        const { type, by, facts } = event as BookingEvent;
        const isAboutNothing = snapshot.value.life === 'new';
        return (
          theTwo.includes(by.id) &&
          facts === undefined &&
          creations.includes(type) === isAboutNothing &&
          !/ (?:too )?late$/.test(name)
        );
      }),
    ring: () => [],
  }),
);

const time =
  'The server of these journeys lives today, and time does not pass there; the API is walked through time.';
const others = 'Only one member and their coach walk here; the API is walked by everybody.';
const facts =
  'The pages offer nothing that the server would find taken, uncovered or not permitted.';
const life = 'booking.life';
const scheduled = `${life}.confirmed.scheduled`;
const open = `${life}.confirmed.open`;
const inProgress = `${life}.confirmed.inProgress`;
const awaiting = `${life}.confirmed.awaitingOutcome`;
const because = (reason: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));
const numbered = (id: string, numbers: readonly number[]): string[] =>
  numbers.map((number) => `${id}|${number}`);

/** The booking on the pages of its member and of its coach. */
export const bookingPages: BrowserModel = {
  territory: journeys,
  refuses: true,
  beyond: {
    ...because(
      time,
      ...['open', 'inProgress', 'awaitingOutcome'].map((state) => `life.confirmed.${state}`),
      ...['completed', 'missed', 'coachMissed', 'expired'].map((state) => `life.${state}`),
      'credit.forfeited',
      'credit.spent',
      ...['halfOfWindow', 'lastCall', 'expiry'].map(
        (delay) => `${life}.requested|xstate.after.${delay}.${life}.requested|0`,
      ),
      ...['dayBefore', 'hourBefore', 'doorsOpen'].map(
        (delay) => `${scheduled}|xstate.after.${delay}.${scheduled}|0`,
      ),
      ...numbered(`${scheduled}|CANCEL`, [0, 1, 3, 4]),
      ...numbered(`${open}|CANCEL`, [0, 1, 2, 3, 4, 5, 6]),
      `${open}|xstate.after.start.${open}|0`,
      ...numbered(`${inProgress}|RECORD_OUTCOME`, [0, 1, 2]),
      `${inProgress}|xstate.after.end.${inProgress}|0`,
      ...numbered(`${awaiting}|RECORD_OUTCOME`, [0, 1, 2]),
      `${awaiting}|xstate.after.outcomeDeadline.${awaiting}|0`,
      'booking.credit.held|credit.spend|0',
      'booking.credit.held|credit.forfeit|0',
      'isBeforeExpiry',
      'isLate',
      'forfeitsCredit',
      'isAfterGrace',
      'namesAttendees',
      'isCoachAbsent',
      'hasSomebodyAttended',
      'isNudgeTimely',
      'isDayReminderTimely',
      'isHourReminderTimely',
    ),
    ...because(
      others,
      `${life}.new|REQUEST|0`,
      `${life}.new|CREATE_DIRECT|1`,
      'isStaff',
      'isSystem',
      'isRequester',
      'isTeamLeader',
      'needsNoConfirmation',
      'costsCredit',
    ),
    ...because(facts, 'isPermitted', 'isSlotFree', 'isCovered'),
  },
};
