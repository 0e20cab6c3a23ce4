import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import type { Command } from './test-stages.ts';

/** Milliseconds that a suite which is asked to stop has for saying what it knows. */
const patience = 60_000;

/**
 * Runs a command of a stage, with what it prints shown. Where it is not done within the given milliseconds it is interrupted, as Ctrl+C does, so
 * that a suite that hangs is named at the end of the run and not by whoever cuts the run off. Resolves to its exit code, 1 where it was stopped.
 */
export function runWithin(
  milliseconds: number,
  { words: [program, ...args], env }: Command,
): Promise<{ code: number; stopped: boolean }> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
  });
  let stopped = false;
  const interrupt = setTimeout(
    () => {
      stopped = true;
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), patience).unref();
    },
    Math.max(0, milliseconds),
  );
  return new Promise((done) => {
    const end = (code: number) => {
      clearTimeout(interrupt);
      done({ code: stopped ? 1 : code, stopped });
    };
    child.on('error', (error) => {
      console.error(error.message);
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}
