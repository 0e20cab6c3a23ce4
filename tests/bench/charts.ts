/** `npm run bench:charts`: how long it takes to draw every chart of the catalogue, its picture, its pages and its walks. Fails when it takes longer than seconds, or when what is committed is not what is drawn. */
import { spawnSync } from 'node:child_process';

const most = 30;
const began = performance.now();
const { status } = spawnSync(process.execPath, ['src/tools/charts/main.ts', '--check'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const seconds = (performance.now() - began) / 1000;
console.log(`All charts: ${seconds.toFixed(1)} s of at most ${most} s.`);
process.exitCode = status === 0 && seconds <= most ? 0 : 1;
