import { eq, ilike, not, or } from 'drizzle-orm';
import { coachPermissionNames } from '#contract/coaches/coach-permissions.ts';
import { coachPermissions } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { isOver } from '#server/features/relations/public.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { foundAmong } from '#server/records/found.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { choicesOf } from './choices.ts';
import { coachPermissionKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { permissionPlaces, visibleTo } from './visible.ts';

const { coachName, scope, subject, subjectName, createdAt } = coachPermissions;
const staff = only('staff');

export const coachPermissionBindings = {
  ...plainBindings(coachPermissionNames, coachPermissionKind, {
    policy: signedIn,
    policies: { create: staff, send: staff },
    visible: visibleTo,
    searched: [],
    sorts: {
      name: [byName(subjectName), byName(coachName)],
      created: [createdAt],
    },
    filters: {
      coach: permissionPlaces.coach.holds,
      scope: (wanted) => eq(scope, wanted),
      subject: (wanted) => eq(subject, wanted),
      validity: (wanted, now) => (wanted === 'active' ? not(isOver(now)) : isOver(now)),
    },
    search: (pattern, query) => otherEndNamed(pattern, query.coach !== undefined),
    summarise,
    detail: detailOf,
    history: {
      CREATE: 'gave this permission',
      DELETE: 'removed it',
    },
  }),

  ...bind('GET /coach-permissions/choices', {
    policy: staff,
    handle: ({ query, services: { db } }) => foundAmong(db, choicesOf[query.kind], query),
  }),

  ...bind('GET /coach-permissions/of/{end}/{subject}', {
    policy: signedIn,
    handle: (call) => permissionPlaces[call.params.end].open(call, call.params.subject),
  }),
};

/** Search looks at the names a list shows: seen from the coach the subjects', otherwise both. */
const otherEndNamed = (pattern: string, fromCoach: boolean) => {
  if (fromCoach) return ilike(subjectName, pattern);
  return or(ilike(coachName, pattern), ilike(subjectName, pattern));
};
