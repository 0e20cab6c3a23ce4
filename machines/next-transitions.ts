import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';

type Candidate = ReturnType<typeof getNextTransitions>[number];
type ByEvent = ReadonlyMap<string, readonly Candidate[]>;

/** What leads out of a state is the same whatever the record holds, so it is looked up once for each state of a chart, by the chart’s root: a machine that is given another chart has another one. */
const known = new WeakMap<object, Map<string, ByEvent>>();
const none: readonly Candidate[] = [];

/** The transitions that an event of this type could take from here, guards aside, in the order in which they are tried. */
export const nextTransitions = (
  snapshot: AnyMachineSnapshot,
  eventType: string,
): readonly Candidate[] => byEvent(snapshot).get(eventType) ?? none;

function byEvent(snapshot: AnyMachineSnapshot): ByEvent {
  const { root } = snapshot.machine;
  const states = known.get(root) ?? new Map<string, ByEvent>();
  known.set(root, states);
  const state = JSON.stringify(snapshot.value);
  const found =
    states.get(state) ??
    Map.groupBy(getNextTransitions(snapshot), (each) => String(each.eventType));
  states.set(state, found);
  return found;
}
