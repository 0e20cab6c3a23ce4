import { desc, eq } from 'drizzle-orm';
import {
  contradictionsIn,
  parametersOf,
  productValuesOf,
  type ProductValues,
} from '#domain/policy/product.ts';
import { policyWith } from '#domain/policy/parameters.ts';
import { policyTerms, type PolicyKey } from '#domain/policy/terms.ts';
import type { Database } from '#database/database.ts';
import { organizations, policies } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstantOrNull } from '#server/http/answers/wire.ts';
import { once } from '#server/records/idempotency.ts';
import { policyFor } from '#server/policy-for.ts';
import { publishChange } from '#server/stream/publish.ts';
import { effectsOf } from './effects-of.ts';
import { historyOfRules } from './history.ts';

const superAdmins = only('superAdmins');

async function inForce(db: Database) {
  const { version, parameters } = await policyFor(db, null);
  const [row] = await db.orm.select().from(policies).orderBy(desc(policies.version)).limit(1);
  return {
    version,
    changedAt: wireInstantOrNull(row?.createdAt ?? null),
    values: productValuesOf(parameters),
  };
}

function refuseContradictions(values: ProductValues): void {
  const errors = contradictionsIn(values);
  if (Object.keys(errors).length > 0) throw refuse.invalid(errors);
}

/** The rules of the product: a version more each time they are changed, and none is ever rewritten. */
export const policyBindings = {
  ...bind('GET /policy', {
    policy: superAdmins,
    handle: ({ services: { db } }) => inForce(db),
  }),

  ...bind('GET /policy/standards', {
    policy: only('organizationAdminsAndStaff'),
    handle: async ({ services: { db } }) => {
      const values = productValuesOf((await policyFor(db, null)).parameters);
      return Object.fromEntries(policyTerms.map(({ key }) => [key, values[key]])) as Record<
        PolicyKey,
        number
      >;
    },
  }),

  ...bind('GET /policy/upload-limits', {
    policy: signedIn,
    async handle({ services: { db } }) {
      const { parameters } = await policyFor(db, null);
      const { pictureMax, resourceMax, recordingMax, recordingLength, tableMax, tableRows } =
        parameters;
      return { pictureMax, resourceMax, recordingMax, recordingLength, tableMax, tableRows };
    },
  }),

  ...bind('GET /policy/history', {
    policy: superAdmins,
    handle: ({ services: { db } }) => historyOfRules(db),
  }),

  ...bind('POST /policy/preview', {
    policy: superAdmins,
    async handle({ body, now, services: { db } }) {
      refuseContradictions(body);
      const { values } = await inForce(db);
      return {
        effects: await effectsOf(db, { before: values, after: body, organizationId: null }, now),
      };
    },
  }),

  ...bind('POST /policy/organizations/{organization}/preview', {
    policy: only('staff'),
    async handle({ params, body, now, services: { db } }) {
      const [found] = await db.orm
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, params.organization));
      if (!found) throw refuse.notFound();
      const { parameters } = await policyFor(db, null);
      const own = (await policyFor(db, found.id)).parameters;
      const change = {
        before: productValuesOf(own),
        after: productValuesOf(policyWith(parameters, body.policyOverrides)),
        organizationId: found.id,
      };
      return { effects: await effectsOf(db, change, now) };
    },
  }),

  ...bind('POST /policy', {
    policy: superAdmins,
    async handle({ body, principal, now, services: { db } }) {
      const { idempotencyKey: key, version, ...values } = body;
      refuseContradictions(values);
      const request = { version, values };
      const claim = {
        actorId: principal.id,
        key,
        endpoint: 'POST /policy',
        request,
        at: now,
      } as const;
      await db.transaction(() =>
        once(db, claim, async () => {
          const [latest] = await db.orm
            .select({ version: policies.version })
            .from(policies)
            .orderBy(desc(policies.version))
            .limit(1)
            .for('update');
          const current = latest?.version ?? 1;
          if (current !== version)
            throw refuse.conflict({
              version:
                'Someone else changed the rules a moment ago. We’ve loaded the latest version; what you typed is still here.',
            });
          const [written] = await db.orm
            .insert(policies)
            .values({
              version: current + 1,
              parameters: parametersOf(values),
              createdAt: now,
              byId: principal.id,
            })
            .onConflictDoNothing()
            .returning({ version: policies.version });
          if (!written)
            throw refuse.conflict({ version: 'Someone else changed the rules a moment ago.' });
          await publishChange(db, { topics: ['policy'], to: { userIds: [], staff: true } });
          return principal.id;
        }),
      );
      return inForce(db);
    },
  }),
};
