import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue/entry.ts';
import { answering, questionsIn } from './guard-changes.ts';
import { follow, replaced, type Keys, type Mutant } from './mutant.ts';
import { listOf, occurrencesOf, type Occurrence } from './occurrences.ts';

type Config = AnyStateMachine['config'];

/** Everything of a chart that could be written otherwise by one small mistake, each at its own place. */
export function chartMutants({
  name,
  machine,
}: Pick<CatalogueEntry, 'name' | 'machine'>): Mutant[] {
  const { transitions, stateActions, timers } = occurrencesOf(machine);
  const change = (keys: Keys, value: unknown) => () =>
    follow(machine, replaced(machine.config, keys, value) as Config);
  const mutant = (
    { state, event, index }: Pick<Occurrence, 'state' | 'event'> & { index?: number },
    kind: Mutant['kind'],
    what: string,
    apply: Mutant['apply'],
  ): Mutant => ({
    id: [name, state, index === undefined ? event : `${event} ${index}`, what].join(' | '),
    machine: name,
    kind,
    file: fileOf(name),
    state,
    event: index === undefined ? event : `${event} (way ${index + 1})`,
    change: what,
    apply,
  });
  const of = (at: Occurrence, part: object) => change(at.keys, { ...at.written, ...part });

  const ofGuards = (at: Occurrence): Mutant[] =>
    counted(questionsIn(at.written.guard)).flatMap(([{ name: asked, settle }, which]) =>
      (['yes', 'no'] as const).map((answer) =>
        mutant(at, 'guard', `${asked}${which} always answers ${answer}`, () => {
          const undo = [answering(machine, asked), of(at, { guard: settle(answer) })()];
          return () => undo.toReversed().forEach((each) => each());
        }),
      ),
    );
  const ofTargets = (at: Occurrence): Mutant[] => {
    const [to] = at.to;
    if (at.written.target === undefined || !to) return [];
    const other = siblingOf(to, at.node);
    // Who stays where they are without entering it anew is led nowhere already.
    const stays = to === at.node && at.to.length === 1 && !at.written.reenter;
    return [
      ...(stays ? [] : [mutant(at, 'target', 'leads nowhere', of(at, { target: undefined }))]),
      ...(other
        ? [mutant(at, 'target', `leads to ${other.key}`, of(at, { target: `#${other.id}` }))]
        : []),
    ];
  };
  const ofActions = (at: Occurrence): Mutant[] =>
    withoutOne(listOf(at.written.actions)).map(([what, actions]) =>
      mutant(at, 'effect', what, of(at, { actions })),
    );
  return [
    ...transitions.flatMap((at) => [...ofGuards(at), ...ofTargets(at), ...ofActions(at)]),
    ...stateActions.flatMap((at) =>
      withoutOne(at.actions).map(([what, actions]) =>
        mutant(at, 'effect', what, change(at.keys, actions)),
      ),
    ),
    ...timers.map(({ keys, state, delay }) =>
      mutant({ state, event: `after ${delay}` }, 'timer', 'is never set', change(keys, undefined)),
    ),
    ...delays(machine).flatMap(([delay, apply]) =>
      ([1, -1] as const).map((by) =>
        mutant(
          { state: '', event: `after ${delay}` },
          'boundary',
          `rings a millisecond ${by > 0 ? 'later' : 'earlier'}`,
          () => apply(by),
        ),
      ),
    ),
  ];
}

const fileOf = (name: string): string =>
  name === 'alert' ? 'machines/alerts/alert.machine.ts' : `machines/${name}/machine.ts`;

/** Another state beside one, not the one it comes from if that can be helped. */
function siblingOf(to: AnyStateNode, from: AnyStateNode): AnyStateNode | undefined {
  const others = Object.values(to.parent?.states ?? {}).filter((each) => each !== to);
  return others.find((each) => each !== from && each.type !== 'history') ?? others[0];
}

/** A list without each of its actions in turn. */
const withoutOne = (actions: readonly unknown[]): [string, unknown[]][] =>
  counted(actions.map((action) => ({ name: actionName(action) }))).map(
    ([{ name }, which], index) => [`${name}${which} is left out`, actions.toSpliced(index, 1)],
  );

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action !== 'object' || action === null || !('type' in action))
    return 'an unnamed action';
  const { type, params } = action as { type: string; params?: unknown };
  if (typeof params !== 'object' || params === null) return type;
  return `${type} ${Object.values(params).flat().map(String).join(' ')}`;
}

/** The same name a second time is told as such. */
function counted<Each extends { readonly name: string }>(list: readonly Each[]): [Each, string][] {
  const met = new Map<string, number>();
  return list.map((each) => {
    const before = met.get(each.name) ?? 0;
    met.set(each.name, before + 1);
    return [each, before === 0 ? '' : ` (${before + 1})`];
  });
}

type Delay = number | ((...args: unknown[]) => number);

/** The lengths of the timers of a machine, each to be made longer. */
function delays(machine: AnyStateMachine): [string, (by: number) => () => void][] {
  const lengths = machine.implementations.delays as Record<string, Delay>;
  return Object.entries(lengths).map(([name, length]) => [
    name,
    (by) => {
      lengths[name] = typeof length === 'number' ? length + by : (...args) => length(...args) + by;
      return () => void (lengths[name] = length);
    },
  ]);
}
