import { choicesOf } from '#domain/notifications/preferences.ts';
import type { MailRhythm } from '#domain/notifications/mail-rhythm.ts';
import { mailRhythmOf, nextDigestOf } from '#server/features/digests/public.ts';
import type { Database } from '#database/database.ts';
import { bind } from '#server/api/bind.ts';
import { wireInstantOrNull } from '#server/http/answers/wire.ts';
import { signedIn } from '#server/http/policy.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { choose } from './choose.ts';
import { chooseRhythm } from './rhythm.ts';

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

async function present(db: Database, userId: string) {
  const { digestEvery, quietHours }: MailRhythm = await mailRhythmOf(db, userId);
  return {
    digestEvery,
    quietHours: quietHours && { from: clockTime(quietHours.from), to: clockTime(quietHours.to) },
    nextDigestAt: wireInstantOrNull(await nextDigestOf(db, userId)),
  };
}

/** When and how somebody gets their mails; everybody chooses for themselves. */
export const mailSettingsBindings = {
  ...bind('GET /profile/mail-settings', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => present(db, principal.id),
  }),

  ...bind('POST /profile/mail-settings', {
    policy: signedIn,
    async handle({ principal, body: { digestEvery, quietHours: quiet }, now, services: { db } }) {
      const quietHours = quiet && { from: minutesOf(quiet.from), to: minutesOf(quiet.to) };
      const change = {
        ...(digestEvery !== undefined && { digestEvery }),
        ...(quietHours !== undefined && { quietHours }),
      };
      await db.transaction(() => chooseRhythm(db, principal.id, change, now));
      return present(db, principal.id);
    },
  }),

  ...bind('POST /profile/notifications/mails', {
    policy: signedIn,
    async handle({ principal, body: { mails, idempotencyKey: key }, now, services: { db } }) {
      const choices = choicesOf(principal.role).filter(({ channel }) => channel === 'E');
      const endpoint = 'POST /profile/notifications/mails' as const;
      const claim = { actorId: principal.id, key, endpoint, request: { mails }, at: now };
      await db.transaction(() =>
        once(db, claim, async () => {
          const change = { email: mails !== 'never', digest: mails === 'digest' };
          await choose(db, choices, change, readerOf({ principal, now }));
          return principal.id;
        }),
      );
      return { changed: choices.length };
    },
  }),
};
