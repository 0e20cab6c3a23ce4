import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RecordChart } from '#machines/record-chart.ts';
import type { Outcome, Report } from '#machines/verbs.ts';
import { expectNone } from './breach.ts';
import { statesOf } from './chart-rules.ts';
import { modules } from './tree.ts';

type Chart = RecordChart<never, never>;

const isChart = (value: unknown): value is Chart =>
  typeof value === 'object' && value !== null && 'asks' in value && 'machine' in value;

/** Every chart of a record. */
const charts: Chart[] = [];
for (const path of modules.filter((each) => /^machines\/[^/]+\/chart\.ts$/.test(each))) {
  const found: Readonly<Record<string, unknown>> = await import(
    /* @vite-ignore */ pathToFileURL(resolve(path)).href
  );
  charts.push(...Object.values(found).filter(isChart));
}

const outcomesOf = ({ asks, declares = {}, outcomes = {} }: Chart) =>
  [...new Set([...Object.keys(asks), ...Object.keys(outcomes)])].map((type) => {
    const outcome: Partial<Report> & Outcome = outcomes[type] ?? declares[type] ?? {};
    return [type, outcome] as const;
  });

const pathTo = (state: AnyStateNode): string => state.path.join('.');

/** The ways that an event may take through a chart, and where each leads. */
const waysOf = ({ machine }: Chart, type: string) =>
  [machine.root, ...statesOf(machine)].flatMap((state) =>
    (state.transitions.get(type) ?? []).map((way, index) => ({
      from: pathTo(state),
      to: way.target?.map(pathTo) ?? [],
      name: `${pathTo(state)}|${type}|${index}`,
    })),
  );

/** What an event may say, by whichever way it went. */
function sentencesOf(chart: Chart, type: string, { done }: Outcome): string[] {
  if (typeof done !== 'function') return typeof done === 'string' ? [done] : [];
  const ways = waysOf(chart, type).map(({ name }) => [name]);
  return [...ways, []].flatMap((transitions) => done({ transitions, payload: {} }) ?? []);
}

/** Names that only machines have for something: `confirmed.scheduled`, `noShow`, `RECORD_OUTCOME`, and whatever was not put into words. */
const names = /[a-z]\.[a-z]|[a-z][A-Z]|[A-Z]_[A-Z]|[{}|]/;

