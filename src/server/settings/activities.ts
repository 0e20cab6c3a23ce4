/** Where activities run, and where they may be. */
export interface ActivitySettings {
  /** The origin that packages are served from, which must not be ours; null: packages are not offered. */
  readonly origin: string | null;
  /** Nothing else is served from there. Not so on a developer's machine, where the other name of the same machine is taken. */
  readonly isDedicated: boolean;
  /** The origins elsewhere that activities may be at. */
  readonly sites: readonly string[];
}

const twins: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': 'localhost',
};

/** What an operator told of activities. Throws a sentence when they would run on our own origin. */
export function readActivities(
  environment: Readonly<Record<string, string | undefined>>,
  publicUrl: string,
): ActivitySettings {
  const { ACTIVITIES_ORIGIN: chosen, ACTIVITY_SITES: sites = '' } = environment;
  const own = new URL(publicUrl);
  return {
    ...(chosen ? dedicated(chosen, own) : { origin: twinOf(own), isDedicated: false }),
    sites: sites
      .split(/[\s,]+/)
      .filter((site) => site !== '')
      .map((site) => originIn('ACTIVITY_SITES', site).origin),
  };
}

function dedicated(chosen: string, own: URL) {
  const address = originIn('ACTIVITIES_ORIGIN', chosen);
  if (address.host === own.host)
    throw new Error(
      'ACTIVITIES_ORIGIN must be another host than PUBLIC_URL: activities must not reach what browsers keep for Waymark.',
    );
  return { origin: address.origin, isDedicated: true };
}

/** A machine has two names for itself, which browsers hold apart. */
function twinOf({ protocol, hostname, port }: URL): string | null {
  const other = twins[hostname];
  if (protocol !== 'http:' || other === undefined) return null;
  return new URL(`${protocol}//${other}${port === '' ? '' : `:${port}`}`).origin;
}

function originIn(name: string, text: string): URL {
  const address = URL.parse(text);
  const isOrigin = address !== null && address.origin === text.replace(/\/$/, '');
  if (!isOrigin || !/^https?:$/.test(address.protocol) || /[\s;,'"<>*]/.test(text))
    throw new Error(`${name} must name origins, such as https://activities.example.com.`);
  return address;
}
