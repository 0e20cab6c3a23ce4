import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registries, type Registry } from './registries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const write = (made: readonly Registry[]): void => {
  for (const { path, text } of made) writeFileSync(join(root, path), text);
};

write(registries());
// The charts are loaded only now: before, their list names what is gone and leaves out what has come.
const { stateRegistries } = await import('./state-registries.ts');
write(stateRegistries());
