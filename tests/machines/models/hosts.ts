import { plainCharts } from '#machines/plain-charts.gen.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { Walked } from '#tools/paths/coverage.ts';
import type { Territory } from '#tools/paths/explore.ts';
import { territoryOf } from '#tools/paths/named.ts';
import type { Path } from '#tools/paths/path.ts';
import { refusalSuite, tours } from '#tools/paths/suites.ts';
import { beyondTheApi, guardsBeyondTheApi } from './beyond-the-api.ts';
import { browserModels } from './browser/index.ts';

/** Those whose crossings their own files walk: the representative, posts, which share one feature, and what follows a booking. */
const walkedThemselves = ['team', 'forum-thread', 'forum-comment', 'questionnaire-assignment'];

/**
 * Plain records that the server keeps by the same code as teams. What that code alone decides, which event may follow which and who of two
 * is first, is walked there once; these walk what is their own: their transitions, their questions and what they refuse.
 */
export const likeTeams: readonly string[] = plainCharts
  .map(({ name }) => name)
  .filter((name) => !walkedThemselves.includes(name));

const kindOf = (name: string) => catalogue.find((entry) => entry.name === name)?.kind;

/** Everything that is walked through the API of a record: transitions, pairs, both answers of guards, and every refusal that can be tried there. Null for conductors, and for records that no suite walks there yet. */
export function apiSuites(
  name: string,
): (Walked & Record<'transitions' | 'pairs' | 'guards' | 'refusals', Path[]>) | null {
  const reason = beyondTheApi[name];
  if (!reason || kindOf(name) !== 'record') return null;
  const territory = territoryOf(name);
  const { inputs } = territory.model;
  const transitions = tours(territory, 'transitions');
  const pairs = likeTeams.includes(name) ? [] : tours(territory, 'pairs');
  const guards = tours(territory, 'guards');
  const refusals = refusalSuite(territory).flatMap((path) => {
    const states = (path.steps.at(-1)?.states ?? path.start).join(' & ');
    const tried = path.refusals.filter(
      (each) => reason(states, each.case, inputs[path.input]) === null,
    );
    return tried.length > 0 ? [{ ...path, refusals: tried }] : [];
  });
  const paths = [...transitions, ...pairs, ...guards, ...refusals];
  return { transitions, pairs, guards, refusals, paths, beyond: guardsBeyondTheApi[name] ?? {} };
}

/**
 * The record whose pages walk every transition and are tried for every refusal. Buttons, dialogs, answers and news are the same code for all: what the
 * pages of others walk is each state and each way to act once, and each reason of a refusal.
 */
export const walkedWholeOnPages = 'team';

/** What the pages can do of a machine, and what must be refused there; `whole` is all of it where they walk less. Null when no page leads it. */
export function browserSuites(
  name: string,
):
  | (Walked &
      Required<Pick<Walked, 'unshown'>> & { readonly territory: Territory } & Record<
        'transitions' | 'refusals',
        Path[]
      >)
  | null {
  const model = browserModels[name];
  if (!model) return null;
  const { territory, beyond, unshown = {}, refuses, refusing = territory } = model;
  // Conductors live on pages: nothing else walks them on a host.
  const isWhole = name === walkedWholeOnPages || kindOf(name) === 'conductor';
  const transitions = tours(territory, 'transitions');
  const refusals = refuses ? refusalSuite(refusing) : [];
  const paths = [...transitions, ...refusals];
  if (isWhole) return { territory, transitions, refusals, paths, beyond, unshown };
  const screens = tours(territory, 'screens');
  const reasons = refuses ? refusalSuite(refusing, 'once') : [];
  return {
    territory,
    transitions: screens,
    refusals: reasons,
    paths: [...screens, ...reasons],
    whole: paths,
    beyond,
    unshown,
  };
}
