/** The thread in which pages are drawn, one after the other, with what the build has made for it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingProgram, Said } from '#contract/drawing.ts';
import type { FromThread, Task, ToThread } from './messages.ts';

const { drawing } = (await import(String(workerData))) as { drawing: DrawingProgram };
const waiting = new Map<number, (said: Said) => void>();
let questions = 0;

const say = (message: FromThread): void => parentPort?.postMessage.call(parentPort, message);

async function draw({ id, ...opened }: Task): Promise<void> {
  const ask = (path: string) =>
    new Promise<Said>((resolve) => {
      questions += 1;
      waiting.set(questions, resolve);
      say({ kind: 'ask', id, question: questions, path });
    });
  const content = await drawing.drawForPerson({ ...opened, ask }).catch(() => null);
  say({ kind: 'drawn', id, content: content === null ? null : JSON.stringify(content) });
}

let before = Promise.resolve();
parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') {
    before = before.then(() => draw(message.task));
    return;
  }
  const { question, said } = message;
  waiting.get(question)?.(said);
  waiting.delete(question);
});
