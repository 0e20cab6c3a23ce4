/** Where a bucket is, and how one gets in: `https://KEY:SECRET@host/bucket?region=…`. */
export interface Bucket {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A bucket as the operator writes it; null where something is missing. */
export function bucketOf(address: string): Bucket | null {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const name = pathname.replace(/^\/|\/$/g, '');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) || username === '' || password === '')
    return null;
  return {
    endpoint: origin,
    name,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
