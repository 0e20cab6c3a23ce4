import { and, asc, eq } from 'drizzle-orm';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { machineEvents } from '#database/schema/index.ts';
import { decide } from '#machines/decide.ts';
import { system, type Stamp } from '#machines/person.ts';
import { rowOf, type RecordChart } from '#machines/record-chart.ts';
import { say } from '#machines/sentences.ts';
import { traceTransition } from '#machines/trace.ts';
import { seeds } from '#tests/support/seeds.ts';
import type { Stage } from '#tests/support/stage.ts';
import { casesAt } from '#tools/paths/cases.ts';
import { replay, type Driver } from '#tools/paths/driver.ts';
import { innermost, momentOf, type Configuration } from '#tools/paths/explore.ts';
import type { Case } from '#tools/paths/model.ts';
import { territoryOf } from '#tools/paths/named.ts';
import { randomOf, shortest } from '#tools/paths/suites.ts';
import { answers, ringOnce, type Answer } from './product.ts';

/** A host on which people can also try what may be refused. */
export interface TriedDriver extends Driver {
  /** Sends what somebody tries, with the version that they see, and gives the answer whatever it is. */
  tries(step: Case): Promise<Answer>;
  /** Whether it can be sent to a record that is there. Left out: everything can. */
  canTry?(step: Case): boolean;
  /** Id of the record. Left out: the one that had the last event. */
  entity?(): Promise<string>;
  /** What the server finds out by itself and says, beside the sentences of the chart. */
  readonly found?: RegExp;
}

type AnyEvent = EventObject & Stamp;
type AnyChart = RecordChart<never, never>;
type HistoryRow = typeof machineEvents.$inferSelect;

interface Try {
  readonly case: Case;
  readonly answer: Answer;
}

interface Scene {
  readonly stage: Stage;
  readonly chart: AnyChart;
  readonly host: TriedDriver;
}

/** `STORIES` sets how many there are of each record, as many of each seed. */
const stories = Number(process.env['STORIES'] ?? 6);
const rounds = 3;

/**
 * Two people, or a person and a timer, act on one record again and again, in turns and at the same moment, from wherever its chart can be. Each of them is
 * answered, with what was done or with the sentence of a rule, and the record ends where the accepted events lead in the order of their history.
 */
