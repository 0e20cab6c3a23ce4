/** `npm run bench:paths`: how long it takes to check the paths of every machine. */
import { spawnSync } from 'node:child_process';

const most = 30;
const began = performance.now();
const { status } = spawnSync(process.execPath, ['src/tools/paths/main.ts', '--all', '--check'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const seconds = (performance.now() - began) / 1000;
console.log(`The paths of all machines: ${seconds.toFixed(1)} s of at most ${most} s.`);
process.exitCode = status === 0 && seconds <= most ? 0 : 1;
