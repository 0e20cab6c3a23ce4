import {
  createEmptyActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';

/** `sourceId|event|index`: the name of a transition in the audit, in coverage, in drawings and in links. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType ?? '');
  const siblings = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id}|${eventType || 'always'}|${siblings.indexOf(transition)}`;
}

/** What one event does: the next snapshot, what is ordered, and which transitions were taken in which states on the way. */
export interface Trace {
  readonly snapshot: AnyMachineSnapshot;
  readonly actions: readonly ExecutableActionObject[];
  /** Identities of the transitions, in the order taken, those of raised events and choices included. */
  readonly transitions: readonly string[];
  /** Every state that was active at some moment, also only in passing. */
  readonly visited: readonly AnyStateNode[];
}

/** `initialTransition()` of xstate, told in full; pure. */
export const traceInitial = (machine: AnyStateMachine, input: unknown): Trace =>
  watched((scope) => machine.getInitialSnapshot(scope, input));

/** `transition()` of xstate, told in full; pure. */
export const traceTransition = (snapshot: AnyMachineSnapshot, event: EventObject): Trace =>
  watched((scope) => snapshot.machine.transition(snapshot, event, scope));

/** More steps than any chart takes for one event: what still goes on then goes round in a circle, and would hang whoever asks. */
const tooManySteps = 1_000;

function watched(run: (scope: AnyActorScope) => AnyMachineSnapshot): Trace {
  const self = createEmptyActor();
  const actions: ExecutableActionObject[] = [];
  const transitions: string[] = [];
  const visited = new Set<AnyStateNode>();
  self.system.inspect((step) => {
    if (step.type !== '@xstate.microstep' || step.actorRef !== self) return;
    if (transitions.length > tooManySteps)
      throw new Error(`goes round for ever: ${transitions.at(-2)}, ${transitions.at(-1)}`);
    for (const each of unopposed(step._transitions)) {
      transitions.push(transitionId(each));
      for (let node: AnyStateNode | undefined = each.source; node; node = node.parent)
        visited.add(node);
    }
    for (const node of (step.snapshot as AnyMachineSnapshot)._nodes) visited.add(node);
  });
  const snapshot = run({
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => actions.push(action),
  });
  for (const node of snapshot._nodes) visited.add(node);
  return { snapshot, actions, transitions, visited: [...visited] };
}

/** Each region offers its transition; of two that would leave the same states only the inner, or else the first, is taken. */
export function unopposed(offered: readonly AnyTransitionDefinition[]): AnyTransitionDefinition[] {
  let chosen: AnyTransitionDefinition[] = [];
  for (const each of offered) {
    const rivals = chosen.filter((other) => collide(domainOf(each), domainOf(other)));
    if (rivals.some((other) => !isInside(each.source, other.source))) continue;
    chosen = [...chosen.filter((other) => !rivals.includes(other)), each];
  }
  return chosen;
}

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node !== outer && ancestry(node).includes(outer);

const collide = (one: AnyStateNode | null, other: AnyStateNode | null): boolean =>
  one !== null && other !== null && (one === other || isInside(one, other) || isInside(other, one));

function ancestry(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...ancestry(node.parent)] : [node];
}

/** The state inside which a transition leaves and enters states; null when it leaves none. */
function domainOf({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | null {
  if (!target?.length) return null;
  const within = (outer: AnyStateNode) =>
    target.every((each) => isInside(each, outer) || (!reenter && each === outer));
  if (!reenter && within(source)) return source;
  return ancestry(source).slice(1).find(within) ?? source.machine.root;
}
