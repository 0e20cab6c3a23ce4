import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import { email as personsEmail } from '#contract/people/users.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { activateUser } from '#server/features/users/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { endWhatHungOn, isOver } from '#server/identity/account-changes.ts';
import { auditAccess } from '#server/identity/audit.ts';
import type { Identity } from '#server/identity/single-sign-on/conversation.ts';
import type { Provider } from '#server/identity/single-sign-on/provider.ts';
import { inState } from '#database/in-state.ts';
import { ssoSentences } from './sentences.ts';

interface Known {
  readonly id: string;
  readonly organizationId: string | null;
  readonly accessChangedAt: number | null;
}

interface Times {
  /** When they left for the provider. */
  readonly begunAt: number;
  readonly now: number;
}

const columns = {
  id: users.id,
  organizationId: users.organizationId,
  accessChangedAt: users.accessChangedAt,
};
/** Whoever may come in: active people, and invited ones, who are active from then on. */
const mayComeIn = inState(users.status, userStates.open);
const noAccount = () => refuse.invalid({ request: ssoSentences.noAccount });

/**
 * The person whom a provider has identified, inside the current transaction: whoever signed in with this identity before, else, the first time, the
 * person of this organisation who has the address that the provider confirms; one of letters that only look like theirs is nobody's. An invited person is
 * active from then on. Whoever left for the provider before their account was changed begins anew.
 */
export async function personFor(
  db: Database,
  provider: Provider,
  identity: Identity,
  { begunAt, now }: Times,
): Promise<string> {
  const linked = await linkedPerson(db, provider, identity);
  const person = linked ?? (await link(db, provider, identity, now));
  if (person.organizationId !== provider.organizationId) throw noAccount();
  if (isOver(begunAt, person.accessChangedAt))
    throw refuse.invalid({ request: ssoSentences.failed });
  if (!linked) await endWhatHungOn(db, person.id, now);
  await activateUser(db, person.id, now);
  await db.orm.update(users).set({ lastSignInAt: now }).where(eq(users.id, person.id));
  return person.id;
}

async function linkedPerson(
  db: Database,
  { issuer }: Provider,
  { subject }: Identity,
): Promise<Known | undefined> {
  const [person] = await db.orm
    .select(columns)
    .from(users)
    .where(and(eq(users.oidcIssuer, issuer), eq(users.oidcSubject, subject), mayComeIn))
    .for('update');
  return person;
}

/** Ties the identity to the person with its address. An identity at another provider, from before the organisation moved, gives way. */
async function link(
  db: Database,
  { issuer, organizationId }: Provider,
  { subject, email, emailVerified }: Identity,
  now: number,
): Promise<Known> {
  if (email === null || !emailVerified) throw refuse.invalid({ request: ssoSentences.unverified });
  const address = personsEmail.safeParse(email);
  if (!address.success) throw noAccount();
  const [person] = await db.orm
    .update(users)
    .set({ oidcIssuer: issuer, oidcSubject: subject })
    .where(
      and(
        eq(sql`lower(${users.email})`, address.data.toLowerCase()),
        eq(users.organizationId, organizationId),
        mayComeIn,
        or(isNull(users.oidcSubject), ne(users.oidcIssuer, issuer)),
      ),
    )
    .returning(columns);
  if (!person) throw noAccount();
  await auditAccess(db, { kind: 'identityLinked', userId: person.id, at: now });
  return person;
}
