import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { isStaff } from '#machines/person.ts';
import { policyFor } from '#server/policy-for.ts';
import { askedOf, livedFor } from './asked.ts';
import { current, taken } from './counts.ts';
import { narrowingsOf } from './narrowing.ts';
import { recordsOf } from './records.ts';

const policy = only('organizationAdminsAndStaff');

export const livesBindings = {
  ...bind('GET /lives', {
    policy,
    handle: ({ principal }) => livedFor(principal).map(({ name }) => ({ machine: name })),
  }),

  ...bind('GET /lives/{machine}', {
    policy,
    async handle({ params: { machine }, query, principal, now, services: { db } }) {
      const asked = askedOf(principal, machine, query, now);
      const mayList = isStaff(principal);
      const floor = mayList
        ? null
        : (await policyFor(db, principal.organizationId)).parameters.minReportGroup;
      return {
        ...asked.dates,
        floor,
        narrowings: narrowingsOf(asked.stands.table),
        mayList,
        current: await current(db, asked, floor),
        ...(await taken(db, asked, floor)),
      };
    },
  }),

  ...bind('GET /lives/{machine}/records', {
    policy: only('staff'),
    handle: ({ params: { machine }, query, principal, now, services: { db } }) =>
      recordsOf(db, askedOf(principal, machine, query, now), query),
  }),
};
