import { system } from '#machines/person.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import { secondThoughts } from '#machines/booking/moments.ts';
import { hour, minute, noon, people } from '#tests/machines/models/people.ts';
import type { Drawn, Question } from './question.ts';
import { sceneOf, type Scene } from './scene.ts';
import { conditionsIn, outcomeIn, possible, timerIn, transitionsOn } from './words.ts';

const { mia, carl, sam } = people;

const request = (charts: readonly Drawn[], input = 'a request') =>
  sceneOf(charts, 'booking', input).after({ type: 'REQUEST', by: mia, at: noon });

/** Agreed, days ahead of its start. */
const agreed = (charts: readonly Drawn[], input?: string): Scene =>
  request(charts, input).after({ type: 'CONFIRM', by: carl, at: noon + minute });

export const booked = ({ context }: Scene) => context as BookingContext;

const ring = (name: string, state: string, at: number) => ({
  type: `xstate.after.${name}.booking.life.${state}`,
  by: system,
  at,
});

/** It has taken place, and nobody has said how it went. */
export function over(charts: readonly Drawn[]): Scene {
  const scene = agreed(charts);
  const { startsAt, endsAt, terms } = booked(scene);
  return scene
    .after(ring('doorsOpen', 'confirmed.scheduled', startsAt - terms.joinOpens))
    .after(ring('start', 'confirmed.open', startsAt))
    .after(ring('end', 'confirmed.inProgress', endsAt));
}

const hoursBefore = (scene: Scene, hours: number) => booked(scene).startsAt - hours * hour;

export const questionsOfBookings: readonly Question[] = [
  {
    asks: 'A member cancels 5 hours before the session. What happens?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = agreed(charts);
      const cancel = { type: 'CANCEL', by: mia, at: hoursBefore(scene, 5) };
      return [
        ...outcomeIn('Usually', scene.on(cancel)),
        ...outcomeIn(
          'Where a late cancellation is still forgiven',
          agreed(charts, 'a member who is forgiven once').on(cancel),
        ),
        `Late is less than ${scene.chart.amounts['lateWindow']?.words} before the start (policy lateWindow); how often it is forgiven is policy freeLateCancels, ${scene.chart.amounts['freeLateCancels']?.words}.`,
      ];
    },
  },
  {
    asks: 'The coach cancels 5 hours before the session and asks for a new time. What happens?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = agreed(charts);
      const given = { reason: 'Ill.', askToReschedule: true };
      const at = hoursBefore(scene, 5);
      return outcomeIn('Then', scene.on({ type: 'CANCEL', by: carl, at, ...given }));
    },
  },
  {
    asks: 'May staff reinstate a cancelled booking, until when, and what differs when a calendar cancelled it?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = agreed(charts);
      const at = hoursBefore(scene, 48);
      const byHand = scene.after({ type: 'CANCEL', by: mia, at });
      const byCalendar = scene.after({ type: 'EXTERNAL_CANCEL', by: system, at });
      const reinstate = (when: number) => ({ type: 'REINSTATE', by: sam, at: when });
      const { startsAt } = booked(scene);
      return [
        ...conditionsIn(scene, transitionsOn(scene, 'life.cancelled', 'REINSTATE')),
        possible(
          'A minute before that time is over',
          byHand.on(reinstate(at + secondThoughts - minute)),
        ),
        possible('When it is over', byHand.on(reinstate(at + secondThoughts))),
        possible(
          'After a calendar cancelled it, a minute before the start',
          byCalendar.on(reinstate(startsAt - minute)),
        ),
        possible('After a calendar cancelled it, at the start', byCalendar.on(reinstate(startsAt))),
        ...outcomeIn('When it is reinstated', byHand.on(reinstate(at + minute))).slice(1),
      ];
    },
  },
  {
    asks: 'Who hears of a request that expired?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = request(charts);
      const at = booked(scene).expiresAt ?? 0;
      return [
        timerIn(scene, 'expiry'),
        ...outcomeIn('Then', scene.on(ring('expiry', 'requested', at))),
      ];
    },
  },
  {
    asks: 'How long does the coach have to answer a request, and who reminds them?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = request(charts);
      return ['halfOfWindow', 'lastCall', 'expiry'].map((name) => timerIn(scene, name));
    },
  },
  {
    asks: 'Nobody records an outcome. What happens?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = over(charts);
      const { endsAt, terms } = booked(scene);
      const late = ring('outcomeDeadline', 'confirmed.awaitingOutcome', endsAt + terms.outcomeAuto);
      return [timerIn(scene, 'outcomeDeadline'), ...outcomeIn('Then', scene.on(late))];
    },
  },
  {
    asks: 'May the coach move the session without asking?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = agreed(charts);
      const { startsAt } = booked(scene);
      const move = { type: 'MOVE', startsAt: startsAt + 24 * hour, at: hoursBefore(scene, 72) };
      const byCoach = scene.on({ ...move, by: carl });
      const isMoved = byCoach.taken.some(({ actions }) => actions.includes('swapTime'));
      return [
        isMoved ? 'Yes.' : 'No: the agreed time stands until they are answered.',
        ...outcomeIn('When the coach asks', byCoach),
        timerIn(scene, 'answerDue'),
      ];
    },
  },
  {
    asks: 'May the member move the session without asking?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = agreed(charts);
      const move = { type: 'MOVE', by: mia, startsAt: booked(scene).startsAt + 24 * hour };
      const at = (hours: number) => scene.on({ ...move, at: hoursBefore(scene, hours) });
      return [
        ...outcomeIn('3 days before the start', at(72)),
        ...outcomeIn('5 hours before the start', at(5)),
        possible('An hour before the start', at(1)),
      ];
    },
  },
  {
    asks: 'Nobody but the coach came. What happens?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = over(charts);
      const at = booked(scene).endsAt + minute;
      const recorded = { type: 'RECORD_OUTCOME', by: carl, at, coachAttended: true, attended: [] };
      return outcomeIn('When it is recorded', scene.on(recorded));
    },
  },
  {
    asks: 'The coach did not come. What happens?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = over(charts);
      const at = booked(scene).endsAt + minute;
      const recorded = { type: 'RECORD_OUTCOME', by: carl, at, coachAttended: false, attended: [] };
      return outcomeIn('When it is recorded', scene.on(recorded));
    },
  },
  {
    asks: 'Until when can a recorded outcome be taken back or corrected, and by whom?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = over(charts);
      const conditions = (event: string) =>
        conditionsIn(scene, transitionsOn(scene, 'life.completed', event));
      return [
        ...conditions('UNDO_OUTCOME').map((line) => `Taken back. ${line}`),
        ...conditions('CORRECT_OUTCOME').map((line) => `Corrected. ${line}`),
      ];
    },
  },
  {
    asks: 'Who may give back a credit that was used or lost, and until when?',
    charts: ['booking'],
    answer: (charts) => {
      const scene = over(charts);
      return conditionsIn(scene, transitionsOn(scene, 'credit.forfeited', 'REFUND'));
    },
  },
];
