import { connect } from 'node:net';
import type { Route } from '#contract/kernel/endpoint.ts';

interface Wrong {
  readonly route: string;
  readonly said: string;
}

/** Calls every one of these together; what is not answered as it should be. */
export async function wrongOf(
  asked: readonly Route[],
  ask: (route: Route) => Promise<Response>,
  isRight: (response: Response, text: string) => boolean,
): Promise<Wrong[]> {
  const answers = await Promise.all(
    asked.map(async (route) => {
      const response = await ask(route);
      const text = await response.text();
      return isRight(response, text) ? [] : [{ route, said: `${response.status} ${text}` }];
    }),
  );
  return answers.flat();
}

/** Says this and then one letter after the other; resolves to all that was answered by the time the connection was gone. */
export function trickled(port: number, said: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (text) => (answer += text.toString()));
  socket.on('error', () => undefined);
  socket.write(said);
  const trickle = setInterval(() => socket.writable && socket.write(' '), 50);
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(trickle);
      resolve(answer);
    }),
  );
}
