import type { CookieOptions } from 'hono/utils/cookie';

/** What a handler may know of the request besides its validated input. */
export interface CallerRequest {
  /** Names this request in the log; sent back as `X-Request-Id`. */
  readonly id: string;
  /** Network address of the caller; `unknown` where there is no socket. */
  readonly address: string;
  /** The `User-Agent` header, null when there is none. */
  readonly userAgent: string | null;
  readonly cookies: Readonly<Record<string, string>>;
  /** Adds a cookie to the answer. `null` removes it. */
  readonly setCookie: (name: string, value: string | null, options?: CookieOptions) => void;
  /** The `Origin` header, null when there is none. */
  readonly origin: string | null;
  /** The origin people reach this application under, such as `https://waymark.example`. */
  readonly ownOrigin: string;
  /** A browser says that a page of our own origin made this request. */
  readonly sameOrigin: boolean;
  /** Whether people reach the application over HTTPS. */
  readonly secure: boolean;
}
