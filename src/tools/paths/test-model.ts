import { TestModel } from '@xstate/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { casesAt } from './cases.ts';
import { momentOf } from './explore.ts';
import { modelNamed } from './named.ts';

/**
 * A machine of the catalogue as a model of `@xstate/test`, for testers who use that library's own functions: `testModelOf('booking').getShortestPaths()`.
 * Its events are the cases of our model that the present state accepts; timers and actors' answers are events like any other.
 * `input` names one of the model's inputs; the first one is taken otherwise. Throws for an unknown name.
 */
export function testModelOf(
  name: string,
  input?: string,
): TestModel<AnyMachineSnapshot, EventObject, unknown> {
  const model = modelNamed(name);
  const value = input === undefined ? Object.values(model.inputs)[0] : model.inputs[input];
  const moments = new WeakMap<AnyMachineSnapshot, number>();
  /** By the event that led there: a reminder leaves the state what it was, object and all, and only the moment is another. */
  const serials = new WeakMap<EventObject, string>();
  const options = {
    input: value,
    events: (snapshot: AnyMachineSnapshot) =>
      casesAt(model, snapshot, moments.get(snapshot) ?? 0)
        .map(({ event }) => event)
        .filter((event) => snapshot.can(event)),
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event: EventObject | undefined,
      before?: AnyMachineSnapshot,
    ) => {
      const known = event && serials.get(event);
      if (known !== undefined) return known;
      const now = (event && momentOf(event)) ?? (before && moments.get(before)) ?? 0;
      moments.set(snapshot, now);
      const serial = JSON.stringify([snapshot.value, snapshot.status, model.key(snapshot, now)]);
      if (event) serials.set(event, serial);
      return serial;
    },
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    stateMatcher: (snapshot: AnyMachineSnapshot, key: string) =>
      key === '*' || snapshot._nodes.some(({ path }) => path.join('.') === key),
  };
  return new TestModel<AnyMachineSnapshot, EventObject, unknown>(model.machine, options);
}
