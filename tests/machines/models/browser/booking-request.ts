import type { SnapshotFrom } from 'xstate';
import type { Choices } from '#machines/booking-request/context.ts';
import type { bookingRequestMachine } from '#machines/booking-request/machine.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { bookingRequestModel } from '../booking-request.ts';
import type { BrowserModel } from './model.ts';

type Flow = SnapshotFrom<typeof bookingRequestMachine>;
type StepState = Extract<Flow['value'], object>['drafting']['steps'] | 'review' | 'time';

const isAt = (flow: Flow, steps: StepState): boolean => flow.matches({ drafting: { steps } });
const isNotKept = (flow: Flow): boolean => flow.matches({ drafting: { hold: 'none' } });
const isKept = (flow: Flow): boolean => flow.matches({ drafting: { hold: 'held' } });
const hasTimes = (flow: Flow): boolean => isAt(flow, { time: 'picking' });

/** Where there is one session, it is chosen already. */
const offersAll = (flow: Flow): boolean =>
  isAt(flow, 'session') && (flow.context.options?.teams.length ?? 0) > 0;

/** A radio button that is chosen can't be chosen again, and nobody can press what is busy. */
const isPossible: Readonly<Record<string, (flow: Flow) => boolean>> = {
  'the member chooses a session': (flow) =>
    offersAll(flow) && flow.context.choices.session !== 'coaching',
  'the member chooses a free session': (flow) =>
    offersAll(flow) && flow.context.choices.session !== 'intro',
  'the member chooses a free session of two coaches': (flow) =>
    offersAll(flow) && flow.context.choices.session !== 'talk',
  'the member chooses a session of one coach': (flow) =>
    offersAll(flow) && flow.context.choices.session !== 'clinic',
  'the member chooses a session without a credit': (flow) =>
    offersAll(flow) && flow.context.choices.session !== 'spent',
  'the leader books for the team': (flow) => offersAll(flow) && flow.context.choices.for === null,
  'the member chooses a credit': (flow) =>
    isAt(flow, 'credit') &&
    flow.context.choices.session === 'coaching' &&
    flow.context.choices.credit !== 'mine',
  'the member chooses an empty credit': (flow) =>
    isAt(flow, 'credit') && isNotKept(flow) && flow.context.choices.session !== 'clinic',
  'the member chooses a coach': (flow) =>
    isAt(flow, 'coach') && flow.context.choices.coach !== 'ana',
  'the member looks at other days': (flow) => hasTimes(flow) || isAt(flow, { time: 'empty' }),
  'the member picks a time': (flow) =>
    hasTimes(flow) ||
    (isAt(flow, { time: 'empty' }) && (isNotKept(flow) || flow.context.notice !== null)),
  'the member picks a greyed time': (flow) => hasTimes(flow) && isNotKept(flow),
  'the member names another time': (flow) =>
    hasTimes(flow) && isKept(flow) && flow.context.choices.also.length === 0,
  'the member names the chosen time again': (flow) => hasTimes(flow) && isKept(flow),
  'the member takes the other time back': (flow) =>
    hasTimes(flow) && isKept(flow) && flow.context.choices.also.length > 0,
  'the member writes to the coach': (flow) => isAt(flow, 'message'),
  'the member goes on': (flow) =>
    flow.hasTag('step') && !flow.hasTag('keeping') && !isAt(flow, 'review'),
  'the member goes back': (flow) => flow.hasTag('step') && !isAt(flow, 'session'),
  'the member changes the session': (flow) => isAt(flow, 'review'),
  'the member changes the credit': (flow) =>
    isAt(flow, 'review') && flow.context.choices.session === 'coaching',
  'the member changes the coach': (flow) => isAt(flow, 'review'),
  'the member changes the time': (flow) => isAt(flow, 'review'),
  'the member changes the message': (flow) => isAt(flow, 'review'),
  'the member sends the request': (flow) => isAt(flow, 'review'),
  'the member tries again': (flow) => flow.hasTag('failed') && !isAt(flow, 'review'),
  'the browser stays where it is': (flow) => isAt(flow, 'session') && isNotKept(flow),
  'the member gives up': (flow) => flow.hasTag('step') || isAt(flow, 'submitting'),
};

/** Going back and forth, from an address that says what is chosen: not while a credit that is gone is being replaced. */
const addresses: Readonly<Record<string, (choices: Choices) => boolean>> = {
  'the browser goes back to the first step': ({ step }) => step !== 'session',
  'a link with other choices is opened': ({ coach }) => coach !== 'ben',
  'a link for the team is opened': () => true,
};
const isWritten = ({ session, credit }: Choices): boolean =>
  (session !== 'coaching' && session !== 'clinic') || credit !== null;

/** A refused time is told with the next free ones, and those are part of the times that are on their way already. */
const isTold = (flow: Flow, answer: string): boolean =>
  answer !== 'finds it taken' || !isAt(flow, { time: 'loading' });

const tooLong = 'The field takes no more than 1,000 characters.';
const noDays =
  'Where the times could not be fetched there are no days to turn: the page offers to try again.';

/** Making a booking, as its pages lead a member who also leads a team. */
export const bookingRequestPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...bookingRequestModel,
      cases: (flow, now) =>
        bookingRequestModel.cases(flow, now).filter(({ name }) => {
          const { choices } = flow.context;
          const isNew = addresses[name];
          if (isNew) return isNew(choices) && isWritten(choices);
          return isPossible[name]?.(flow) ?? false;
        }),
      answers: {
        ...bookingRequestModel.answers,
        holdSlot: (flow) =>
          (bookingRequestModel.answers?.['holdSlot']?.(flow) ?? []).filter(({ name }) =>
            isTold(flow, name),
          ),
      },
    }),
  ),
  refuses: true,
  beyond: {
    messageFits: tooLong,
    'bookingRequest.drafting.steps.time.failed|choose.from|0': noDays,
  },
};