const isWithin = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}.`);
const meet = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);

describe.each(charts.map((chart) => [chart.name, chart] as const))('%s', (_, chart) => {
  const outcomes = outcomesOf(chart);

  test('answers every event that people send in words', () => {
    const silent = outcomes.filter(
      ([type, { done }]) => done === undefined && chart.declares?.[type] === undefined,
    );
    expectNone(
      silent.map(([type]) => type),
      { because: 'an act has to answer where one looks', remedy: 'declare `done` beside it' },
    );
  });

  test('never names its states, and nothing that its records do not have', () => {
    const { record, when } = chart.subject ? { record: true, when: true } : {};
    const said = outcomes.flatMap(([type, outcome]) => sentencesOf(chart, type, outcome));
    const breaches = said.filter((sentence) =>
      names.test(
        sentence
          .replaceAll('{record}', record ? 'It' : '{')
          .replaceAll('{when}', when ? 'now' : '{'),
      ),
    );
    expectNone(breaches, {
      because: 'what a live region speaks is for people',
      remedy: 'say it as people do; `{when}` and `{record}` come from the subject of the chart',
    });
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z{].*\.$/);
  });
});

const undone = charts.flatMap((chart) =>
  outcomesOf(chart).flatMap(([type, { undoneBy }]) =>
    undoneBy === undefined ? [] : [{ name: chart.name, chart, type, undoneBy }],
  ),
);

test.each(undone)('the chart of $name leads back from $type by $undoneBy', (each) => {
  const { chart, type, undoneBy } = each;
  const back = waysOf(chart, undoneBy);
  expect(back).not.toEqual([]);
  const leaves = waysOf(chart, type).filter(({ from, to }) =>
    to.some((target) => !meet(target, from)),
  );
  const lost = leaves.filter(
    ({ from, to }) =>
      !back.some(
        (way) =>
          to.some((target) => meet(way.from, target)) &&
          way.to.some((target) => meet(target, from)),
      ),
  );
  expectNone(
    lost.map(({ name }) => name),
    {
      because: 'Undo would lead somewhere else than back',
      remedy: 'declare no `undoneBy`, or another event',
    },
  );
});

/** Acts that a chart leads back from and that offer no Undo, each with the reason. */
const withoutUndo: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    CANCEL: 'only staff may reinstate, and everybody has been notified',
    REINSTATE: 'cancelling asks why, and what becomes of the credit',
    UNDO_OUTCOME: 'it takes something back itself: the outcome is recorded anew',
  },
  'forum-comment': {
    EDIT: 'accepting is for moderators',
    RESUBMIT: 'rejecting is for moderators',
  },
  'forum-thread': {
    EDIT: 'accepting is for moderators',
    RESUBMIT: 'rejecting is for moderators',
  },
  'interactive-resource': { RESTORE: 'deleting asks first' },
  'interactive-response': {
    COMPLETE: 'starting again is a new attempt',
    RESTART: 'only the activity itself completes',
  },
  'kai-conversation': {
    CANCEL: 'what was uploaded has to be sent again',
    UPLOAD: 'cancelling asks first',
  },
  kpi: { RESTORE: 'deleting asks first' },
  organization: { RESTORE: 'deleting asks first' },
  programme: { REOPEN: 'completing lets credits expire, and asks first' },
  questionnaire: {
    EDIT: 'publishing is a decision of its own',
    REORDER: 'publishing is a decision of its own',
    RESTORE: 'deleting asks first',
  },
  'questionnaire-assignment': { CLOSE: 'it opens again with another last day, which is asked for' },
  'questionnaire-response': {
    CHANGE: 'only whoever answers submits',
    REOPEN: 'only whoever answers submits',
  },
  'support-request': { REOPEN: 'resolving is for staff' },
  team: { RESTORE: 'deleting asks first' },
  user: {
    DELETE: 'what was cancelled with the account does not come back with it',
    RESTORE: 'deleting asks first',
  },
};

/** The acts of a chart after which another act of people leads back from everywhere it leads. */
function reversibleIn(chart: Chart): string[] {
  const types = outcomesOf(chart)
    .map(([type]) => type)
    .filter((type) => type in chart.asks);
  return types.filter((type) => {
    const left = waysOf(chart, type).filter(({ from, to }) =>
      to.some((target) => !meet(target, from)),
    );
    const leadsBack = (back: string) =>
      left.every(({ from, to }) =>
        waysOf(chart, back).some(
          (way) =>
            to.some((target) => meet(way.from, target)) &&
            way.to.some((target) => meet(target, from)),
        ),
      );
    return left.length > 0 && types.some((back) => back !== type && leadsBack(back));
  });
}

test.each(charts.map((chart) => [chart.name, chart] as const))(
  'the acts of %s that can be taken back offer it, or say why not',
  (name, chart) => {
    const silent = outcomesOf(chart)
      .filter(([, { undoneBy }]) => undoneBy === undefined)
      .map(([type]) => type);
    expect(reversibleIn(chart).filter((type) => silent.includes(type))).toEqual(
      expect.arrayContaining(Object.keys(withoutUndo[name] ?? {})),
    );
    expectNone(
      reversibleIn(chart).filter(
        (type) => silent.includes(type) && withoutUndo[name]?.[type] === undefined,
      ),
      {
        because: 'what its chart can take back is undone where one looks',
        remedy: 'declare `undoneBy`, or say in `withoutUndo` why there is no Undo',
      },
    );
  },
);
