import { system } from '#machines/person.ts';
import type { Prompt, PromptQueueContext } from '#machines/prompt-queue/queue.ts';
import { hour, minute, noon, people } from '#tests/machines/models/people.ts';
import { booked } from './of-bookings.ts';
import type { Question } from './question.ts';
import { chartNamed, sceneOf } from './scene.ts';
import { conditionsIn, outcomeIn, timerIn, transitionsOn } from './words.ts';

const { mia, carl } = people;

const prompt = (kind: Prompt['kind'], at: number): Prompt => ({ id: kind, kind, link: null, at });

export const questionsOfOthers: readonly Question[] = [
  {
    asks: 'What happens to invitations when a booking is cancelled, to those not answered and to those accepted?',
    charts: ['booking-invite', 'attendee'],
    answer: (charts) => {
      const invite = chartNamed(charts, 'booking-invite');
      const closing = invite.transitions.filter(({ event }) => event === 'CLOSE');
      const nameOf = (path: string | null) =>
        invite.states.find((state) => state.path === path)?.description ?? '';
      const kept = invite.states.filter(
        ({ path, parent }) =>
          parent === '' && path !== 'new' && !closing.some(({ source }) => source === path),
      );
      const attendee = chartNamed(charts, 'attendee');
      const released = attendee.transitions.find(({ event }) => event === 'RELEASE');
      const effects = released?.actions.map((action) => attendee.effects[action] ?? '') ?? [];
      return [
        ...closing.map(
          ({ source, target, actions }) =>
            `“${nameOf(source)}” becomes “${nameOf(target)}” ${actions.map((each) => invite.effects[each]).join(' ')}`,
        ),
        `All others stay as they are: ${kept.map(({ description }) => `“${description}”`).join(' ')}`,
        `Whoever accepted has a place in the session, and that hears of it: ${released?.description} ${effects.join(' ')}`,
      ];
    },
  },
  {
    asks: 'When does the room open?',
    charts: ['booking', 'meeting'],
    answer: (charts) => [
      timerIn({ chart: chartNamed(charts, 'booking') }, 'doorsOpen'),
      timerIn({ chart: chartNamed(charts, 'meeting') }, 'untilOpen'),
    ],
  },
  {
    asks: 'The coach deletes the event of a session in their own calendar. What happens?',
    charts: ['external-calendar', 'booking'],
    answer: (charts) => {
      const calendar = chartNamed(charts, 'external-calendar');
      const [first] = transitionsOn({ chart: calendar }, 'connected', 'EXTERNAL_DELETE');
      const scene = sceneOf(charts, 'booking', 'a request')
        .after({ type: 'REQUEST', by: mia, at: noon })
        .after({ type: 'CONFIRM', by: carl, at: noon + minute });
      const at = booked(scene).startsAt - 5 * hour;
      return [
        ...(first?.actions ?? []).map((action) => `The calendar: ${calendar.effects[action]}`),
        ...outcomeIn('The booking', scene.on({ type: 'EXTERNAL_CANCEL', by: system, at })),
      ];
    },
  },
  {
    asks: 'Two tabs renew the session at once. What happens?',
    charts: ['auth'],
    answer: (charts) => {
      const auth = chartNamed(charts, 'auth');
      const renewing = auth.states.find(({ path }) => path === 'signedIn.renewing');
      const heard = transitionsOn({ chart: auth }, 'signedIn', 'tab.tokensChanged');
      const same = heard.find(({ guardNames }) => guardNames.includes('sameUser'));
      const goal = auth.states.find(({ path }) => path === same?.target);
      return [
        ...(renewing?.invokes ?? []).map(
          (actor) => `${renewing?.description} ${auth.actors[actor]}`,
        ),
        `The others: ${auth.events['tab.tokensChanged']} ${same?.guardNames.map((name) => auth.guards[name]?.meaning).join(' ')} ${same?.actions.map((each) => auth.effects[each]).join(' ')} ${goal?.description}`,
      ];
    },
  },
  {
    asks: 'Which prompt comes first?',
    charts: ['prompt-queue'],
    answer: (charts) => {
      const came = [prompt('other', 1), prompt('levelUp', 2), prompt('welcome', 3)];
      const scene = sceneOf(charts, 'prompt-queue').after({
        type: 'prompts.received',
        prompts: came,
      });
      const { queue } = scene.context as PromptQueueContext;
      const words = { welcome: 'welcome', levelUp: 'a new level', other: 'others' };
      const enqueued = ['enqueue', 'enqueueBehind'].map((name) => scene.chart.effects[name] ?? '');
      return [
        `Of those that arrive at once: ${queue.map(({ kind }) => words[kind]).join(', then ')}.`,
        ...enqueued,
        timerIn(scene, 'settle'),
      ];
    },
  },
  {
    asks: 'A session is full, and someone declines. Who gets the seat?',
    charts: ['booking-invite'],
    answer: (charts) => {
      const chart = chartNamed(charts, 'booking-invite');
      const [declined] = transitionsOn({ chart }, 'sent', 'REJECT');
      const [moved] = transitionsOn({ chart }, 'waiting', 'MOVE_UP');
      const asked = moved?.guardNames.map((name) => chart.guards[name]?.meaning ?? '') ?? [];
      return [
        `The seat is offered: ${declined?.actions.map((each) => chart.effects[each]).join(' ')}`,
        `Whoever waits is asked: ${moved?.description} It takes that all of this is so: ${asked.join(' ')}`,
        timerIn({ chart }, 'cutoff'),
      ];
    },
  },
  {
    asks: 'How long is a time kept for a member who has not sent the request?',
    charts: ['slot-hold'],
    answer: (charts) => [timerIn({ chart: chartNamed(charts, 'slot-hold') }, 'expiry')],
  },
  {
    asks: 'Until when can someone review a session, and change what they said?',
    charts: ['review'],
    answer: (charts) => {
      const scene = sceneOf(charts, 'review');
      const conditions = (state: string, event: string) =>
        conditionsIn(scene, transitionsOn(scene, state, event));
      return [
        ...conditions('open', 'SUBMIT').map((line) => `Review. ${line}`),
        ...conditions('given', 'EDIT').map((line) => `Change it. ${line}`),
        timerIn(scene, 'reviewCloses'),
      ];
    },
  },
];