export async function expectOrderly(scene: Scene): Promise<void> {
  const { chart } = scene;
  const territory = territoryOf(chart.name);
  const standing = territory.configurations.filter(
    ({ states, reachedBy }) =>
      reachedBy !== null && !states.some((each) => /(?:^|\.)new$/.test(each)),
  );
  console.log(`${chart.name}: SEED=${seeds.at(-1)}`);
  const told: string[] = [];
  const each = seeds.map((seed) => ({ seed, random: randomOf(seed) }));
  for (let story = 0; story < stories; story += 1) {
    const { seed, random } = each[story % each.length] ?? { seed: 0, random: randomOf(0) };
    const at = random.pick(standing);
    if (!at) throw new Error(`${chart.name} is nowhere`);
    told.splice(0, told.length, `${at.states.join(' & ')} from ${at.input}`);
    try {
      const path = shortest(territory, at);
      const before = new Set((await historyOf(scene.stage, chart.name)).map(idIn));
      await replay(path, territory.model.inputs[path.input], scene.host);
      await live(scene, at, random, { told, before });
    } catch (error) {
      throw new Error(
        `Story ${story + 1} of SEED=${seed}: ${told.join(' → ')}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}

async function live(
  { stage, chart, host }: Scene,
  at: Configuration,
  random: ReturnType<typeof randomOf>,
  { told, before }: { readonly told: string[]; readonly before: ReadonlySet<string> },
): Promise<void> {
  const { model } = territoryOf(chart.name);
  // A timer of an earlier story may ring at the same moment: the story's record is one that was not there before it.
  const ids = (await historyOf(stage, chart.name)).map(idIn);
  const latest = ids.findLast((id) => !before.has(id)) ?? ids.at(-1) ?? '';
  const entity = (await host.entity?.()) ?? latest;
  let { snapshot, now } = at;
  for (let round = 0; round < rounds; round += 1) {
    const all = casesAt(model, snapshot, now).filter(
      (each) => each.kind === 'time' || isOpen(each, host),
    );
    const one = random.pick(all.filter(({ kind }) => kind === 'person'));
    if (!one) return;
    const timers = all.filter(({ kind }) => kind === 'time');
    const others = all.filter((each) => each.kind === 'person' && whoOf(each) !== whoOf(one));
    const other = random.pick(timers.length > 0 && random.isHeads() ? timers : others) ?? one;
    const moment = Math.max(...[one, other].map(({ event }) => momentOf(event) ?? 0), now);
    const pair = (random.isHeads() ? [one, other] : [other, one]).map((each) =>
      atMoment(each, moment),
    );
    const isAtOnce = random.isHeads();
    told.push(pair.map(({ name }) => name).join(isAtOnce ? ' while ' : ' and then '));

    const known = (await historyOf(stage, chart.name, entity)).length;
    const bring = async (each: Case): Promise<Try> => {
      stage.clock.set(moment);
      if (each.kind === 'person') return { case: each, answer: await host.tries(each) };
      await ringOnce(stage, moment);
      return { case: each, answer: { status: 200, errors: {} } };
    };
    const tries: Try[] = [];
    if (isAtOnce) tries.push(...(await Promise.all(pair.map(bring))));
    else for (const each of pair) tries.push(await bring(each));

    const happened = (await historyOf(stage, chart.name, entity)).slice(known);
    const accepted = tries.filter(({ answer }) => answer.status < 300).map((each) => each.case);
    const way = wayThrough(chart, snapshot, happened, accepted);
    if (!way) throw new Error(`${happened.map(toldOf).join(', ')} is no way through the chart`);
    for (const each of tries) expectSaid({ chart, host }, each, [snapshot, ...way]);
    snapshot = way.at(-1) ?? snapshot;
    now = moment;
    await host.isIn(innermost(snapshot));
  }
}

/** What the server would have to find out first is arranged by the walks of the paths, and not here. */
const isOpen = (each: Case, host: TriedDriver): boolean =>
  each.kind === 'person' &&
  Object.keys((each.event as { facts?: object }).facts ?? {}).length === 0 &&
  (host.canTry?.(each) ?? true);

const whoOf = ({ event }: Case): string => (event as AnyEvent).by.id;

const atMoment = (each: Case, at: number): Case => ({
  ...each,
  event: { ...each.event, at } as never,
});

const idIn = ({ entityId }: HistoryRow): string => entityId;

const toldOf = ({ event, state }: HistoryRow): string => `${event} to ${state}`;

const historyOf = (stage: Stage, machine: string, entity?: string): Promise<HistoryRow[]> =>
  stage.db.orm
    .select()
    .from(machineEvents)
    .where(
      and(
        eq(machineEvents.machine, machine),
        ...(entity === undefined ? [] : [eq(machineEvents.entityId, entity)]),
      ),
    )
    .orderBy(...(entity === undefined ? [asc(machineEvents.id)] : [asc(machineEvents.position)]));

/** Where the chart stands after each event of the history; null when the accepted events do not lead there in any order. */
function wayThrough(
  chart: AnyChart,
  from: AnyMachineSnapshot,
  [row, ...later]: readonly HistoryRow[],
  accepted: readonly Case[],
): AnyMachineSnapshot[] | null {
  if (!row) return accepted.every(({ kind }) => kind === 'time') ? [] : null;
  const isTimer = row.event.startsWith('xstate.after.');
  const rung = { type: row.event, by: system, at: row.at };
  const candidates = isTimer
    ? [{ event: rung, left: accepted }]
    : accepted
        .filter(({ event }) => event.type === row.event)
        .map((each) => ({ event: each.event, left: accepted.filter((other) => other !== each) }));
  for (const { event, left } of candidates) {
    const { snapshot, transitions } = traceTransition(from, event);
    const { status } = rowOf(chart, snapshot);
    if (transitions.length === 0 || status !== row.state) continue;
    const rest = wayThrough(chart, snapshot, later, left);
    if (rest) return [snapshot, ...rest];
  }
  return null;
}

/** Who is refused is told why: by the chart where the record stood at some moment, or by what stands before every chart. */
function expectSaid(
  { chart, host }: Omit<Scene, 'stage'>,
  { case: { name, event }, answer: { status, errors } }: Try,
  moments: readonly AnyMachineSnapshot[],
): void {
  if (status < 300) return;
  const sentences = Object.values(errors);
  const isSaid = moments.some((each) => {
    const row = rowOf<never>(chart, each);
    const decision = decide(chart, row, event as never);
    return (
      !decision.accepted &&
      decision.status === status &&
      Object.values(decision.errors).join() === sentences.join()
    );
  });
  const beforehand = Object.values(answers).flatMap((each) => Object.values(each.errors));
  const ofRules = moments.flatMap(({ context }) =>
    Object.values(chart.guards).flatMap((guard) =>
      guard.kind === 'choice' ? [] : [say(guard.sentence, context as never, event as never)],
    ),
  );
  const isKnown =
    [403, 404, 409, 422].includes(status) &&
    sentences.length > 0 &&
    sentences.every(
      (each) => [...beforehand, ...ofRules].includes(each) || host.found?.test(each) === true,
    );
  const isConflict =
    status === 409 && (errors['version'] ?? '').endsWith(' You’re seeing the latest version.');
  if (!isSaid && !isKnown && !isConflict)
    throw new Error(
      `“${name}” is answered with ${status} ${JSON.stringify(errors)}, which no rule says`,
    );
}
