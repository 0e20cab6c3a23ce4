/**
 * Tests that have failed beside others and passed by themselves, as `file › name`, each with what they race with (decision 35). It may only
 * become shorter: whoever adds a line mends another one first.
 */
export const unsteady: Readonly<Record<string, string>> = {};

/** The most lines that it may have. */
export const mostUnsteady = 0;
