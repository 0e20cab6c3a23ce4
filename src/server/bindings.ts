import { allBindings } from './bindings.gen.ts';
import type { Bindings } from './api/bind.ts';

/** The whole API: every feature's bindings. An endpoint of the contract that is missing here does not compile. */
export const bindings: Bindings = allBindings;
