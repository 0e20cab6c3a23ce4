import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '#server/settings/settings.ts';
import type { CallerRequest } from './caller-request.ts';
import type { Environment } from '../environment.ts';

/** What a handler is told about the request itself. */
export function callerRequestOf(c: Context<Environment>, settings: Settings): CallerRequest {
  const origin = c.req.header('origin') ?? null;
  const ownOrigin = new URL(settings.publicUrl).origin;
  const fetchSite = c.req.header('sec-fetch-site');
  return {
    id: c.get('requestId'),
    address: addressOf(c, settings),
    userAgent: c.req.header('user-agent') ?? null,
    cookies: getCookie(c),
    setCookie: (name, value, options) =>
      setCookie(
        c,
        name,
        value ?? '',
        value === null ? { ...options, maxAge: 0, expires: new Date(0) } : options,
      ),
    origin,
    ownOrigin,
    sameOrigin: fetchSite === undefined ? origin === ownOrigin : fetchSite === 'same-origin',
    secure: isSecure(settings),
  };
}

/** Where the request comes from. Behind a proxy of ours its last word counts: earlier entries may be anybody's invention. */
export function addressOf(c: Context<Environment>, { behindProxy }: Settings): string {
  const forwarded = behindProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || c.env?.incoming?.socket?.remoteAddress || 'unknown';
}

export const isSecure = ({ publicUrl }: Settings): boolean => publicUrl.startsWith('https:');

/** The token of `Authorization: Bearer …`; null when the header is missing or says something else. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer +([\w.-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;
}
