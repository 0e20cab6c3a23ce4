import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { memoryOfProcess } from '../limits.ts';
import type { Answer, Task } from './messages.ts';

/** How a task ended: with an answer, at its limit of time, or with the process. */
export type Ended = Exclude<Answer, { kind: 'ready' }> | { readonly kind: 'tooLong' | 'died' };

/** A place at which one task at a time is read, by a process that is started when it is needed and replaced when it died. */
export interface Seat {
  run(task: Task, milliseconds: number): Promise<Ended>;
  /** Ends the process, whatever it does; resolves when it is gone. */
  close(): Promise<void>;
}

const usualProgram = new URL('./process.ts', import.meta.url);
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Milliseconds after which an idle process goes, and in which a new one has to be there. */
const idleFor = 60_000;
const startWithin = 30_000;

/** How far it stands back behind the process that answers requests, of 19. */
const behindAnswers = 5;

/** It may read programs and nothing else: no file of ours, no other process, no secret of the environment. */
const readable = ['src/*', 'machines/*', 'node_modules/*', 'package.json'];
const execArgv = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${root}${path}`),
  '--allow-addons',
  '--allow-worker',
  '--no-warnings',
  `--max-old-space-size=${memoryOfProcess}`,
];

function start(program: URL): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(fileURLToPath(program), [], {
    cwd: root,
    env: SystemRoot === undefined ? {} : { SystemRoot },
    execArgv: [...execArgv, `--allow-fs-read=${fileURLToPath(program)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // What can't be started or written to is heard of as ended.
  child.on('error', () => child.kill('SIGKILL'));
  try {
    if (child.pid !== undefined) setPriority(child.pid, behindAnswers);
  } catch {
    // Then it competes with the answers to requests; it is only slower for them.
  }
  return child;
}

/** A seat whose processes run `program`, which serves the parsers unless told. */
export function openSeat(program = usualProgram): Seat {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const rest = (): void => {
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(end, idleFor).unref();
  };

  const wake = async (): Promise<ChildProcess | 'tooLong' | 'died'> => {
    clearTimeout(idle);
    if (child?.connected) {
      child.ref();
      child.channel?.ref();
      return child;
    }
    child = start(program);
    const said = await nextOf(child, startWithin);
    return typeof said === 'object' ? child : said;
  };

  return {
    async run(task, milliseconds) {
      const awake = await wake();
      if (typeof awake === 'string') {
        end();
        return { kind: 'died' };
      }
      const said = nextOf(awake, milliseconds);
      awake.send(task, () => undefined);
      const answer = await said;
      if (typeof answer === 'object' && answer.kind !== 'ready') {
        rest();
        return answer;
      }
      end();
      return { kind: answer === 'tooLong' ? 'tooLong' : 'died' };
    },
    async close() {
      const last = child;
      const isThere = last !== null && last.exitCode === null && last.signalCode === null;
      // Whoever waits for its end must not end before.
      last?.ref();
      const gone = isThere ? once(last, 'exit') : null;
      end();
      await gone;
    },
  };
}

/** The next thing that a process says; how it ended when it says nothing more. */
function nextOf(child: ChildProcess, within: number): Promise<Answer | 'tooLong' | 'died'> {
  return new Promise((resolve) => {
    const settle = (found: Answer | 'tooLong' | 'died'): void => {
      clearTimeout(end);
      child.off('message', heard);
      child.off('exit', died);
      child.off('error', died);
      resolve(found);
    };
    const heard = (message: unknown): void => settle(message as Answer);
    const died = (): void => settle('died');
    const end = setTimeout(settle, within, 'tooLong' as const);
    child.once('message', heard);
    child.once('exit', died);
    child.once('error', died);
  });
}
