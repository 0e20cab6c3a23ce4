import { expect, test } from 'vitest';
import { registries } from '#tools/registries/registries.ts';
import { stateRegistries } from '#tools/registries/state-registries.ts';
import { read } from './tree.ts';

test.each([...registries(), ...stateRegistries()].map(({ path, text }) => [path, text]))(
  '%s says what is there',
  (path, text) => {
    expect(read(path), 'npm run registries').toBe(text);
  },
);
