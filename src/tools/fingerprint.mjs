import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a step was last made from, so that it is made again only when its inputs have changed.
 * A mark holds size, time and content hash of every input: an unchanged size and time is believed, anything else is read.
 * Built-ins only, and nothing newer than Node 20.
 */

/** @param {string} root @param {string[]} inputs files or folders @param {string[]} except paths to leave out */
function listInputs(root, inputs, except) {
  const found = [];
  const visit = (path) => {
    if (except.includes(path)) return;
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (!stat.isDirectory()) {
      found.push({ path, size: stat.size, time: stat.mtimeMs });
      return;
    }
    for (const name of readdirSync(join(root, path))) visit(`${path}/${name}`);
  };
  for (const input of inputs) visit(input);
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function readMark(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64url');

/** Compares the inputs of a step with its mark. Returns what to write once the step has been made. */
export function inspect(root, { mark, inputs, except = [], outputs = [] }) {
  const file = join(root, mark);
  const before = readMark(file);
  const known = new Map((before?.files ?? []).map((entry) => [entry.path, entry]));
  let touched = false;
  const files = listInputs(root, inputs, except).map((entry) => {
    const old = known.get(entry.path);
    if (old !== undefined && old.size === entry.size && old.time === entry.time) return old;
    touched = true;
    return { ...entry, hash: hashOf(join(root, entry.path)) };
  });
  const same =
    files.length === known.size &&
    files.every((entry) => known.get(entry.path)?.hash === entry.hash);
  const fresh = same && outputs.every((output) => existsSync(join(root, output)));
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ files }));
  };
  if (fresh && touched) write();
  return { fresh, write, forget: () => rmSync(file, { force: true }) };
}
