import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';

/** Stands for a promise that the host must bring with `provide`; without it every call fails and says which one is missing. */
export function requiredActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" must be provided.`)),
  );
}
