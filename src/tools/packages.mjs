import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the packages of the lock file are the installed ones. Built-ins only, and nothing newer than Node 20. */

const MARK = 'node_modules/.installed-from';

const fingerprint = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

const suits = (wanted, value) => wanted === undefined || [wanted].flat().includes(value);

/** npm writes its own lock file into node_modules when it has finished: after `npm install` by hand nothing is left to do. */
function matchesLockFile(root) {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([path, wanted]) => {
    if (path === '') return true;
    const here = installed[path];
    if (here !== undefined)
      return here.version === wanted.version && here.integrity === wanted.integrity;
    const madeForHere =
      wanted.os !== undefined &&
      suits(wanted.os, process.platform) &&
      suits(wanted.cpu, process.arch) &&
      suits(wanted.libc, 'glibc');
    return wanted.optional === true && !madeForHere;
  });
}

/** True when nothing has to be installed; adopts what an earlier `npm install` has left. */
export function packagesAreInstalled(root) {
  const mark = join(root, MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(root)) return true;
  if (!matchesLockFile(root)) return false;
  markPackages(root);
  return true;
}

/** Remembers that the packages of the present lock file are installed. */
export const markPackages = (root) => writeFileSync(join(root, MARK), fingerprint(root));
