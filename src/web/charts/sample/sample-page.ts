import type { StateValue } from 'xstate';
import type { Me } from '../../screens/account/use-me.ts';
import type { Moment } from '../simulator.ts';

/** Seen by a sample is seen. */
export const sampleReaders = ['member', 'coach', 'staff'] as const;
export type SampleReader = (typeof sampleReaders)[number];

/** What a sample shows: a machine somewhere on its way. */
export interface SampleScene {
  readonly as: SampleReader;
  /** The path of the state that is to be seen. */
  readonly state: string;
  readonly moment: Moment;
  /** Milliseconds from the sample's clock to today's: what lies two days ahead in the sample shall lie two days ahead on the screen. */
  readonly shift: number;
}

/** A way to see a state on a page of the product: where the page is, and what its server and its conductors would say. */
export interface SamplePage {
  readonly machine: string;
  /** In addresses: `?page=respond`. */
  readonly key: string;
  readonly title: string;
  /** Null where the page does not show this state to this reader. */
  readonly show: (scene: SampleScene) => SampleScreen | null;
}

export interface SampleScreen {
  /** Path and search of the real page. */
  readonly address: string;
  /** What the server answers, by endpoint. What is not here is refused in a sentence. */
  readonly answers?: SampleAnswers;
  readonly me?: Partial<Me>;
  /** Where conductors stand, by the id of their machine; the session is signed in unless told. */
  readonly conductors?: Readonly<Record<string, SampleState>>;
  /** The files that somebody has chosen, where the page asks for some. */
  readonly files?: readonly File[];
  /** The alerts on the page, after these events. */
  readonly alerts?: readonly { readonly type: string }[];
  /** The server does not answer. */
  readonly isDown?: boolean;
}

export interface SampleState {
  readonly value: StateValue;
  readonly context: unknown;
}

/** An answer, or `fails`: the server does not answer this. */
export type SampleAnswers = Readonly<Record<string, unknown>>;

/** Stands for an answer that never comes well. */
export const fails: unique symbol = Symbol('fails');
