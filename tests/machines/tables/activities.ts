import type { ResponseContext } from '#machines/interactive-response/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';
import { back, byCreator, created, fieldsIn, gone, kept, type Held } from './plain-records.ts';

const fits = ['hasContent', 'hasOrigin', 'hasScores'];
const written = (_: Held, event: Sent) => ({
  ...fieldsIn(event, 'asNewVersion'),
  updatedBy: event.by.id,
});

/** An activity as staff define it; what it shows may be another version from now on (domain reference, 9.4). */
export const interactiveResourceTable: Table<Held> = {
  rows: [
    byCreator(
      created('creates it', {
        unless: fits,
        orders: ['keepVersion'],
        writes: (before, event) => ({ ...written(before, event), contentVersion: 1 }),
      }),
    ),
    kept('edits it', {
      unless: [...fits, 'isVersionFree'],
      even: { 'as a new version': () => ({ asNewVersion: true }) },
      orders: ['keepVersion'],
      writes: (before, event) => ({
        ...written(before, event),
        ...(event['asNewVersion'] === true && {
          contentVersion: Number(before['contentVersion']) + 1,
        }),
      }),
    }),
    gone('deletes it'),
    back('restores it', {}),
  ],
  beforehand: () => ({ name: 'Another name', contentVersion: 4 }),
};

const placed = ['hasVersion', 'hasDays', 'arePrerequisites'];
/** An activity in a programme. */
export const programmeInteractiveResourceTable: Table<Held> = {
  rows: [
    byCreator(
      created('adds it', { unless: ['isProgrammeOpen', 'isActivityThere', 'isNew', ...placed] }),
    ),
    kept('edits it', { unless: placed }),
    gone('removes it'),
  ],
  beforehand: () => ({ position: 7 }),
};

type Response = ResponseContext;
type ResponseRow = Row<Response>;

const touched = (_: Response, { by, at }: Sent) => ({ updatedBy: by.id, lastActivityAt: at });
const plus =
  (more: (response: Response, event: Sent) => Partial<Response>) =>
  (response: Response, event: Sent) => ({ ...more(response, event), ...touched(response, event) });
const ended = plus((_, { at }) => ({ progress: 1, completedAt: at }));
const scored = plus((_, { score }) => ({ score: Number(score) }));

/** What was done becomes an attempt, and nothing is done of the next one. */
const attempted = ({ attempts, startedAt, completedAt, progress, score }: Response) => ({
  attempts: [
    ...attempts,
    { number: attempts.length + 1, startedAt, completedAt, progress, score },
  ].slice(-100),
  progress: 0,
  score: null,
  state: null,
  startedAt: null,
  completedAt: null,
});
const begun = ['inProgress', 'completed'];
const says = ['the activity says a low score', 'the activity says a high score'];
const isEnough = ({ completionRule, minScore }: Response, { score }: Sent) =>
  completionRule === 'minScore' && Number(score) >= (minScore ?? 0);
const tooMuch = { 'more than there is': () => ({ score: 11 }) };
const most = { 'all there is': () => ({ score: 10 }), 'just enough': () => ({ score: 5 }) };

/** How far a member has come, through all attempts (domain reference, 9.4). */
export const interactiveResponseTable: Table<Response> = {
  rows: [
    ...['new', 'notStarted'].map((state): ResponseRow => ({
      tried: ['the member launches it'],
      leads: `${state} → inProgress`,
      unless: ['mayLaunch'],
      orders: ['takeVersion'],
      writes: plus(({ createdBy }, { by, at }) => ({
        createdBy: createdBy ?? by.id,
        startedAt: at,
      })),
    })),
    ...begun.map((state): ResponseRow => ({
      tried: ['the member launches it'],
      leads: `${state} → ${state}`,
      unless: ['mayLaunch'],
      writes: touched,
    })),
    ...begun.map((state): ResponseRow => ({
      tried: ['the activity saves'],
      leads: `${state} → ${state}`,
      even: { 'something else': () => ({ state: '{"step":3}' }) },
      writes: plus((_, { state: saved }) => ({ state: String(saved) })),
    })),
    {
      tried: ['the activity says that half is done'],
      leads: 'inProgress → inProgress',
      even: { 'that little is': () => ({ progress: 0.1 }) },
      writes: plus((_, { progress }) => ({ progress: Number(progress) })),
    },
    {
      tried: says,
      leads: 'inProgress → completed',
      when: isEnough,
      never: tooMuch,
      even: most,
      writes: plus((response, event) => ({
        ...scored(response, event),
        ...ended(response, event),
      })),
    },
    {
      tried: says,
      leads: 'inProgress → inProgress',
      when: (response, event) => !isEnough(response, event),
      never: tooMuch,
      even: { ...most, 'just too little': () => ({ score: 4 }) },
      writes: scored,
    },
    {
      tried: says,
      leads: 'completed → completed',
      never: tooMuch,
      even: most,
      writes: scored,
    },
    {
      tried: ['the activity says that half is done', 'the activity says that it is completed'],
      leads: 'completed → completed',
      writes: touched,
    },
    {
      tried: ['the activity says that it is completed'],
      leads: 'inProgress → completed',
      when: ({ completionRule }) => completionRule === 'event',
      writes: ended,
    },
    {
      tried: ['the activity says that it is completed'],
      leads: 'inProgress → inProgress',
      when: ({ completionRule }) => completionRule !== 'event',
      writes: plus(() => ({ progress: 1 })),
    },
    {
      tried: ['the member marks it as done'],
      leads: 'inProgress → completed',
      when: ({ completionRule }) => completionRule === 'manual',
      writes: ended,
    },
    {
      tried: ['the member restarts it'],
      leads: 'completed → inProgress',
      unless: ['mayLaunch'],
      orders: ['takeVersion'],
      writes: plus((response, { at }) => ({ ...attempted(response), startedAt: at })),
    },
    ...begun.map((state): ResponseRow => ({
      tried: ['staff reset it'],
      leads: `${state} → notStarted`,
      never: { 'without a reason': () => ({ reason: ' ' }), silently: () => ({ reason: null }) },
      writes: plus(attempted),
    })),
  ],
  beforehand: ({ state, progress, startedAt }) => ({
    ...(startedAt !== null && {
      startedAt: startedAt - 60_000,
      lastActivityAt: startedAt - 30_000,
    }),
    ...(state !== null && { state: '{"step":2}' }),
    ...(progress > 0 && { progress: 0.7 }),
  }),
};
