import type { Context, Hono } from 'hono';
import { stopPath } from '#domain/notifications/preferences.ts';
import type { Environment } from '#server/http/environment.ts';
import { readForm } from '#server/http/input.ts';
import { refuseTooOften } from '#server/http/limits/attempts.ts';
import { addressOf } from '#server/http/limits/caller.ts';
import type { RateClass } from '#server/http/limits/rate-limits.ts';
import { stopLinkIn, type StopLink } from '#server/mail/stop-links.ts';
import type { Services } from '#server/services.ts';
import { changeMails, mailsOf, undos } from './stop.ts';
import {
  askedPage,
  brokenPage,
  oldPage,
  resumedPage,
  stoppedPage,
  unsubscribePolicy,
} from './unsubscribe-page.ts';

type Asked = Context<Environment>;

/**
 * Stops mails of one kind for whoever has the link from one of them, without signing in (RFC 8058). Opening the link changes nothing: mail servers look into
 * every link. No cookie and no token of a session is read: the link alone says who it is for and what it may do.
 */
export function mountUnsubscribing(app: Hono<Environment>, services: Services): void {
  const { db, clock, limits, settings } = services;
  const address = `${stopPath}/:token`;

  const linkIn = (c: Asked, rate: RateClass): StopLink | 'old' | null => {
    c.set('route', `${c.req.method} ${stopPath}/{token}`);
    const now = clock.now();
    refuseTooOften(limits.take(rate, { address: addressOf(c, settings), principalId: null, now }));
    return stopLinkIn(settings, c.req.param('token') ?? '', now);
  };
  const broken = (c: Asked, link: 'old' | null): Response =>
    link === 'old' ? show(c, oldPage, 410) : show(c, brokenPage, 404);

  app.get(address, async (c) => {
    const link = linkIn(c, 'read');
    if (link === null || link === 'old') return broken(c, link);
    const mails = await mailsOf(db, link);
    return mails ? show(c, askedPage(mails)) : broken(c, null);
  });

  app.post(address, async (c) => {
    const link = linkIn(c, 'write');
    if (link === null || link === 'old') return broken(c, link);
    const form = await readForm(c.req.raw);
    const undo = undos.find((each) => each === form.get('undo')) ?? null;
    if (undo === null && form.get('List-Unsubscribe') !== 'One-Click')
      return show(c, brokenPage, 422);
    const before = await mailsOf(db, link);
    if (!before) return broken(c, null);
    await db.transaction(() => changeMails(db, link, undo, clock.now()));
    return show(c, undo === null ? stoppedPage(before, before.undo) : resumedPage(before));
  });
}

const show = (c: Asked, page: string, status: 200 | 404 | 410 | 422 = 200): Response =>
  c.html(page, status, {
    'Content-Security-Policy': unsubscribePolicy,
    'Cache-Control': 'no-store',
  });
