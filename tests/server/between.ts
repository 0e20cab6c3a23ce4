import { afterAll } from 'vitest';
import { endFile } from '#tests/support/endings.ts';

// The files of a worker share its modules, and leave nothing open in them.
afterAll(endFile);
