import { eq, sql } from 'drizzle-orm';
import { bookingConstraintNames, bookingRule } from '#contract/programmes/booking-constraints.ts';
import { constraintNames } from '#domain/booking-constraints/rule.ts';
import { bookingConstraints } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { bookingConstraintKind } from './kind.ts';
import { detailOf, lotsOf, summarise } from './present.ts';
import { timesLeft } from './times-left.ts';
import { readableLots, visibleTo } from './visible.ts';

const { sessionCredit, rule, createdAt } = bookingConstraints;
const staff = only('staff');
const membersAndStaff = only('membersAndStaff');
const kind = sql`${rule} ->> 'kind'`;

/** What a constraint is called, for a search. */
const kindName = sql`case ${kind} ${sql.join(
  Object.entries(constraintNames).map(([each, name]) => sql`when ${each} then ${name}`),
  sql` `,
)} end`;

export const bookingConstraintBindings = {
  ...plainBindings(bookingConstraintNames, bookingConstraintKind, {
    policy: membersAndStaff,
    policies: { create: staff, send: staff },
    visible: visibleTo,
    searched: [],
    search: (pattern) => sql`${kindName} ilike ${pattern}`,
    sorts: { created: [createdAt] },
    filters: {
      sessionCredit: (wanted) => eq(sessionCredit, wanted),
      kind: (wanted) => sql`${kind} = ${wanted}`,
    },
    summarise,
    detail: detailOf,
    history: {
      CREATE: 'added this constraint',
      DELETE: 'removed it',
    },
  }),

  ...bind('GET /booking-constraints/of/{sessionCredit}', {
    policy: membersAndStaff,
    async handle({ principal, params, services: { db } }) {
      const [held] = await db.orm.execute<{ holder: string }>(sql`
        select coalesce(u.full_name, t.name, p.name) as holder
        from credit_lots l join programmes p on p.id = l.programme_id
        left join users u on u.id = l.holder_id left join teams t on t.id = l.holder_id
        where l.id = ${params.sessionCredit} and ${readableLots(principal)}`);
      const [lot] = held ? await lotsOf(db, [params.sessionCredit]) : [];
      if (!held || !lot) throw refuse.notFound();
      const { id, session, programme } = lot;
      return { id, session, programme, holder: held.holder };
    },
  }),

  ...bind('GET /booking-constraints/times', {
    policy: staff,
    async handle({ query, now, services: { db } }) {
      const found = bookingRule.safeParse(parsed(query.rule));
      if (!found.success) throw refuse.invalid({ rule: 'Choose a kind.' });
      return timesLeft(db, query.sessionCredit, found.data, now);
    },
  }),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
