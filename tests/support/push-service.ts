import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { serving } from './small-http.ts';

/** What a push service was asked to hand to a browser, as the browser reads it. */
export interface Pushed {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came through, which is all that the service sees. */
  readonly sealed: Buffer;
  readonly said: Readonly<Record<string, unknown>>;
}

/**
 * A push service on this machine, until the test is over, and browsers that are subscribed to it. What comes is accepted only with a signature of the key that the
 * browser was given (RFC 8292), and opened with the keys of the browser alone (RFC 8188, 8291).
 */
export async function pushService() {
  const browsers = new Map<string, ReturnType<typeof aBrowser>>();
  const pushed: Pushed[] = [];
  let answers: number[] = [];
  const origin = await serving(async (request, response) => {
    const sealed = await buffer(request);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    const status = answers.shift() ?? (browser ? 201 : 410);
    if (browser && status === 201) {
      await verified(request.headers.authorization ?? '', browser.publicKey, origin);
      const said = JSON.parse(browser.opened(sealed)) as Pushed['said'];
      pushed.push({ endpoint: path, headers: request.headers, sealed, said });
    }
    response.writeHead(status).end();
  });
  return {
    pushed,
    /** What the service answers next, in turn. */
    answers: (...statuses: number[]) => void (answers = statuses),
    /** A browser that subscribes with the key of whoever will send. */
    subscribe(publicKey: string) {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const browser = aBrowser(publicKey);
      browsers.set(path, browser);
      return {
        subscription: { endpoint: origin + path, ...browser.keys },
        leave: () => void browsers.delete(path),
        received: () => pushed.filter(({ endpoint }) => endpoint === path),
      };
    },
  };
}

function aBrowser(publicKey: string) {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    publicKey,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, 3.4, and one record of RFC 8188. */
    opened(sealed: Buffer): string {
      const salt = sealed.subarray(0, 16);
      const idLength = sealed.readUInt8(20);
      const sender = sealed.subarray(21, 21 + idLength);
      const record = sealed.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const derived = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
      const opening = createDecipheriv(
        'aes-128-gcm',
        derived('aes128gcm', 16),
        derived('nonce', 12),
      ).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
      const end = padded.lastIndexOf(2);
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

async function verified(authorization: string, publicKey: string, origin: string): Promise<void> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('Somebody else sends than the browser subscribed to.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const { payload } = await jwtVerify(
    token,
    { kty: 'EC', crv: 'P-256', x, y },
    { audience: origin },
  );
  if (!String(payload.sub).startsWith('mailto:')) throw new Error('Nobody says who sends.');
}
