import { Worker } from 'node:worker_threads';
import type { ParserName } from '../parsers.ts';
import { ParsingRefused } from '../refused.ts';
import type { Answer, Task } from './messages.ts';

type Table = Readonly<Record<ParserName, (input: never) => unknown>>;

/** Reads what it is given, one piece after the other, until the server goes. Whoever ends the process loses the piece that is being read and nothing else. */
export function serve(parsers: Table): void {
  const say = (message: Answer): void => {
    process.send?.(message);
  };
  const answerTo = async ({ name, input }: Task): Promise<Answer> => {
    try {
      const parse = parsers[name] as (given: unknown) => unknown;
      return { kind: 'read', output: await parse(input) };
    } catch (error) {
      if (error instanceof ParsingRefused) return { kind: 'refused', sentence: error.message };
      return { kind: 'broke', because: error instanceof Error ? error.name : 'Error' };
    }
  };
  process.on('message', (task: Task) => void answerTo(task).then(say));
  process.on('disconnect', () => process.exit());
  new Worker(new URL('./orphan-watch.ts', import.meta.url)).unref();
  say({ kind: 'ready' });
}
