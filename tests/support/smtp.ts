import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { closedAtEnd } from './endings.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came, headers and all. */
  readonly raw: string;
}

export interface TestMailServer {
  /** smtp://… */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** What the server answers to the next messages instead of taking them; null takes them. */
  refusal: { readonly code: number; readonly words: string } | null;
}

/** A mail server on loopback that keeps what it receives. It is closed after the tests of the file. */
export async function testMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const state: TestMailServer = { url: '', received, refusal: null };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const { refusal } = state;
      const { mailFrom, rcptTo } = session.envelope;
      const receive = async (): Promise<void> => {
        const raw = await textOf(stream);
        if (refusal)
          return done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      };
      void receive();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closedAtEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port.');
  return Object.assign(state, { url: `smtp://127.0.0.1:${address.port}` });
}

/** One part of a message: its headers by lower-case name, and its text. */
export interface MailPart {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The headers of a message, and its parts with text, innermost, in their order. */
export function readMail(raw: string): { headers: MailPart['headers']; parts: MailPart[] } {
  const message = split(raw);
  return { headers: message.headers, parts: leavesOf(message) };
}

function leavesOf(part: MailPart): MailPart[] {
  const type = part.headers['content-type'] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (!boundary) return [{ ...part, body: decoded(part) }];
  return `\r\n${part.body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(split(inner.replace(/^\r\n/, ''))));
}

function split(raw: string): MailPart {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decoded({ headers, body }: MailPart): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
