/** How the meetings of a provider are joined with its own client. */
export interface MeetingClientSettings {
  /** Where the provider keeps its client, without a slash at the end. */
  readonly files: string;
  /** An origin of its own that leads to this server, which gives nothing there but the document of the client. */
  readonly origin: string;
  readonly key: string;
  /** Signs who may join. Never leaves the server, never logged. */
  readonly secret: string;
}

const names = [
  'MEETING_CLIENT_URL',
  'MEETING_CLIENT_ORIGIN',
  'MEETING_CLIENT_KEY',
  'MEETING_CLIENT_SECRET',
] as const;

/** What an operator told of the provider; null when nothing. Throws a sentence when only a part was told, or the client would run on our own origin. */
export function readMeetingClient(
  environment: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): MeetingClientSettings | null {
  const [files, origin, key, secret] = names.map((name) => environment[name] || null);
  if (!files && !origin && !key && !secret) return null;
  if (!files || !origin || !key || !secret)
    throw new Error(`${names.slice(0, -1).join(', ')} and ${names.at(-1)} must be set together.`);
  const own = addressIn('MEETING_CLIENT_ORIGIN', origin);
  if (own.pathname !== '/' || own.search !== '' || own.hash !== '')
    throw new Error('MEETING_CLIENT_ORIGIN must be an origin, such as https://meet.example.com.');
  if (own.host === new URL(publicUrl).host)
    throw new Error(
      'MEETING_CLIENT_ORIGIN must be another host than PUBLIC_URL: the client of the provider must not reach what browsers keep for Waymark.',
    );
  return {
    files: addressIn('MEETING_CLIENT_URL', files).href.replace(/\/+$/, ''),
    origin: own.origin,
    key,
    secret,
  };
}

function addressIn(name: string, text: string): URL {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || /[\s;,'"<>]/.test(text))
    throw new Error(`${name} must be an address that begins with http:// or https://.`);
  return address;
}
