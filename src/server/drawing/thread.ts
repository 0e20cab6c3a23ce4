/** The thread in which pages are drawn, one after the other, with what the build has made for it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, Task, ToThread } from './messages.ts';

interface Program {
  drawForPerson(opened: {
    readonly address: string;
    readonly zone: string;
    readonly width: number;
    readonly ask: (path: string) => Promise<Response>;
  }): Promise<unknown>;
}

const { drawForPerson } = (await import(String(workerData))) as Program;
const waiting = new Map<number, (answer: Response) => void>();
let questions = 0;

const say = (message: FromThread): void => parentPort?.postMessage.call(parentPort, message);

async function draw({ id, ...opened }: Task): Promise<void> {
  const ask = (path: string) =>
    new Promise<Response>((resolve) => {
      questions += 1;
      waiting.set(questions, resolve);
      say({ kind: 'ask', id, question: questions, path });
    });
  const content = await drawForPerson({ ...opened, ask }).catch(() => null);
  say({ kind: 'drawn', id, content: content === null ? null : JSON.stringify(content) });
}

let before = Promise.resolve();
parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') {
    before = before.then(() => draw(message.task));
    return;
  }
  const { question, status, text } = message;
  const empty = status === 204 || status === 304;
  waiting.get(question)?.(new Response(empty ? null : text, { status }));
  waiting.delete(question);
});
