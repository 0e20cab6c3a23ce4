import * as z from 'zod/mini';
import { unpack, Unpackable } from './drawing/packing.ts';
import type { Recording } from './recording.ts';
import { limits, stepsIn, version } from './replay-link.ts';

const word = z.string().check(z.maxLength(200));
const paths = z.array(word).check(z.maxLength(20));
const event = z.catchall(z.object({ type: word }), z.json());
const chart = z.object({
  name: word.check(z.regex(/^[a-z0-9-]+$/)),
  input: z.json(),
  from: paths,
  lost: z.number().check(z.int(), z.nonnegative()),
  steps: z.array(z.tuple([z.nullable(event), paths])),
});
/** A page of this product: never another origin. */
const page = z.string().check(z.maxLength(2_000), z.regex(/^\/(?![/\\])/));
const recording = z.object({ page, charts: z.array(chart).check(z.minLength(1), z.maxLength(20)) });

/** What a replay link says: the recording, and the shape of the chart when it was made. */
export interface Replay {
  readonly shape: string;
  readonly recording: Recording;
}

/** Reads the fragment of a replay link, with or without its `#`. Throws {@link Unpackable} with a sentence for the reader. */
export async function readReplay(fragment: string): Promise<Replay> {
  const text = fragment.replace(/^#/, '');
  if (text.length > limits.link) throw new Unpackable('This link is too long for a replay.');
  const [made = '', shape = '', packed = '', ...more] = text.split('.');
  if (!/^[a-z0-9]{1,13}$/.test(shape) || packed === '' || more.length > 0)
    throw new Unpackable('This is not a whole replay link: copy it again.');
  if (made !== version)
    throw new Unpackable('This link was made by another version of the product.');
  const content = await unpack(packed, limits.unpacked);
  const found = recording.safeParse(jsonIn(content));
  if (!found.success) throw new Unpackable('This is not a valid replay link.');
  const read = found.data as Recording;
  if (stepsIn(read) > limits.steps)
    throw new Unpackable(`This link holds more than ${limits.steps} steps.`);
  return { shape, recording: read };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
