import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Somebody whom the provider has let in. */
interface Joined {
  readonly number: string;
  readonly passcode: string;
  readonly name: string;
  readonly isHost: boolean;
}

/** What stands in for the client 1.9.9: it speaks the same interface, and shows what the page it is in lets it do. */
function standIn(): void {
  const base = new URL((document.currentScript as HTMLScriptElement).src).origin;
  type Told = (news: { meetingStatus: number }) => void;
  let leaveUrl = '';
  let tell: Told = () => undefined;
  const add = (name: string, words: string): HTMLElement => {
    const element = document.body.appendChild(document.createElement(name));
    element.textContent = words;
    return element;
  };
  const button = (words: string, press: () => void): void =>
    add('button', words).addEventListener('click', press);
  const found = (whose: () => Storage): string => {
    try {
      return whose().getItem('BEARER_TOKEN') ?? 'nothing';
    } catch {
      return 'nothing';
    }
  };
  const show = async (name: string): Promise<void> => {
    add('p', `In the meeting as ${name}`);
    add(
      'p',
      `Found: ${found(() => parent.localStorage)}, ${found(() => localStorage)}, ${document.cookie || 'nothing'}`,
    );
    const video = add('video', '') as HTMLVideoElement;
    video.ariaLabel = 'Own camera';
    video.muted = true;
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: true });
    await video.play();
    button('Lose the connection', () => tell({ meetingStatus: 4 }));
    button('Find the connection', () => tell({ meetingStatus: 2 }));
    button('Leave the meeting', () => location.assign(leaveUrl));
  };
  Object.assign(globalThis, {
    ZoomMtg: {
      setZoomJSLib: () => undefined,
      preLoadWasm: () => undefined,
      prepareJssdk: () => undefined,
      init(options: { leaveUrl: string; success: () => void }) {
        ({ leaveUrl } = options);
        options.success();
      },
      inMeetingServiceListener(_: string, listener: Told) {
        tell = listener;
      },
      join(options: { userName: string; success: () => void; error: () => void }) {
        const enter = async (): Promise<void> => {
          const body = JSON.stringify(options);
          const { ok } = await fetch(`${base}/join`, { method: 'POST', body });
          if (!ok) throw new Error('The provider refused.');
          await show(options.userName);
          options.success();
        };
        enter().catch(options.error);
      },
    },
  });
}

/** A provider of meetings on this machine. It lets in whoever brings a signature made with its secret. */
export async function meetingProvider({ key, secret }: { key: string; secret: string }) {
  const joined: Joined[] = [];
  let isAway = false;
  const isSigned = (signature: string): boolean => {
    const [named, number, at, role, proof] = Buffer.from(signature, 'base64').toString().split('.');
    const message = Buffer.from(`${named}${number}${at}${role}`).toString('base64');
    const expected = createHmac('sha256', secret).update(message).digest('base64');
    return named === key && proof === expected;
  };
  const join = (body: string): number => {
    const ticket = JSON.parse(body) as Record<string, string>;
    const { signature = '', meetingNumber = '', passWord = '', userName = '' } = ticket;
    if (!isSigned(signature)) return 403;
    const isHost = Buffer.from(signature, 'base64').toString().split('.')[3] === '1';
    joined.push({ number: meetingNumber, passcode: passWord, name: userName, isHost });
    return 200;
  };
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (isAway) {
      request.destroy();
      return;
    }
    const path = request.url ?? '/';
    if (path === '/join') {
      void text(request).then((body) => response.writeHead(join(body)).end());
      return;
    }
    response.setHeader('Content-Type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(path === '/zoom-meeting-1.9.9.min.js' ? `(${standIn.toString()})();` : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    joined,
    goAway: () => void (isAway = true),
    comeBack: () => void (isAway = false),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
