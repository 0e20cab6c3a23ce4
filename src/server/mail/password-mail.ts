import { and, eq } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { isOver } from '#server/identity/account-changes.ts';
import { accountOf } from '#server/identity/locks.ts';
import { makeLink, wantedLink } from '#server/identity/password-links.ts';
import type { LinkPurpose } from '#server/identity/password-links.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { inState } from '#database/in-state.ts';
import { lengthInWords } from '#domain/time/words.ts';
import { policyFor } from '#server/policy-for.ts';
import { productName } from './brand.ts';
import { letterOf } from './letter.ts';
import type { Mailer } from './mailer.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly settings: Pick<Settings, 'publicUrl' | 'tokenSecret'>;
}

const ending = (ttl: number): string => `The link works once, for ${lengthInWords(ttl)}.`;

interface Words {
  readonly subject: string;
  readonly text: (ttl: number) => string;
  readonly label: string;
}

const words: Readonly<Record<LinkPurpose, Words>> = {
  recovery: {
    subject: 'Choose a new password',
    text: (ttl) =>
      `You can choose a new password for your ${productName} account. ${ending(ttl)} If you didn’t ask for this, you can ignore this email: your password stays the same.`,
    label: 'Choose a new password',
  },
  invitation: {
    subject: `Your ${productName} account`,
    text: (ttl) =>
      `An account was created for you at ${productName}. Choose a password to sign in. ${ending(ttl)}`,
    label: 'Choose your password',
  },
};

const byOrganisation = {
  subject: `Signing in to ${productName}`,
  text: 'You sign in through your organisation, so there is no password to choose here.',
  label: 'Sign in',
};

const again = { label: 'Ask for another link', path: '/auth/password/recover' };

/**
 * Whom a link that was asked for then is for: nobody, when the account has been closed or changed since. Nothing about it changes until the current transaction ends.
 */
async function addressee(db: Database, userId: string, askedAt: number) {
  const [person] = await db.orm
    .select({
      id: users.id,
      name: users.fullName,
      firstName: users.firstName,
      email: users.email,
      loginMethod: users.loginMethod,
      accessChangedAt: users.accessChangedAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), inState(users.status, userStates.open)))
    .for('update');
  return person === undefined || isOver(askedAt, person.accessChangedAt) ? null : person;
}

/**
 * Makes a link and sends it to where the person can be reached now. The secret goes into the mail and nowhere else; a mail that has to be
 * sent again brings a new link, and the one before is void.
 */
export function passwordMailDelivery({ db, clock, mailer, settings }: Options): Delivery {
  return async (payload, id) => {
    const { userId, purpose, at: askedAt } = wantedLink.parse(payload);
    if (userId === null) return;
    const at = clock.now();
    const found = await db.transaction(async () => {
      const person = await addressee(db, userId, askedAt);
      if (person === null || person.loginMethod === 'oidc')
        return person && { person, path: '/auth/sign-in', ...byOrganisation };
      const account = accountOf(settings.tokenSecret, person.email);
      const ttl = (await policyFor(db, null)).parameters.linkTtl;
      const secret = await makeLink(db, { userId, purpose, account, at, ttl });
      const said = words[purpose];
      return { person, path: `/auth/password/reset#${secret}`, ...said, text: said.text(ttl) };
    });
    if (found === null) return;
    const { person, path, subject, text, label } = found;
    const mail = { recipientId: userId, at, subject, text, details: [], go: { path, label } };
    await mailer.send({
      id,
      to: person,
      at,
      subject,
      ...letterOf({ ...mail, calendar: null }, person.firstName, settings.publicUrl, {
        below: again,
      }),
      calendar: null,
    });
  };
}
