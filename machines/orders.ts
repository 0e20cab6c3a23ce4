import type { AnyStateMachine, StateMachine } from 'xstate';

/** Something that a chart orders of the outside, with what it says about it. */
export interface Effect {
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The actions that a machine names, each with what it is given: the fifth of what xstate says of a machine; the others have no name here. */
type ActionOf<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _,
    infer __,
    infer ___,
    infer ____,
    infer Action,
    infer _____,
    infer ______,
    infer _______,
    infer ________,
    infer _________,
    infer __________,
    infer ___________,
    infer ____________,
    infer _____________
  >
    ? Action
    : never;

type OrderOf<Action> = Action extends { readonly type: infer Type extends string }
  ? {
      readonly type: Type;
      readonly params: Action extends { readonly params: infer Params extends object }
        ? Params
        : Effect['params'];
    }
  : never;

/** What a machine may order, as its actions declare it; anything where the machine is not known. */
export type EffectOf<Machine extends AnyStateMachine> = string extends ActionOf<Machine>['type']
  ? Effect
  : OrderOf<ActionOf<Machine>>;
