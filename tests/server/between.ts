// What charts order is carried out by whoever declared so, also where a test sends events without the application around it.
import '#server/reactions.ts';
import { afterAll } from 'vitest';
import { endFile } from '#tests/support/endings.ts';

// The files of a worker share its modules, and leave nothing open in them.
afterAll(endFile);
