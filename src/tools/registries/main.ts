import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registries } from './registries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
for (const { path, text } of registries()) writeFileSync(join(root, path), text);
