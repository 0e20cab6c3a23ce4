import type { BrowserContext } from 'playwright/test';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { transitionId, unopposed } from '#machines/trace.ts';

interface Offer {
  readonly path: readonly string[];
  readonly event: string;
  readonly index: number;
}

type Told =
  | { readonly kind: 'step'; readonly machine: string; readonly offered: readonly Offer[] }
  | {
      readonly kind: 'rest';
      readonly machine: string;
      readonly actor: string;
      readonly states: readonly string[];
    };

/** What the conductors of a browser context do, as the pages themselves tell it. */
export interface Watch {
  /** The innermost states of the latest actor of a machine, by its name in the catalogue; null when none has lived yet. */
  states(machine: string): readonly string[] | null;
  /** Ids of all transitions that a machine has taken so far, in order. */
  taken(machine: string): readonly string[];
}

const machines = new Map<string, { name: string; machine: AnyStateMachine }>(
  catalogue.map(({ name, machine }) => [machine.id, { name, machine }]),
);

/** Listens from the first moment of every page of the context. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const states = new Map<string, readonly string[]>();
  const taken = new Map<string, string[]>();
  await context.exposeBinding('waymarkTell', (_, told: Told) => {
    const known = machines.get(told.machine);
    if (!known) return;
    if (told.kind === 'rest') states.set(known.name, told.states);
    else {
      const ids = unopposed(told.offered.map((offer) => transitionIn(known.machine, offer)));
      taken.set(known.name, [...(taken.get(known.name) ?? []), ...ids.map(transitionId)]);
    }
  });
  await context.addInitScript(tellSteps);
  return {
    states: (machine) => states.get(machine) ?? null,
    taken: (machine) => taken.get(machine) ?? [],
  };
}

function transitionIn(
  { root }: AnyStateMachine,
  { path, event, index }: Offer,
): AnyTransitionDefinition {
  const node = path.reduce<AnyStateNode | undefined>((at, key) => at?.states[key], root);
  const found = event === '' ? node?.always?.[index] : node?.transitions.get(event)?.[index];
  if (!found)
    throw new Error(
      `The page takes a transition that the chart does not have: ${path.join('.')} ${event}`,
    );
  return found;
}

/** Runs in the page. */
function tellSteps(): void {
  interface Node {
    readonly path: readonly string[];
    readonly order: number;
    readonly states: object;
    readonly always?: readonly unknown[];
    readonly transitions: Map<string, readonly unknown[]>;
  }
  interface Inspected {
    readonly type: string;
    readonly actorRef?: { readonly sessionId: string; readonly logic?: { readonly id?: string } };
    readonly _transitions?: readonly { readonly source: Node; readonly eventType: string }[];
    readonly snapshot: { readonly _nodes?: readonly Node[]; readonly status?: string };
  }
  const page = globalThis as unknown as {
    waymarkTell: (told: object) => void;
    waymarkWatch: (event: Inspected) => void;
  };
  page.waymarkWatch = ({ type, actorRef, _transitions, snapshot }) => {
    const machine = actorRef?.logic?.id;
    if (actorRef === undefined || machine === undefined) return;
    if (type === '@xstate.microstep' && _transitions) {
      const offered = _transitions.map((each) => ({
        path: each.source.path,
        event: each.eventType,
        index: (each.eventType === ''
          ? each.source.always
          : each.source.transitions.get(each.eventType)
        )?.indexOf(each),
      }));
      page.waymarkTell({ kind: 'step', machine, offered });
    }
    if (type === '@xstate.snapshot' && snapshot._nodes && snapshot.status !== 'stopped') {
      const states = snapshot._nodes
        .filter((node) => Object.keys(node.states).length === 0)
        .toSorted((one, other) => one.order - other.order)
        .map((node) => node.path.join('.'));
      page.waymarkTell({ kind: 'rest', machine, actor: actorRef.sessionId, states });
    }
  };
}
