import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program of these tests in a process of its own. */
export interface Child {
  pid: number | undefined;
  /** What it writes to the standard output, line by line; ends with the process. */
  lines: AsyncIterator<string, undefined>;
  send(line: string): void;
  /** Kills it as `kill -9` does and resolves when it has gone. */
  kill(): Promise<void>;
  /** The same, so many milliseconds from now: for tests in which the moment must hit anything. */
  killAfter(delay: number): Promise<void>;
}

export function startChild(
  program: string,
  programArguments: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Child {
  const child = spawn(process.execPath, [program, ...programArguments], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdin.on('error', () => undefined);
  return {
    pid: child.pid,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    send: (line) => void child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    killAfter: async (delay) => {
      setTimeout(() => child.kill('SIGKILL'), delay);
      await gone;
    },
  };
}
