import { build } from 'vite';

/** A script by itself, that needs no other: everything it imports is in it. `target` is what browsers understand. */
export async function scriptOfItsOwn(file: string, target: string[]): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [part, ...others] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (part?.type !== 'chunk' || others.length > 0) throw new Error(`${file} has to stand alone.`);
  return part.code;
}
