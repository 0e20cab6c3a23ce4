import type { ActivityContext } from '#machines/activity/setup.ts';
import type { AlertContext } from '#machines/alerts/alert.machine.ts';
import type { ReportRunContext } from '#machines/report-run/setup.ts';
import type { ReportQuestion } from '#machines/report-run/events.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

const second = 1_000;

/** What is left of its time: at least a second after an interruption. */
const left = ({ left: before, since }: AlertContext, { at }: Sent) =>
  Math.max(before - (at - since), second);
/** What only time does has no moment of its own. */
const isTimed = ({ at }: Sent) => at !== undefined;

/** One alert: five seconds of attention, then it goes (specification, 4). */
export const alertTable: Table<AlertContext> = {
  rows: [
    {
      tried: ['the pointer comes', 'the focus comes'],
      leads: 'counting → held',
      writes: (alert, event) => ({ left: left(alert, event) }),
    },
    {
      tried: ['the pointer goes', 'the focus goes'],
      leads: 'held → counting',
      writes: (_, { at }) => ({ since: at }),
    },
    ...['counting', 'held', 'leaving'].map((state): Row<AlertContext> => ({
      tried: ['the message comes again'],
      leads: `${state} → counting`,
      again: ['shown.counting'],
      writes: ({ times }, { at }) => ({ times: times + 1, left: 5 * second, since: at }),
    })),
    ...['counting', 'held'].map((state): Row<AlertContext> => ({
      tried: ['the person dismisses it', ...(state === 'counting' ? ['left is over'] : [])],
      leads: `${state} → leaving`,
      writes: (alert, event) =>
        state === 'counting' && isTimed(event) ? { left: left(alert, event) } : {},
    })),
    { tried: ['leaving is over'], leads: 'leaving → gone' },
  ],
  timers: [
    { delay: 'left', during: ['shown.counting'], lasts: (alert) => alert.left },
    { delay: 'leaving', during: ['leaving'], lasts: () => 200 },
  ],
};

interface Whose {
  readonly personId: string | null;
}
const mia = 'Mia is signed in';
const max = 'Max is signed in';
const comes = (name: string, personId: string): Row<Whose>[] => [
  { tried: [name], leads: 'nobody → somebody', writes: () => ({ personId }) },
  {
    tried: [name],
    leads: 'somebody → somebody',
    when: (tab) => tab.personId !== personId,
    writes: () => ({ personId }),
  },
];

/** What runs in a tab: prompts are for whoever is signed in, and for nobody before them. */
export const appTable: Table<Whose> = {
  rows: [
    ...comes(mia, 'mia'),
    ...comes(max, 'max'),
    {
      tried: ['nobody is signed in'],
      leads: 'somebody → nobody',
      writes: () => ({ personId: null }),
    },
  ],
};

const closed = 'Closed on Mon 1 March.';
const fails = (actor: string, from: string): Row<ActivityContext>[] => [
  { tried: [`${actor}: refuses`], leads: `${from} → failed`, writes: () => ({ refusal: closed }) },
  {
    tried: [`${actor}: is out of reach`],
    leads: `${from} → failed`,
    writes: () => ({ refusal: null }),
  },
];
const launchesAnew = () => ({ refusal: null });

/** An activity in its frame, from being launched to being completed (domain reference, 9.4). */
export const activityTable: Table<ActivityContext> = {
  rows: [
    { tried: ['launch: answers'], leads: 'launching → loading' },
    ...fails('launch', 'launching'),
    ...['slow', 'lost'].map((state): Row<ActivityContext> => ({
      tried: ['the person reloads it'],
      leads: `${state} → launching`,
      writes: launchesAnew,
    })),
    ...['loading', 'slow'].map((state): Row<ActivityContext> => ({
      tried: ['the activity is there'],
      leads: `${state} → running`,
    })),
    { tried: ['patience is over'], leads: 'loading → slow' },
    { tried: ['nothing can be saved'], leads: 'running → lost' },
    { tried: ['everything is saved'], leads: 'lost → running' },
    ...['running', 'lost'].map((state): Row<ActivityContext> => ({
      tried: ['the activity is completed'],
      leads: `${state} → completed`,
    })),
    { tried: ['the person restarts it'], leads: 'completed → restarting' },
    { tried: ['restart: answers'], leads: 'restarting → launching', writes: launchesAnew },
    ...fails('restart', 'restarting'),
    { tried: ['the person tries again'], leads: 'failed → launching', writes: launchesAnew },
  ],
  timers: [{ delay: 'patience', during: ['open.loading'], lasts: () => 5 * second }],
};

type Run = ReportRunContext;
const nothing = { report: null, earlier: null, reason: null };
const answered = ({ output }: Sent) => output as Run['report'];
const everywhere = ['idle', 'counting', 'comparing', 'ready', 'failed'];

/** Counting a report: what was asked last is what is counted, and waiting can be given up (domain reference, 11.9). */
export const reportRunTable: Table<Run> = {
  rows: [
    ...everywhere.map((state): Row<Run> => ({
      tried: ['the person asks for it', 'the person compares it'],
      leads: `${state} → counting`,
      writes: (_, { question }) => ({ ...nothing, question: question as ReportQuestion }),
    })),
    ...['counting', 'comparing'].map((state): Row<Run> => ({
      tried: ['the person cancels'],
      leads: `${state} → idle`,
      writes: () => ({ ...nothing, question: null }),
    })),
    {
      tried: ['count: has a period before', 'count: is about now'],
      leads: 'counting → comparing',
      when: ({ question }, event) =>
        question?.compares === true && answered(event)?.before !== null,
      writes: (_, event) => ({ report: answered(event) }),
    },
    {
      tried: ['count: has a period before', 'count: is about now'],
      leads: 'counting → ready',
      when: ({ question }, event) =>
        question?.compares !== true || answered(event)?.before === null,
      writes: (_, event) => ({ report: answered(event) }),
    },
    {
      tried: ['count: has a period before', 'count: is about now'],
      leads: 'comparing → ready',
      writes: (_, event) => ({ earlier: answered(event) }),
    },
    ...['counting', 'comparing'].map((state): Row<Run> => ({
      tried: ['count: the server is out of reach'],
      leads: `${state} → failed`,
      writes: (_, { error }) => ({ reason: error }),
    })),
  ],
};
