/** Where an activity is: an address elsewhere, or a package of ours. */
export interface ActivityContent {
  readonly url: string | null;
  readonly package: string | null;
  /** The exact origin whose messages count; the one of the address when left out. */
  readonly allowedOrigin: string | null;
}

/** Why an activity can't be at such an address. `sites` are the origins that the operator allows. */
export function whyNoContent({ url, package: kept }: ActivityContent): string | null {
  if (kept !== null) return url === null ? null : 'Enter an address or choose a package, not both.';
  const parsed = URL.parse(url?.trim() ?? '');
  const isLocal =
    parsed?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(parsed.hostname);
  const isSafe = parsed?.username === '' && parsed.password === '';
  return parsed && isSafe && (parsed.protocol === 'https:' || isLocal)
    ? null
    : 'Enter an https address.';
}

/** The origin whose messages count; null for a package, which has none of its own. */
export const originOf = ({ url, allowedOrigin }: ActivityContent): string | null =>
  url === null ? null : (allowedOrigin ?? URL.parse(url)?.origin ?? null);

/** Why the origin whose messages are to count is none. */
export function whyNoOrigin({ url, allowedOrigin }: ActivityContent): string | null {
  if (url === null || allowedOrigin === null) return null;
  return URL.parse(allowedOrigin)?.origin === allowedOrigin
    ? null
    : 'Enter an origin, such as https://activities.example.com.';
}

/** Why the operator does not allow an address. */
export function whyNotAllowed(content: ActivityContent, sites: readonly string[]): string | null {
  if (content.url === null) return null;
  const origins = [URL.parse(content.url)?.origin, originOf(content)];
  return origins.every((origin) => origin && sites.includes(origin))
    ? null
    : 'The address must belong to an allowed site.';
}
