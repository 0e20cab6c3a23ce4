import type { Assertion, ExpectStatic } from '../node_modules/vitest/dist/index.js';

export * from '../node_modules/vitest/dist/index.js';

interface Expect extends Pick<ExpectStatic, keyof ExpectStatic> {
  (actual: unknown, message?: string): Assertion;
}

/** As the library's own, but what it compares says nothing about the value's type: each type would bring some 60 symbols of its own, and no assertion of ours asks for it (decision 114). */
export declare const expect: Expect;
