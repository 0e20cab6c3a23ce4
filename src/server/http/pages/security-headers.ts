import type { MiddlewareHandler } from 'hono';
import { embedOrigins } from '#domain/resources/embeds.ts';
import type { Settings } from '#server/settings/settings.ts';
import { isSecure } from '../limits/caller.ts';
import type { Environment } from '../environment.ts';

/** Only our own files, no script in a page's text, and no text that becomes script: what somebody writes can't become code. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Parts that float are placed by script, property by property; no style stands in a page's text.
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  // One policy, which knows one address: that of the script by which a browser shows notifications.
  'trusted-types push-worker',
].join('; ');

/** Pages with sample data stand in a frame beside the chart they explain, and resources in the players of a few sites; nothing else may be framed, and nobody else may frame them. */
const isSample = (path: string): boolean => path.startsWith('/charts/screen/');

/**
 * What a page may ask of the device: camera and screen in the meeting room alone. The microphone is for pages of ours, because conversations are recorded on one
 * of them and a page is not loaded anew on the way to it; no frame has it outside the room.
 */
const permissions = (whom: string, microphone: string): string =>
  `camera=${whom}, display-capture=${whom}, geolocation=(), microphone=${microphone}, payment=(), usb=()`;
const isRoom = (path: string): boolean => path.startsWith('/zoom/');

/** On every answer, of the API and of the pages. */
export function securityHeaders(settings: Settings): MiddlewareHandler<Environment> {
  const headers: Record<string, string> = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure(settings) && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const { origin, sites } = settings.activities;
  /** Players and activities stand in frames of any page: a page is not loaded anew on the way to one. */
  const frames = ["'self'", ...embedOrigins, ...(origin === null ? [] : [origin]), ...sites];
  const players = frames.join(' ');
  const client = settings.meetingClient?.origin;
  /** The client of a meeting provider stands in a frame of the room, with camera and microphone. */
  const [roomFrames, roomDevices] =
    client === undefined ? ["'self'", '(self)'] : [`'self' ${client}`, `(self "${client}")`];
  return async (c, next) => {
    await next();
    const isInRoom = isRoom(c.req.path);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set(
      'Permissions-Policy',
      isInRoom ? permissions(roomDevices, roomDevices) : permissions('()', '(self)'),
    );
    const [ancestors, option] = isSample(c.req.path)
      ? ["'self'", 'SAMEORIGIN']
      : ["'none'", 'DENY'];
    // A file of somebody's has a narrower one of its own.
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set(
        'Content-Security-Policy',
        `${contentPolicy}; frame-src ${isInRoom ? roomFrames : players}; frame-ancestors ${ancestors}`,
      );
    c.res.headers.set('X-Frame-Options', option);
  };
}
